import { describe, expect, test } from 'vitest';
import { readNote } from '../../../../lib/note/note';
import { findWordFaults } from '../../../../lib/note/word-faults';
import { noteSource } from '../../../support/note-source';

function wordsOf(body: string): string[] {
  const { note } = readNote({ path: 'pages/x.md', text: noteSource('가', { body }) });
  return note ? findWordFaults(note).map(({ found, expected }) => `${found} → ${expected}`) : [];
}

describe('findWordFaults', () => {
  test('every refused word is named with what to write instead', () => {
    const text = [
      '옛 판에서는 열쇠로 찾고, 머리말의 빗금과 붙임표를 견준다.',
      '그 까닭은 소비자가 독이 든 메시지를 받아서다.',
      '질의마다 색인을 읽는다. 순환이 있으면 멈춘다. 회문은 사사오입한다. 셋째 낱말은 2쪽에 있다.',
      '슬라이딩 윈도우를 밀고 윈도우 함수를 쓴다.',
      '부분 트리의 스냅숏을 접두어가 같은 파일 서술자에 쓴다.',
      '쥐고 기다림과 빼앗지 못함을 분산 잠금으로 푼다. 선두 막힘은 잎까지 간다. 부재가 는다. 다음 쪽을 본다.',
      '하위 쿼리의 최소값과 최대값과 기대값과 초기값과 대표값을 본다.',
      '첫 줄이 틀린 코드다. 틀린 코드도 통과한다. 코틀린 코드다.',
    ].join('\n');
    expect(wordsOf(text).map((one) => one.replace(/^"(.+?)".* → /, '$1 → '))).toEqual([
      '판 → "버전"',
      '열쇠 → "키"',
      '머리말 → "헤더"',
      '소비자 → "컨슈머"',
      '질의 → "쿼리"',
      '색인 → "인덱스"',
      '까닭 → "이유"',
      '견준 → "비교하다"',
      '순환 → "사이클"',
      '회문 → "팰린드롬"',
      '빗금 → "슬래시"',
      '붙임표 → "하이픈"',
      '사사오입 → "반올림"',
      '독이 든 메시지 → "포이즌 메시지"',
      '낱말 → "단어"',
      '2쪽 → "페이지"',
      '다음 쪽 → "페이지"',
      '쥐고 기다림 → "점유 대기"',
      '빼앗지 못함 → "비선점"',
      '분산 잠금 → "분산 락"',
      '선두 막힘 → "HOL 블로킹"',
      '잎까지 → "리프"',
      '부재 → "페이지 폴트"',
      '윈도우 → "윈도"',
      '윈도우 → "윈도"',
      '스냅숏 → "스냅샷"',
      '부분 트리 → "서브트리"',
      '파일 서술자 → "디스크립터"',
      '접두어 → "접두사"',
      '하위 쿼리 → "서브쿼리"',
      '최소값 → "최솟값"',
      '최대값 → "최댓값"',
      '기대값 → "기댓값"',
      '초기값 → "초깃값"',
      '대표값 → "대푯값"',
      '틀린 코드 → "틀린 예"',
    ]);
  });

  test.each([
    [
      '판단하고 판정하고 판매하는 게시판, 판을 3판으로',
      ['"판" (고 판매하는 게시판, 판을 3판으로) → "버전"'],
    ],
    ['체스판과 개정판과 3판은 몇 판인지', []],
    ['성질의 하나, 탐색인 것, 검색인, 질의응답', []],
    ['순환 참조와 순환 버퍼, 비순환 그래프', []],
    ['나무의 잎을 따고 윈도우에 설치한다', []],
    ['왼쪽으로 2칸, 이쪽과 d 쪽', []],
    ['잎의 색과 잎새, 페이지 부재, 부재중', []],
    ['`판` 그대로와 [링크](/x/판)', []],
  ])('%s', (body, faults) => {
    expect(wordsOf(body)).toEqual(faults);
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
