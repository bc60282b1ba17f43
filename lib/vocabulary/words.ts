/** A word of the field as this site writes it, and the ways in which it is not written. */
interface FieldWord {
  /** The word to write. */
  readonly word: string;
  /** What is not written in its sense; whole words, so that 성질의 and 탐색인 stay what they are. */
  readonly refused: RegExp;
  /** What else the refused word may have meant, and how that is written. */
  readonly otherwise?: string;
  /** A text that the pattern refuses. */
  readonly wrong: string;
  /** The nearest text that it must let pass. */
  readonly right: string;
}

/** What may follow a noun of one syllable: particles, and then no further syllable. */
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
    refused: noun('머리말'),
    wrong: '응답의 머리말',
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
];
