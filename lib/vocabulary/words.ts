/** A word as this site writes it, and the forms that it refuses. */
interface FieldWord {
  readonly word: string;
  /** Refused forms in the sense of the word; whole words, so that 성질의 and 탐색인 are left alone. */
  readonly refused: RegExp;
  /** Another meaning of the refused form, and its word. */
  readonly otherwise?: string;
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
  },
  { word: '키', refused: /열쇠|글쇠/gu },
  {
    word: '헤더',
    refused: noun('머리말|머리글'),
    otherwise: '문서의 위쪽에 되풀이되는 줄은 `머리글`로 감싼다.',
  },
  { word: '컨슈머', refused: noun('(?<!생산자[-와·] ?)소비자(?! ?(?:가격|물가|보호))') },
  { word: '프로듀서', refused: noun('생산자(?![-와·] ?소비자)') },
  { word: '쿼리', refused: noun('질의(?! ?응답)') },
  {
    word: '인덱스',
    refused: noun('색인'),
    otherwise: '책 끝의 목록은 "찾아보기"로 쓴다.',
  },
  { word: '이유', refused: noun('까닭') },
  { word: '비교하다', refused: /견[주준줄줘줬줌줍](?!기다)/gu },
  {
    word: '사이클',
    refused: noun('순환(?! ?(?:참조|의존|대기|버퍼|큐|배열|소수|중복))'),
    otherwise: '자료를 차례로 도는 것은 "순회"로 쓴다.',
  },
  { word: '팰린드롬', refused: noun('회문') },
  { word: '그리디', refused: noun('탐욕') },
  { word: '슬래시', refused: noun('빗금') },
  { word: '하이픈', refused: noun('붙임표') },
  { word: '반올림', refused: noun('사사오입') },
  { word: '포이즌 메시지', refused: noun('독이 든 메시지') },
  { word: '메뉴', refused: noun('차림표') },
  { word: '단어', refused: noun('낱말') },
  {
    word: '페이지',
    refused: new RegExp(
      `(?:\\d|(?<![가-힣])(?:첫|다음|이전|마지막) )쪽${END}|(?<![가-힣])쪽 ?(?:수|번호|나누기|단위)(?![가-힣])`,
      'gu',
    ),
  },
  { word: '메서드', refused: /메소드/gu },
  { word: '애플리케이션', refused: /어플리케이션/gu },
  { word: '스레드', refused: /쓰레드/gu },
  { word: '싱글턴', refused: /싱글톤/gu },
  { word: '디렉터리', refused: /디렉토리/gu },
  { word: '점유 대기', refused: noun('쥐고 기다림') },
  { word: '비선점', refused: noun('빼앗지 못함') },
  { word: '분산 락', refused: noun('분산 잠금') },
  { word: 'HOL 블로킹', refused: /선두 막힘/gu },
  { word: '리프', refused: noun('잎(?: ?노드|까지)') },
  {
    word: '페이지 폴트',
    refused: noun('(?<!페이지 )부재(?!중)'),
    otherwise: '없다는 뜻이면 "없음"으로 쓴다.',
  },
  { word: '윈도', refused: /(?<=(?:슬라이딩|혼잡|수신|고정) )윈도우|윈도우(?= (?:함수|크기))/gu },
  { word: '스냅샷', refused: /스냅숏/gu },
  { word: '서브트리', refused: noun('부분 ?트리') },
  { word: '디스크립터', refused: noun('(?:파일 )?서술자') },
  { word: '접두사', refused: noun('접두어') },
  { word: '서브쿼리', refused: noun('하위 쿼리') },
  { word: '최솟값', refused: /최소값/gu },
  { word: '최댓값', refused: /최대값/gu },
  { word: '기댓값', refused: /기대값/gu },
  { word: '초깃값', refused: /초기값/gu },
  { word: '대푯값', refused: /대표값/gu },
  {
    word: '틀린 예',
    refused: noun('틀린 코드(?=다(?![가-힣]))'),
    otherwise: 'wrong을 단 블록에 붙는 이름표다. 한 곳만 틀린 블록이면 "첫 줄이 틀렸다"로 쓴다.',
  },
  // 끝점 is also the endpoint of an interval.
  { word: '엔드포인트', refused: /(?<=(?:공개된?|API|HTTP|여는|부를 수 있는) )끝점/gu },
  { word: '버튼', refused: noun('(?<!(?:옷|첫) )단추') },
  {
    word: '그룹',
    refused: noun('무리(?=[를의로는마끼와에도 ,.)]|$)(?!를 (?:하|해|했))'),
    otherwise: '집합이면 "집합"으로 쓴다.',
  },
  { word: '노드', refused: noun('(?<![한두] )마디') },
  { word: '세이브포인트', refused: noun('저장점') },
  { word: '풀 스캔', refused: /전체 훑기|테이블 훑기/gu },
  { word: '정렬하다', refused: /(?:[가-힣]순으로|순서로|것부터|시각으로) 늘어놓/gu },
  // In notes about payments 되돌림 is a reversal.
  {
    word: '리다이렉트',
    refused: /(?:무한|영구|임시|끝나지 않는) 되돌림|되돌림(?= ?(?:응답|주소|\(redirect))/gu,
  },
  { word: '부모 클래스', refused: noun('바탕 클래스') },
  { word: '상태 표시줄', refused: noun('상태 막대') },
  {
    word: '교착 상태',
    refused: noun('교착(?! ?상태|어)'),
    otherwise: '짧게는 "데드락"으로 쓴다.',
  },
  { word: '유니크', refused: /유일 (?:부분 )?(?:인덱스|제약|키)/gu },
  {
    word: '파라미터',
    // Translated books fixed these names of refactorings, smells and parameterized types.
    refused: noun('매개변수(?! ?(?:탐색|객체|목록)|화)'),
  },
  {
    word: '테스트',
    refused: noun('시험(?=[하할한해했]|용 |[ ]?(?:값|코드|도구|데이터|환경|더블)(?![가-힣]*공부))'),
    otherwise: '점수를 매기는 것은 "시험"을 본다고 쓴다.',
  },
  { word: '네트워크', refused: noun(`망(?! ?(?:분리|중립))${END}`) },
  { word: '비용이 들다', refused: /값이 (?:(?:더|덜|많이) )?(?:든다|들지)/gu },
  {
    word: '적용되다',
    refused:
      /(?<![가-힣])[이가은는도] 듣(?:지 않|는다)|(?:애너테이션|설정|옵션|로딩|수준|인터셉터)[이가은는도] 듣(?:지 않|는다)|(?:오류|환경|속성|브라우저)에(?:서)?[는만도]? 듣(?:지 않|는다)/gu,
    otherwise: '돌아간다는 뜻이면 "동작한다"로 쓴다.',
  },
  { word: '폴백', refused: noun('대체 응답') },
  {
    word: '타임아웃',
    refused:
      /(?<![가-힣])(?:연결|읽기|쓰기|응답|요청|호출의|소켓|유휴) 시간 초과|시간 초과[를는]? ?(?:함께 |짧게 |길게 )?(?:둔다|두지|두고|두면|설정)/gu,
    otherwise: '채점의 결과는 "시간 초과"로 쓴다.',
  },
  { word: '내보내다', refused: /(?:모듈[이은]|토큰을|쪽에|다시) 내놓|내놓는 모듈/gu },
  { word: '축출', refused: /내보내기(?= ?(?:정책|\(eviction))/gu },
  {
    word: '공백',
    refused: /빈칸(?=으로 (?:나[누뉘눈뉜]|구분|띄)| 없이)/gu,
    otherwise: '격자의 것은 "빈 칸"으로 쓴다.',
  },
  {
    word: '컴포넌트',
    refused: noun('(?<!(?:연결|벡터의?|행렬의) )성분'),
    otherwise: '그래프의 것은 "연결 요소"로 쓴다.',
  },
  { word: '카운터', refused: /셈[을은](?= (?:지[우운]|0으로|올리|늘리))/gu },
  { word: '지표', refused: noun('잣대') },
];
