/** A word as this site writes it, and the forms that it refuses. */
interface FieldWord {
  readonly word: string;
  /** Refused forms in the sense of the word; whole words, so that 성질의 and 탐색인 are left alone. */
  readonly refused: RegExp;
  /** Another meaning of the refused form, and its word. */
  readonly otherwise?: string;
  /** A text that the pattern must refuse. */
  readonly wrong: string;
  /** The most similar text that it must accept. */
  readonly right: string;
}

/** What may follow a noun of one syllable: particles, but no other syllable. */
const END =
  '(?=(?:[은는이을의에과인만]|으로|에서|까지|부터|보다|마다|별로|이다|이며|이고|이라|이나|들)*(?![가-힣]))';

const noun = (text: string): RegExp => new RegExp(`(?<![가-힣])(?:${text})`, 'gu');

/** The glossary: one word for one thing. */
export const fieldWords: readonly FieldWord[] = [
  {
    word: '버전',
    refused: new RegExp(`(?<!몇 )(?<![가-힣\\d])판${END}`, 'gu'),
    otherwise: '책은 "2판"이나 "개정판", 놀이는 "체스판"으로 쓴다.',
    wrong: '옛 판에서는',
    right: '체스판과 개정판과 3판은 몇 판인지 판단하고, 게시판에서 판매한다',
  },
  { word: '키', refused: /열쇠|글쇠/gu, wrong: '열쇠로 찾는다', right: '키로 찾는다' },
  {
    word: '헤더',
    refused: noun('머리말|머리글'),
    otherwise: '문서의 위쪽에 되풀이되는 줄은 `머리글`로 감싼다.',
    wrong: '응답의 머리말, 화면의 머리글',
    right: '응답의 헤더',
  },
  {
    word: '컨슈머',
    refused: noun('(?<!생산자[-와·] ?)소비자(?! ?(?:가격|물가|보호))'),
    wrong: '소비자가 메시지를 받는다',
    right: '생산자-소비자 문제와 소비자 물가',
  },
  {
    word: '프로듀서',
    refused: noun('생산자(?![-와·] ?소비자)'),
    wrong: '생산자가 메시지를 보낸다',
    right: '생산자-소비자 문제',
  },
  {
    word: '쿼리',
    refused: noun('질의(?! ?응답)'),
    wrong: '질의마다',
    right: '질의응답 시간, 성질의 하나',
  },
  {
    word: '인덱스',
    refused: noun('색인'),
    otherwise: '책 끝의 목록은 "찾아보기"로 쓴다.',
    wrong: '색인을 읽는다',
    right: '탐색인지 검색인지',
  },
  { word: '이유', refused: noun('까닭'), wrong: '그 까닭은', right: '그 이유는' },
  {
    word: '비교하다',
    refused: /견[주준줄줘줬줌줍](?!기다)/gu,
    wrong: '둘을 견준다',
    right: '견고한 설계',
  },
  {
    word: '사이클',
    refused: noun('순환(?! ?(?:참조|의존|대기|버퍼|큐|배열|소수|중복))'),
    otherwise: '자료를 차례로 도는 것은 "순회"로 쓴다.',
    wrong: '순환이 있으면 멈춘다',
    right: '순환 참조와 순환 버퍼, 비순환 그래프',
  },
  { word: '팰린드롬', refused: noun('회문'), wrong: '회문이다', right: '순회문' },
  { word: '그리디', refused: noun('탐욕'), wrong: '탐욕 알고리즘', right: '그리디 알고리즘' },
  { word: '슬래시', refused: noun('빗금'), wrong: '끝의 빗금', right: '끝의 슬래시' },
  { word: '하이픈', refused: noun('붙임표'), wrong: '붙임표를 뺀다', right: '하이픈을 뺀다' },
  { word: '반올림', refused: noun('사사오입'), wrong: '사사오입한다', right: '반올림한다' },
  {
    word: '포이즌 메시지',
    refused: noun('독이 든 메시지'),
    wrong: '독이 든 메시지를 받는다',
    right: '값이 든 메시지를 받는다',
  },
  { word: '메뉴', refused: noun('차림표'), wrong: '왼쪽 차림표', right: '왼쪽 메뉴' },
  { word: '단어', refused: noun('낱말'), wrong: '셋째 낱말', right: '셋째 단어' },
  {
    word: '페이지',
    refused: new RegExp(
      `(?:\\d|(?<![가-힣])(?:첫|다음|이전|마지막) )쪽${END}|(?<![가-힣])쪽 ?(?:수|번호|나누기|단위)(?![가-힣])`,
      'gu',
    ),
    wrong: '2쪽에 있고 다음 쪽을 본다',
    right: '왼쪽으로 2칸, 이쪽과 d 쪽',
  },
  { word: '메서드', refused: /메소드/gu, wrong: '정적 메소드', right: '정적 메서드' },
  {
    word: '애플리케이션',
    refused: /어플리케이션/gu,
    wrong: '웹 어플리케이션',
    right: '웹 애플리케이션',
  },
  { word: '스레드', refused: /쓰레드/gu, wrong: '쓰레드 풀', right: '스레드 풀' },
  { word: '싱글턴', refused: /싱글톤/gu, wrong: '싱글톤 빈', right: '싱글턴 빈' },
  { word: '디렉터리', refused: /디렉토리/gu, wrong: '홈 디렉토리', right: '홈 디렉터리' },
  {
    word: '점유 대기',
    refused: noun('쥐고 기다림'),
    wrong: '쥐고 기다림을 없앤다',
    right: '잠금을 쥐고 기다린다',
  },
  {
    word: '비선점',
    refused: noun('빼앗지 못함'),
    wrong: '빼앗지 못함',
    right: '빼앗지 못한다',
  },
  { word: '분산 락', refused: noun('분산 잠금'), wrong: '분산 잠금', right: '행 잠금' },
  { word: 'HOL 블로킹', refused: /선두 막힘/gu, wrong: '선두 막힘이 없다', right: '선두가 막힌다' },
  {
    word: '리프',
    refused: noun('잎(?: ?노드|까지)'),
    wrong: '잎 노드에서 잎까지',
    right: '나무의 잎을 따고, 잎의 색과 잎새',
  },
  {
    word: '페이지 폴트',
    refused: noun('(?<!페이지 )부재(?!중)'),
    otherwise: '없다는 뜻이면 "없음"으로 쓴다.',
    wrong: '부재가 는다',
    right: '페이지 부재, 부재중 전화',
  },
  {
    word: '윈도',
    refused: /(?<=(?:슬라이딩|혼잡|수신|고정) )윈도우|윈도우(?= (?:함수|크기))/gu,
    wrong: '슬라이딩 윈도우와 윈도우 함수',
    right: '윈도우에 설치한다',
  },
  { word: '스냅샷', refused: /스냅숏/gu, wrong: '스냅숏을 읽는다', right: '스냅샷을 읽는다' },
  {
    word: '서브트리',
    refused: noun('부분 ?트리'),
    wrong: '부분 트리의 높이',
    right: '부분 문자열의 트리',
  },
  {
    word: '디스크립터',
    refused: noun('(?:파일 )?서술자'),
    wrong: '파일 서술자를 닫는다',
    right: '파일을 서술한다',
  },
  { word: '접두사', refused: noun('접두어'), wrong: '접두어가 같다', right: '접두사가 같다' },
  {
    word: '서브쿼리',
    refused: noun('하위 쿼리'),
    wrong: '하위 쿼리로 쓴다',
    right: '하위 폴더의 쿼리',
  },
  { word: '최솟값', refused: /최소값/gu, wrong: '최소값', right: '최소 비용' },
  { word: '최댓값', refused: /최대값/gu, wrong: '최대값', right: '최대 비용' },
  { word: '기댓값', refused: /기대값/gu, wrong: '기대값', right: '기대한 값' },
  { word: '초깃값', refused: /초기값/gu, wrong: '초기값', right: '초기 상태' },
  { word: '대푯값', refused: /대표값/gu, wrong: '대표값', right: '대표 객체' },
  {
    word: '틀린 예',
    refused: noun('틀린 코드(?=다(?![가-힣]))'),
    otherwise: 'wrong을 단 블록에 붙는 이름표다. 한 곳만 틀린 블록이면 "첫 줄이 틀렸다"로 쓴다.',
    wrong: '첫 줄이 틀린 코드다',
    right: '틀린 코드도 통과한다. 코틀린 코드다',
  },
  // 끝점 is also the endpoint of an interval.
  {
    word: '엔드포인트',
    refused: /(?<=(?:공개된?|API|HTTP|여는|부를 수 있는) )끝점/gu,
    wrong: '누구나 부를 수 있는 끝점',
    right: '구간의 끝점만 정렬한다',
  },
  {
    word: '버튼',
    refused: noun('(?<!(?:옷|첫) )단추'),
    wrong: '단추를 숨긴다',
    right: '옷 단추, 첫 단추를 잘못 끼운다',
  },
  {
    word: '그룹',
    refused: noun('무리(?=[를의로는마끼와에도 ,.)]|$)(?!를 (?:하|해|했))'),
    otherwise: '집합이면 "집합"으로 쓴다.',
    wrong: '두 무리로 나눈다',
    right: '무리한 요구, 무리수, 무리하게 합친다',
  },
  {
    word: '노드',
    refused: noun('(?<![한두] )마디'),
    wrong: '처음으로 갈리는 마디',
    right: '말 한 마디, 손마디',
  },
  {
    word: '세이브포인트',
    refused: noun('저장점'),
    wrong: '저장점으로 돌아간다',
    right: '저장 시점으로 돌아간다',
  },
  {
    word: '풀 스캔',
    refused: /전체 훑기|테이블 훑기/gu,
    wrong: '전체 훑기를 고른다',
    right: '정렬하고 한 번 훑기',
  },
  {
    word: '정렬하다',
    refused: /(?:[가-힣]순으로|순서로|것부터|시각으로) 늘어놓/gu,
    wrong: '오름차순으로 늘어놓는다',
    right: '수를 골라 늘어놓은 순열, 명령만 늘어놓지 않는다',
  },
  // In notes about payments 되돌림 is a reversal.
  {
    word: '리다이렉트',
    refused: /(?:무한|영구|임시|끝나지 않는) 되돌림|되돌림(?= ?(?:응답|주소|\(redirect))/gu,
    wrong: '끝나지 않는 되돌림',
    right: '환불과 되돌림(reversal)',
  },
  {
    word: '부모 클래스',
    refused: noun('바탕 클래스'),
    wrong: '바탕 클래스에서 물려받는다',
    right: '바탕 문법과 클래스',
  },
  {
    word: '상태 표시줄',
    refused: noun('상태 막대'),
    wrong: '노치와 상태 막대',
    right: '상태를 막대로 그린다',
  },
  {
    word: '교착 상태',
    refused: noun('교착(?! ?상태|어)'),
    otherwise: '짧게는 "데드락"으로 쓴다.',
    wrong: '교착을 피한다',
    right: '교착 상태와 교착상태, 교착어',
  },
  {
    word: '유니크',
    refused: /유일 (?:부분 )?(?:인덱스|제약|키)/gu,
    wrong: '유일 제약에 걸린다',
    right: '유일한 인덱스',
  },
  {
    word: '파라미터',
    // Translated books fixed these names of refactorings, smells and parameterized types.
    refused: noun('매개변수(?! ?(?:탐색|객체|목록)|화)'),
    wrong: '경로의 매개변수',
    right: '매개 변수 탐색, 매개변수 객체 만들기, 긴 매개변수 목록, 매개변수화 타입',
  },
  {
    word: '테스트',
    refused: noun('시험(?=[하할한해했]|용 |[ ]?(?:값|코드|도구|데이터|환경|더블)(?![가-힣]*공부))'),
    otherwise: '점수를 매기는 것은 "시험"을 본다고 쓴다.',
    wrong: '핸들러를 시험한다',
    right: '시험을 앞두고, 시험 전날',
  },
  {
    word: '네트워크',
    refused: noun(`망(?! ?(?:분리|중립))${END}`),
    wrong: '확인이 망에서 사라진다',
    right: '통신망과 망 분리, 망가진다',
  },
  {
    word: '비용이 들다',
    refused: /값이 (?:(?:더|덜|많이) )?(?:든다|들지)/gu,
    wrong: '띄울 때마다 값이 든다',
    right: '값이 든 상자에는 값이 들어 있다',
  },
  {
    word: '적용되다',
    refused:
      /(?<![가-힣])[이가은는도] 듣(?:지 않|는다)|(?:애너테이션|설정|옵션|로딩|수준|인터셉터)[이가은는도] 듣(?:지 않|는다)|(?:오류|환경|속성|브라우저)에(?:서)?[는만도]? 듣(?:지 않|는다)/gu,
    otherwise: '돌아간다는 뜻이면 "동작한다"로 쓴다.',
    wrong: '애너테이션이 듣지 않는다',
    right: '두 강의를 겹쳐 듣지 않는다',
  },
  {
    word: '폴백',
    refused: noun('대체 응답'),
    wrong: '대체 응답을 정한다',
    right: '응답을 대체한다',
  },
  {
    word: '타임아웃',
    refused:
      /(?<![가-힣])(?:연결|읽기|쓰기|응답|요청|호출의|소켓|유휴) 시간 초과|시간 초과[를는]? ?(?:함께 |짧게 |길게 )?(?:둔다|두지|두고|두면|설정)/gu,
    otherwise: '채점의 결과는 "시간 초과"로 쓴다.',
    wrong: '읽기 시간 초과를 둔다',
    right: '파이썬은 시간 초과가 난다',
  },
  {
    word: '내보내다',
    refused: /(?:모듈[이은]|토큰을|쪽에|다시) 내놓|내놓는 모듈/gu,
    wrong: '가진 모듈이 내놓지 않는다',
    right: '결과를 내놓는다',
  },
  {
    word: '축출',
    refused: /내보내기(?= ?(?:정책|\(eviction))/gu,
    wrong: '내보내기(eviction)가 켜진다',
    right: '정적 내보내기(export)',
  },
  {
    word: '공백',
    refused: /빈칸(?=으로 (?:나[누뉘눈뉜]|구분|띄)| 없이)/gu,
    otherwise: '격자의 것은 "빈 칸"으로 쓴다.',
    wrong: '빈칸으로 나누어',
    right: '벽으로 빈칸을 막는다',
  },
  {
    word: '컴포넌트',
    refused: noun('(?<!(?:연결|벡터의?|행렬의) )성분'),
    otherwise: '그래프의 것은 "연결 요소"로 쓴다.',
    wrong: '레코드의 성분',
    right: '벡터의 성분과 강한 연결 성분',
  },
  {
    word: '카운터',
    refused: /셈[을은](?= (?:지[우운]|0으로|올리|늘리))/gu,
    wrong: '그 계정의 셈을 지운다',
    right: '같은 셈이다',
  },
  { word: '지표', refused: noun('잣대'), wrong: '두 잣대', right: '두 지표' },
];
