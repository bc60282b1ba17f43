import { expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

test.each([
  ['2026. 3. 1. 처음 공개했다.', 1],
  ['14. 5배 빨라졌다는 말은 틀렸다.', 1],
  ['1986. 위대한 해였다.', 1],
  ['3. 1. 만세 운동은', 1],
  ['1. 하나\n2. 둘\n5. 다섯', 3],
  ['합은 500\n- 300 = 200이다', 2],
  ['값은 a\n+ b이다', 2],
  ['총액은 10만 원\n+ 5만 원이다', 2],
  ['2\n* 3 = 6이다', 2],
  ['길이가 n\n> 5이면 느리다', 2],
  ['>= 5인 값을 센다', 1],
  ['- 1. 하나를 센다', 1],
  ['2026) 새해', 1],
  ['1. 5배 빨라졌다', 1],
  ['앞 글이다.\n1. 5배 빨라졌다', 2],
  ['- 목록\n\n  12. 25일에 쉰다', 3],
])('목록이나 인용으로 읽히는 날짜와 식과 비교는 잘못이다: %j의 %i행', (source, line) => {
  const markupFaults = markupFaultsIn(source);
  expect(markupFaults).toHaveLength(1);
  expect(markupFaults[0]).toMatch(new RegExp(`^${String(line)} (?:목록|인용)으로 읽히는 줄`));
});

test.each([
  '1. 하나\n2. 둘\n3. 셋',
  '1. 하나\n1. 둘\n1. 셋',
  '0. 영\n1. 하나',
  '1. 하나\n\n```text\n코드\n```\n\n2. 둘',
  '1. 3개를 고른다\n\n```text\n코드\n```\n\n2. 둘',
  '1. 하나\n2. 둘\n\n문단\n\n3. 셋',
  '다음과 같다.\n- 하나\n- 둘',
  '다음과 같다.\n- 3개를 고른다\n- 2개를 버린다',
  '앞 글.\n\n+ 하나\n+ 둘',
  '1. 하나\n   - 안\n   - 밖\n2. 둘',
  '> 인용한 글이다',
  '> 3개의 규칙이 있다',
  '2026년 3월 1일에',
  '2026\\. 3. 1. 처음',
  '1) 하나\n2) 둘',
])('목록과 인용은 잘못이 아니다: %j', (source) => {
  expect(markupFaultsIn(source)).toEqual([]);
});
