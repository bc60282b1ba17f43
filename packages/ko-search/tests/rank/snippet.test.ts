import { describe, expect, test } from 'vitest';
import type { PageRecord, SectionRecord } from '../../src/index/records';
import type { Snippet } from '../../src/rank/snippet';
import { testEngine } from '../../quality/metrics';

async function snippet(
  query: string,
  section: Pick<SectionRecord, 'body'> & Partial<SectionRecord>,
): Promise<Snippet> {
  const page: PageRecord = {
    route: '/x',
    title: '엑스',
    sections: [
      { anchor: '', heading: '', body: '첫 글', code: [] },
      { anchor: 'a', heading: '절', code: [], ...section },
    ],
  };
  const { engine } = await testEngine([page]);
  const found = (await engine.full({ text: query })).pages[0]?.sections[0]?.snippet;
  if (found === undefined) {
    throw new Error(`"${query}"에 조각 글이 없다`);
  }
  return found;
}

const marked = ({ text, marks }: Snippet): string[] =>
  marks.map(({ start, end }) => text.slice(start, end));

describe('글', () => {
  test('찾은 말이 든 문장의 처음부터 보인다', async () => {
    const body = `${'앞의 문장이다. '.repeat(20)}구독은 v1.2부터 해지한다. 뒤의 문장이다.`;
    const found = await snippet('구독', { body });
    expect(found.text).toBe('앞의 문장이다. 구독은 v1.2부터 해지한다. 뒤의 문장이다.');
    expect(marked(found)).toEqual(['구독']);
  });

  test('긴 문장은 낱말 사이에서 자르고 …을 붙인다', async () => {
    const body = `${'가나 다라마 '.repeat(40)}구독 ${'바사 아자차 '.repeat(40)}끝이다.`;
    const { text } = await snippet('구독', { body });
    expect(text.startsWith('…')).toBe(true);
    expect(text.endsWith('…')).toBe(true);
    expect(text.length).toBeLessThanOrEqual(122);
    for (const word of text.slice(1, -1).split(' ')) {
      expect(['가나', '다라마', '구독', '바사', '아자차']).toContain(word);
    }
  });

  test('다른 문단의 찾은 말까지 한 조각에 담지 않고 말이 많은 문장을 고른다', async () => {
    const body = '구독은 다음 절에 있다.\n구독을 취소하면 환불하지 않는다.';
    expect((await snippet('구독 취소', { body })).text).toContain('구독을 취소하면');
  });
});

test.each([
  ['plan_id', 'plan_id string — 구독할 플랜의 ID'],
  ['플랜의 ID', 'plan_id string — 구독할 플랜의 ID'],
  ['필수', 'plan_id string — 필수'],
])('표의 줄에서 "%s"을(를) 찾으면 "%s"', async (query, text) => {
  const body = '이름\t조건\t뜻\nplan_id string\t필수\t구독할 플랜의 ID\nquantity\t선택\t수량';
  expect(await snippet(query, { body })).toMatchObject({ kind: 'cells', text });
});

describe('코드', () => {
  const code = [
    {
      language: 'python',
      text: 'import heapq\nfrom heapq import heappush\n\nheap = []\nheapq.heappush(heap, 1)\n',
    },
  ];

  test.each([
    ['heapq.heappush', 'heap = []\nheapq.heappush(heap, 1)'],
    ['heapq', 'heap = []\nheapq.heappush(heap, 1)'],
  ])('"%s"은(는) 가장 길게 맞는 줄과 그 둘레를 보인다', async (query, text) => {
    expect(await snippet(query, { body: '힙을 쓴다.', code })).toMatchObject({
      kind: 'code',
      language: 'python',
      text,
    });
  });
});
