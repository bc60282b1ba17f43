import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../../lib/faults/fault';
import { readNote } from '../../../../lib/note/note';
import { findWordFaults } from '../../../../lib/note/word-faults';
import { fieldWords } from '../../../../lib/vocabulary/words';
import { noteSource } from '../../../support/note-source';

function faultsOf(body: string): Fault[] {
  const { note } = readNote({ path: 'pages/x.md', text: noteSource('가', { body }) });
  return note ? findWordFaults(note) : [];
}

const wordsOf = (body: string): string[] =>
  faultsOf(body).map(({ found, expected }) => `${found} → ${expected}`);

/** Each word with a text that is refused, and the most similar one that is not. */
const examples: readonly (readonly [word: string, wrong: string, right: string])[] = [
  ['버전', '옛 판에서는', '체스판과 개정판과 3판은 몇 판인지 판단하고, 게시판에서 판매한다'],
  ['키', '열쇠로 찾는다', '키로 찾는다'],
  ['헤더', '응답의 머리말, 화면의 머리글', '응답의 헤더'],
  ['컨슈머', '소비자가 메시지를 받는다', '생산자-소비자 문제와 소비자 물가'],
  ['프로듀서', '생산자가 메시지를 보낸다', '생산자-소비자 문제'],
  ['쿼리', '질의마다', '질의응답 시간, 성질의 하나'],
  ['인덱스', '색인을 읽는다', '탐색인지 검색인지'],
  ['이유', '그 까닭은', '그 이유는'],
  ['비교하다', '둘을 견준다', '견고한 설계'],
  ['사이클', '순환이 있으면 멈춘다', '순환 참조와 순환 버퍼, 비순환 그래프'],
  ['팰린드롬', '회문이다', '순회문'],
  ['그리디', '탐욕 알고리즘', '그리디 알고리즘'],
  ['슬래시', '끝의 빗금', '끝의 슬래시'],
  ['하이픈', '붙임표를 뺀다', '하이픈을 뺀다'],
  ['반올림', '사사오입한다', '반올림한다'],
  ['포이즌 메시지', '독이 든 메시지를 받는다', '값이 든 메시지를 받는다'],
  ['메뉴', '왼쪽 차림표', '왼쪽 메뉴'],
  ['단어', '셋째 낱말', '셋째 단어'],
  ['페이지', '2쪽에 있고 다음 쪽을 본다', '왼쪽으로 2칸, 이쪽과 d 쪽'],
  ['메서드', '정적 메소드', '정적 메서드'],
  ['애플리케이션', '웹 어플리케이션', '웹 애플리케이션'],
  ['스레드', '쓰레드 풀', '스레드 풀'],
  ['싱글턴', '싱글톤 빈', '싱글턴 빈'],
  ['디렉터리', '홈 디렉토리', '홈 디렉터리'],
  ['점유 대기', '쥐고 기다림을 없앤다', '잠금을 쥐고 기다린다'],
  ['비선점', '빼앗지 못함', '빼앗지 못한다'],
  ['분산 락', '분산 잠금', '행 잠금'],
  ['HOL 블로킹', '선두 막힘이 없다', '선두가 막힌다'],
  ['리프', '잎 노드에서 잎까지', '나무의 잎을 따고, 잎의 색과 잎새'],
  ['페이지 폴트', '부재가 는다', '페이지 부재, 부재중 전화'],
  ['윈도', '슬라이딩 윈도우와 윈도우 함수', '윈도우에 설치한다'],
  ['스냅샷', '스냅숏을 읽는다', '스냅샷을 읽는다'],
  ['서브트리', '부분 트리의 높이', '부분 문자열의 트리'],
  ['디스크립터', '파일 서술자를 닫는다', '파일을 서술한다'],
  ['접두사', '접두어가 같다', '접두사가 같다'],
  ['서브쿼리', '하위 쿼리로 쓴다', '하위 폴더의 쿼리'],
  ['최솟값', '최소값', '최소 비용'],
  ['최댓값', '최대값', '최대 비용'],
  ['기댓값', '기대값', '기대한 값'],
  ['초깃값', '초기값', '초기 상태'],
  ['대푯값', '대표값', '대표 객체'],
  ['틀린 예', '첫 줄이 틀린 코드다', '틀린 코드도 통과한다. 코틀린 코드다'],
  ['엔드포인트', '누구나 부를 수 있는 끝점', '구간의 끝점만 정렬한다'],
  ['버튼', '단추를 숨긴다', '옷 단추, 첫 단추를 잘못 끼운다'],
  ['그룹', '두 무리로 나눈다', '무리한 요구, 무리수, 무리하게 합친다'],
  ['노드', '처음으로 갈리는 마디', '말 한 마디, 손마디'],
  ['세이브포인트', '저장점으로 돌아간다', '저장 시점으로 돌아간다'],
  ['풀 스캔', '전체 훑기를 고른다', '정렬하고 한 번 훑기'],
  ['정렬하다', '오름차순으로 늘어놓는다', '수를 골라 늘어놓은 순열, 명령만 늘어놓지 않는다'],
  ['리다이렉트', '끝나지 않는 되돌림', '환불과 되돌림(reversal)'],
  ['부모 클래스', '바탕 클래스에서 물려받는다', '바탕 문법과 클래스'],
  ['상태 표시줄', '노치와 상태 막대', '상태를 막대로 그린다'],
  ['교착 상태', '교착을 피한다', '교착 상태와 교착상태, 교착어'],
  ['유니크', '유일 제약에 걸린다', '유일한 인덱스'],
  [
    '파라미터',
    '경로의 매개변수',
    '매개 변수 탐색, 매개변수 객체 만들기, 긴 매개변수 목록, 매개변수화 타입',
  ],
  ['테스트', '핸들러를 시험한다', '시험을 앞두고, 시험 전날'],
  ['네트워크', '확인이 망에서 사라진다', '통신망과 망 분리, 망가진다'],
  ['비용이 들다', '띄울 때마다 값이 든다', '값이 든 상자에는 값이 들어 있다'],
  ['적용되다', '애너테이션이 듣지 않는다', '두 강의를 겹쳐 듣지 않는다'],
  ['폴백', '대체 응답을 정한다', '응답을 대체한다'],
  ['타임아웃', '읽기 시간 초과를 둔다', '파이썬은 시간 초과가 난다'],
  ['내보내다', '가진 모듈이 내놓지 않는다', '결과를 내놓는다'],
  ['축출', '내보내기(eviction)가 켜진다', '정적 내보내기(export)'],
  ['공백', '빈칸으로 나누어', '벽으로 빈칸을 막는다'],
  ['컴포넌트', '레코드의 성분', '벡터의 성분과 강한 연결 성분'],
  ['카운터', '그 계정의 셈을 지운다', '같은 셈이다'],
  ['지표', '두 잣대', '두 지표'],
];

describe('findWordFaults', () => {
  test('단어마다 보기가 있다', () => {
    expect(examples.map(([word]) => word)).toEqual(fieldWords.map(({ word }) => word));
  });

  test.each(examples)(
    '%s: 쓰지 않는 꼴은 잘못이고 가까운 다른 말은 아니다',
    (word, wrong, right) => {
      const found = faultsOf(wrong);
      expect(found).not.toEqual([]);
      for (const { expected } of found) expect(expected).toBe(`"${word}"`);
      expect(faultsOf(right)).toEqual([]);
    },
  );

  test('잘못은 앞뒤의 말과 함께 보인다', () => {
    expect(wordsOf('판단하고 판정하고 판매하는 게시판, 판을 3판으로')).toEqual([
      '"판" (고 판매하는 게시판, 판을 3판으로) → "버전"',
    ]);
  });

  test('코드와 주소는 글이 아니다', () => {
    expect(wordsOf('`판` 그대로와 [링크](/x/판)')).toEqual([]);
  });

  test.each([
    ['150ms를 기다린다', '150ms → "150 ms"'],
    ['5,000ms', '5,000ms → "5,000 ms"'],
    ['(5.6MB)', '5.6MB → "5.6 MB"'],
    ['64KiB가', '64KiB → "64 KiB"'],
    ['480Mbit/s', '480Mbit/s → "480 Mbit/s"'],
    ['20 %를', '20 % → "20%"'],
    ['0.5 %p', '0.5 %p → "0.5%p"'],
    ['150 ms, 5.6 MB, 20%, 5%p', undefined],
    ['`150ms`와 `20 %`', undefined],
    ['4K 화면, 3NF, 2PL, E ≤ 4V, U+10FFFF, 24비트, 12c', undefined],
    ['7 % 3은 1이다', undefined],
    ['[링크](/x/150ms)', undefined],
  ])('단위: %s', (body, fault) => {
    const found = wordsOf(body).map((one) => one.replace(/^"(.+?)".* → /, '$1 → '));
    expect(found).toEqual(fault === undefined ? [] : [fault]);
  });

  test('code is not prose, labels of drawings are, and the line is that of the word', () => {
    const body = '가\n나 까닭\n\n```js\n// 까닭\n```\n\n```mermaid\nflowchart TD\n  a["까닭"]\n```';
    const text = noteSource('가', { body });
    const { note } = readNote({ path: 'pages/x.md', text });
    const lines = text.split('\n').flatMap((one, at) => (one.includes('까닭') ? [at + 1] : []));
    expect(note && findWordFaults(note).map(({ line }) => line)).toEqual([lines[0], lines[2]]);
  });
});
