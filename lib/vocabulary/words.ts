/** A word of the field as this site writes it, and the ways in which it is not written. */
interface FieldWord {
  /** The word to write. */
  readonly word: string;
  /** What is not written in its sense; whole words, so that 성질의 and 탐색인 stay what they are. */
  readonly refused: RegExp;
  /** What else the refused word may have meant, and how that is written. */
  readonly otherwise?: string;
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
  },
  { word: '키', refused: /열쇠|글쇠/gu },
  { word: '헤더', refused: noun('머리말') },
  { word: '컨슈머', refused: noun('(?<!생산자[-와·] ?)소비자(?! ?(?:가격|물가|보호))') },
  { word: '프로듀서', refused: noun('생산자(?![-와·] ?소비자)') },
  { word: '쿼리', refused: noun('질의(?! ?응답)') },
  { word: '인덱스', refused: noun('색인'), otherwise: '책 끝의 목록은 "찾아보기"로 쓴다.' },
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
  // Elsewhere it is one of a plant.
  { word: '리프', refused: noun('잎(?: ?노드|까지)') },
  {
    word: '페이지 폴트',
    refused: noun('(?<!페이지 )부재(?!중)'),
    otherwise: '없다는 뜻이면 "없음"으로 쓴다.',
  },
  // Elsewhere it is an operating system.
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
];
