import { describe, expect, test } from 'vitest';
import { buildIndex } from '../../src/index/build-index';
import { createEngine } from '../../src/rank/engine';
import type { CodeRecord, PageRecord, SectionRecord } from '../../src/index/records';
import type { Filters } from '../../src/query/filters';
import type { Answer } from '../../src/rank/results';
import { fixtureNotes } from '../../quality/fixture-notes';
import { rowsOf, testEngine } from '../../quality/metrics';

const notes = fixtureNotes();
const { engine, read } = await testEngine(notes);

const search = (text: string, filters: Filters = {}): Promise<Answer> =>
  engine.full({ text, filters });

/** A section as its heading, its text and its code; the first of a page has no heading. */
type Written = readonly [heading: string, body: string, ...code: CodeRecord[]];

function page(
  route: string,
  written: readonly Written[] = [],
  options: Partial<PageRecord> = {},
): PageRecord {
  const head: Written[] = written[0]?.[0] === '' ? [] : [['', '']];
  const sections = [...head, ...written].map(([heading, body, ...code], place): SectionRecord => ({
    anchor: place === 0 ? '' : `s${place}`,
    heading,
    body,
    code,
  }));
  return { route, title: `글 ${route}`, sections, ...options };
}

async function answerIn(
  pages: readonly PageRecord[],
  text: string,
  filters: Filters = {},
): Promise<Answer> {
  const small = await testEngine(pages);
  return small.engine.full({ text, filters });
}

const rowsIn = async (pages: readonly PageRecord[], text: string): Promise<string[]> =>
  rowsOf(await answerIn(pages, text));

test.each([
  ['붙여 쓴 말', '결제실패', '/docs/paypal/payment-failure#'],
  ['어미', '구독을 취소하려면', '/docs/paypal/subscription#cancel'],
  ['어미', '정규화하기', '/theory/database/normalization#'],
  ['주소의 말', 'paypal 구독', '/docs/paypal/subscription#'],
  ['부호가 있는 이름', 'jpa n+1', '/java-and-spring/jpa/n-plus-one#'],
  ['부호가 있는 이름', 'C#', '/etc/csharp/linq#'],
  ['수를 세는 말', '1753번', '/algorithm/baekjoon/1753#'],
  ['이름의 조각', 'eldestentry', '/algorithm/leetcode/146#hash-and-list'],
  ['코드의 이름', 'removeEldestEntry', '/algorithm/leetcode/146#hash-and-list'],
  ['잘못 띄어 쓴 말', '스마트포 인터', '/etc/cpp/pointer#'],
  ['자판', 'rnehr', '/docs/paypal/subscription#'],
  ['초성', 'ㄱㄷㅅㅌ', '/docs/paypal/subscription#subscription-status'],
  ['오타', '교착상테', '/theory/operating-system/deadlock#'],
  ['묻는 말', '플러시할 때', '/java-and-spring/jpa/persistence-context#flush'],
  ['일부만 든 곳', '웹훅 서명이 왜 틀리나', '/docs/paypal/webhook#verify-signature'],
])('%s: "%s"의 첫 결과는 %s', async (_, query, row) => {
  expect(rowsOf(await search(query))[0]).toBe(row);
});

describe('조사와 같은 글자로 끝나는 말', () => {
  const site = [
    page('/login', [['들어가기', '로그인을 다섯 번 틀리면 잠근다.']]),
    page('/logs', [
      ['로그', '로그를 모은다.'],
      ['로그 읽기', '로그와 지표를 읽는다.'],
    ]),
  ];

  test.each(['로그인', '로그인을', '로그인에서', '로그인했더니 잠근다'])(
    '"%s"은(는) "로그"로 읽지 않는다',
    async (text) => {
      expect(await rowsIn(site, text)).toEqual(['/login#s1']);
    },
  );

  test('"로그를"은 여전히 "로그"다', async () => {
    expect(await rowsIn(site, '로그를')).toEqual(expect.arrayContaining(['/logs#s1', '/logs#s2']));
  });
});

test('두 음절의 짝만 있고 그 말은 없는 절은 찾은 것으로 세지 않는다', async () => {
  const pairs = ['표', '식', '예'].map((name): Written => [
    name,
    `401과 403을 정하는 ${name}는 하나다.`,
  ]);
  const rule = page('/rule', [['401과 403', '401과 403은 인가 필터가 정한다.']]);
  const rows = await rowsIn([page('/pairs', pairs), rule], '401과 403은 누가 정하나');
  expect(rows).toContain('/rule#s1');
});

describe('조사를 치는 중', () => {
  const site = [
    page('/subscription', [['구독', '구독을 만든다.']]),
    page('/question', [['질문', '질문을 모은다.']]),
    ...['/a', '/b', '/c'].map((route) => page(route, [['', '모르면 질문드린다.']])),
  ];

  test.each(['구독으', '구독ㅇ', '구독에ㅅ'])(
    '"%s"은(는) "구독"을 친 그대로 찾은 것이다',
    async (text) => {
      const answer = await answerIn(site, text);
      expect(rowsOf(answer)).toEqual(['/subscription#s1']);
      expect(answer.reading).toEqual({ kind: 'as typed' });
    },
  );

  test('친 글이 있는 절이 넉넉하면 그것만 나온다', async () => {
    expect(await rowsIn(site, '질문드')).toEqual(['/a#', '/b#', '/c#']);
  });
});

test('셋이 넘는 단어가 우연히 다 든 절보다 소제목에 거의 다 있는 절이 먼저다', async () => {
  const accident: Written = [
    '그 밖',
    '창이 열리면 고정한다. 값이 커져 멈춘다. 문자열의 길이는 따로 잰다. 구간은 슬라이딩이라 부른다.',
  ];
  const site = [
    ...['/a', '/b', '/c'].map((route) => page(route, [accident])),
    page('/window', [['고정 길이 슬라이딩', '한 칸씩 민다.']]),
  ];
  expect((await rowsIn(site, '고정 길이 슬라이딩 멈춘다'))[0]).toBe('/window#s1');
});

test('이름을 한글로 치면 라틴 글자로 적은 본문도 찾는다', async () => {
  const site = [
    page('/a', [['리액트', '화면을 그린다.']]),
    page('/b', [['리액트 훅', '상태를 둔다.']]),
    page('/c', [['리액트 서버', '서버에서 그린다.']]),
    page('/d', [['화면', 'React의 렌더링이다.']]),
  ];
  expect(await rowsIn(site, '리액트')).toContain('/d#s1');
});

describe('거르개마다의 수', () => {
  const roots = [...new Set(notes.map(({ route }) => route.split('/')[1] ?? ''))];

  test.each(['트랜잭션', '구독 취소', 'redis', '최단 경로', 'rnehr'])(
    '"%s"을(를) 섹션으로 거르면 적힌 수만큼 남는다',
    async (text) => {
      const { counts, total } = await search(text);
      const left: (readonly [string, number])[] = [];
      for (const section of roots) {
        left.push([section, (await search(text, { section })).total]);
      }
      expect(Object.fromEntries(left.filter(([, count]) => count > 0))).toEqual(counts?.sections);
      expect(left.reduce((sum, [, count]) => sum + count, 0)).toBe(total);
    },
  );

  test('섹션을 골라도 다른 섹션에 남을 것을 센다', async () => {
    const all = await search('트랜잭션');
    const narrowed = await search('트랜잭션', { section: 'docs' });
    expect(narrowed.counts?.sections).toEqual(all.counts?.sections);
  });

  test('코드와 언어를 세고, 그만큼 남는다', async () => {
    const all = await search('list');
    const inCode = await search('list', { codeOnly: true });
    expect(all.counts?.languages).toEqual({});
    expect(inCode.total).toBe(all.counts?.withCode);
    for (const [language, count] of Object.entries(inCode.counts?.languages ?? {})) {
      const { total } = await search('list', { codeOnly: true, language });
      expect({ language, total }).toEqual({ language, total: count });
    }
    expect(Math.max(...Object.values(inCode.counts?.languages ?? {}))).toBeGreaterThan(0);
  });

  test('아무것도 찾지 못하면 아무 섹션에도 없다', async () => {
    expect((await search('쀍쀍쀍쀍')).counts).toMatchObject({ sections: {}, withCode: 0 });
  });
});

describe('가르지 못하는 말', () => {
  const many = Array.from({ length: 600 }, (_, place) =>
    page(`/n${place}`, [['', '1과 2가 있다.']]),
  );

  test('어느 절에나 있는 말만으로는 제목에 있는 것만 나온다', async () => {
    const pages = [...many, page('/all', [], { title: '다 있다' })];
    expect(buildIndex(pages).manifest.stops).toEqual(expect.arrayContaining(['1', '2', '있다']));
    expect(await rowsIn(pages, '있다')).toEqual(['/all#']);
    expect((await answerIn(pages, '2>&1')).total).toBe(0);
  });

  test.each([
    ['LazyInitializationException', '/lazy#'],
    ['org.hibernate.LazyInitializationException', '/lazy#'],
    ['org.hibernate.proxy.LazyInitializationException', '/lazy#'],
    ['.NET', '/dotnet#'],
    ['java.net', '/java#'],
  ])('이름이 오는 곳과 부호: "%s"은(는) %s만 찾는다', async (text, row) => {
    const pages = [
      page('/lazy', [['', '세션이 닫혀 LazyInitializationException이 난다.']]),
      page('/java', [['', 'java.net.URI를 쓴다.']]),
      page('/dotnet', [['', '.NET의 런타임이다.']]),
    ];
    expect(await rowsIn([...many, ...pages], text)).toEqual([row]);
  });

  test('부호의 이름으로 찾으면 그렇다고 알린다', async () => {
    const equal = page('/eq', [['', '동등 비교는 형을 바꾸지 않는다.']]);
    const answer = await answerIn([...many, equal], '===');
    expect(answer.reading).toEqual({ kind: 'name', text: '동등 비교' });
    expect(rowsOf(answer)).toEqual(['/eq#']);
  });
});

describe('바꿔 읽기', () => {
  test.each([
    ['rnehr', { kind: 'layout', text: '구독' }],
    ['ㅔ묘ㅔ미', { kind: 'layout', text: 'paypal' }],
    // A particle (라) and a word before it are there, the whole word is nearer.
    ['다익스크라', { kind: 'typo', text: '다익스트라' }],
    ['트랜젝션', { kind: 'typo', text: '트랜잭션' }],
    ['redsi가 뭐고 어디에 쓰나요', { kind: 'typo', text: 'redis 뭐고 어디에 쓰나요' }],
    ['정규형', { kind: 'as typed' }],
    ['플러시 terraform', { kind: 'some words', missing: ['terraform'] }],
  ])('"%s"은(는) %j', async (text, reading) => {
    expect((await search(text)).reading).toEqual(reading);
  });

  test('온통 다른 자판으로 친 것은 있는 말(en)까지 바꿔 읽고, 있는 이름은 둔다', async () => {
    const site = [
      page('/arrays', [['두 배열의 중앙값', '두 배열을 한 번에 나눈다.']]),
      page('/names', [
        ['en', 'en은 영어의 이름이다.'],
        ['redis의 배열', 'redis에는 배열이 없다.'],
      ]),
    ];
    expect(await rowsIn(site, 'en qoduf wnddkdrkqt')).toEqual(['/arrays#s1']);
    expect((await rowsIn(site, 'redis qoduf'))[0]).toBe('/names#s2');
    expect(await rowsIn(site, 'en wkdkfk')).toEqual(await rowsIn(site, 'en 자알라'));
  });

  test('어디에도 없는 말의 조각으로 찾은 것은 비슷한 결과다', async () => {
    const site = [
      page('/blocks', [['', '블록은 인자로 넘긴다.']], { title: '블록' }),
      page('/chain', [['', '필터의 체인이다.']], { title: '체인' }),
    ];
    const { reading, pages } = await answerIn(site, '블록체인');
    expect(reading).toEqual({ kind: 'pieces', text: '블록체인' });
    expect(pages.map(({ isSimilar }) => isSimilar)).toEqual([true, true]);
  });

  test('문장의 모르는 말은 여러 조각으로 나누어 찾지 않는다', async () => {
    const site = [
      page('/roles', [['역할', '역할을 할당한다.']]),
      page('/others', [
        ['', '컨트롤러의 리뷰를 한다.'],
        ['필터', '필터인데 역할이 없다.'],
      ]),
    ];
    const { reading } = await answerIn(site, '컨트리뷰터인데 역할 할당 오류');
    expect(reading).toMatchObject({ kind: 'some words' });
    expect(reading).toHaveProperty('missing', expect.arrayContaining(['컨트리뷰터인데']));
  });

  test('주소에만 있는 말은 없는 말이라고 하지 않는다', async () => {
    const site = [
      page('/sql/repurchase', [['', '상품을 다시 산 회원']]),
      page('/db/transaction', [['', '트랜잭션을 되돌린다']]),
      page('/db/lock', [['', '트랜잭션을 되돌린다']]),
    ];
    expect((await answerIn(site, 'repurchase')).pages[0]?.route).toBe('/sql/repurchase');
    const { reading } = await answerIn(site, 'repurchase 트랜잭션');
    expect(reading).toEqual({ kind: 'some words', missing: [] });
  });
});

describe('두 단계의 답', () => {
  test('제목 단계는 파일을 더 읽지 않고 "컨슈머 그룹" 절과 그 주소를 안다', () => {
    const before = read.length;
    const answer = engine.titles({ text: '컨슈머 그룹' });
    expect(read).toHaveLength(before);
    expect(answer?.stage).toBe('titles');
    expect(answer === undefined ? [] : rowsOf(answer)).toContain(
      '/docs/redis/stream#consumer-group',
    );
  });

  test('제목이 오기 전에는 답이 없다', () => {
    const { manifest } = buildIndex(notes);
    const fetchPart = (): Promise<string> => new Promise(() => undefined);
    expect(createEngine({ manifest, fetchPart }).titles({ text: '구독' })).toBeUndefined();
  });

  test.each(['  ', '?!'])('빈 검색어 "%s"에는 결과가 없다', async (text) => {
    expect((await search(text)).pages).toEqual([]);
  });
});

describe('거르개', () => {
  test('"lang:java 프록시"는 자바 코드가 있는 절만 남긴다', async () => {
    expect(rowsOf(await search('프록시')).length).toBeGreaterThan(1);
    expect(rowsOf(await search('lang:java 프록시'))).toEqual([
      '/java-and-spring/transactional#self-invocation',
    ]);
  });

  test('"in:theory 트랜잭션"은 theory 구역만 남긴다', async () => {
    const { pages } = await search('in:theory 트랜잭션');
    expect(new Set(pages.map(({ route }) => route.split('/')[1]))).toEqual(new Set(['theory']));
  });

  const java = { language: 'java', text: 'poll();' };
  test.each([
    [{ section: 'docs' }, ['/docs', '/docs/a']],
    [{ language: 'java' }, ['/algorithm/1753']],
    [{ codeOnly: true }, ['/algorithm/1753']],
  ])('말이 없이 거르개 %j만 있으면 그 노트를 늘어놓는다', async (filters, expected) => {
    const site = [page('/algorithm/1753', [['', '글', java]]), page('/docs'), page('/docs/a')];
    const answer = await answerIn(site, '', filters);
    expect(answer).toMatchObject({ reading: { kind: 'listed' }, total: expected.length });
    expect(rowsOf(answer)).toEqual(expected.map((route) => `${route}#`));
  });
});

describe('조각 글과 강조', () => {
  test('"XACK" 조각 글은 그 단어가 있는 줄을 보이고 위치가 맞다', async () => {
    const snippet = (await search('XACK')).pages[0]?.sections[0]?.snippet;
    const marked = snippet?.marks.map(({ start, end }) => snippet.text.slice(start, end));
    expect(marked).toEqual(['XACK']);
  });

  test('"removeEldestEntry" 조각 글은 앞뒤 한 줄과 함께 코드로 보인다', async () => {
    const snippet = (await search('removeEldestEntry')).pages[0]?.sections[0]?.snippet;
    expect(snippet).toMatchObject({ kind: 'code', language: 'java' });
    expect(snippet?.text.split('\n')).toHaveLength(3);
  });

  test('코드만 볼 때 "cancel"은 코드 조각을 보인다', async () => {
    const { pages } = await search('cancel', { codeOnly: true });
    expect(pages[0]?.sections[0]?.snippet).toMatchObject({ kind: 'code', language: 'ts' });
  });

  test.each([
    ['구독 상태', /^(?:구독|상태|구독 상태|subscription)$/i],
    ['컨슈ㅁ', /^컨슈머$/],
    ['트랜젝션', /^트랜잭션$/],
    ['setup fee', /^(?:setup|fee|setup_fee)$/i],
    ['ㄱㄷㅅㅌ', /^구독 상태$/],
  ])('"%s"에서 강조된 글은 모두 %s', async (query, expected) => {
    const { pages } = await search(query);
    const marked = pages.flatMap(({ title, titleMarks, sections }) => [
      ...titleMarks.map(({ start, end }) => title.slice(start, end)),
      ...sections.flatMap(({ heading, headingMarks, snippet }) => [
        ...headingMarks.map(({ start, end }) => heading.slice(start, end)),
        ...(snippet?.marks ?? []).map(({ start, end }) => snippet?.text.slice(start, end) ?? ''),
      ]),
    ]);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter((text) => !expected.test(text))).toEqual([]);
  });

  test('글에 든 태그는 글자 그대로다', async () => {
    const body = '<img src=x onerror=alert(1)> 위험';
    const { pages } = await answerIn([page('/x', [['', body]])], '위험');
    expect(pages[0]?.snippet?.text).toBe(body);
  });

  test('절은 위의 소제목을 함께 댄다', async () => {
    const written: Written[] = ['', '플랜 생성', '본문', '응답', '목록'].map((name) => [
      name,
      '글',
    ]);
    const flat = page('/api', written, { title: 'API' });
    const levels = [1, 2, 3, 3, 2];
    const sections = flat.sections.map((section, place) => ({
      ...section,
      level: levels[place] ?? 2,
    }));
    const above = async (query: string): Promise<readonly string[] | undefined> =>
      (await answerIn([{ ...flat, sections }], query)).pages[0]?.sections[0]?.above;
    expect(await above('응답')).toEqual(['플랜 생성']);
    expect(await above('목록')).toEqual([]);
  });
});

describe('끊긴 연결', () => {
  test('조각을 못 받으면 불완전하다고 알리고, 다시 이어지면 찾는다', async () => {
    const { manifest, files } = buildIndex(notes);
    let online = false;
    const shaky = createEngine({
      manifest,
      fetchPart: (name) =>
        online || name === 'titles.json'
          ? Promise.resolve(files.get(name) ?? '')
          : Promise.reject(new Error('offline')),
    });
    await shaky.ready();
    expect(await shaky.full({ text: '은행원' })).toMatchObject({ total: 0, incomplete: true });
    online = true;
    const answer = await shaky.full({ text: '은행원' });
    expect(answer.incomplete).toBe(false);
    expect(rowsOf(answer)[0]).toBe('/theory/operating-system/deadlock#prevention');
  });

  test('다른 판의 색인은 거절한다', () => {
    const manifest = { ...buildIndex(notes).manifest, version: 0 };
    const fetchPart = (): Promise<string> => Promise.resolve('');
    expect(() => createEngine({ manifest, fetchPart })).toThrow('format 0');
  });
});

describe('차례', () => {
  const lag: Written = ['복제 지연', '복제 지연을 잰다.'];
  const other: Written = ['다른 이야기', '복제는 여기서 다루지 않고 지연도 그렇다.'];
  const late: Written = ['복제 지연', '읽는 곳이 늦다. 복제 지연이다.'];

  test.each([
    [
      '다음 페이지보다 덜 맞는 절은 그 위에 나오지 않는다',
      [page('/a', [lag, other]), page('/b', [late])],
      ['/a#s1', '/b#s1'],
    ],
    [
      '아래에 다른 페이지가 없으면 덜 맞는 절도 나온다',
      [page('/a', [lag, other])],
      ['/a#s1', '/a#s2'],
    ],
    [
      '같은 말이 든 절이면 이름이 숫자인 노트가 아래에 온다',
      [page('/study/3', [lag]), page('/theory/lag', [lag])],
      ['/theory/lag#s1', '/study/3#s1'],
    ],
  ])('%s', async (_, pages, rows) => {
    expect(await rowsIn(pages, '복제 지연')).toEqual(rows);
  });

  const diary = page('/blog/diary', [['', 'PayPal 결제 하나를 취소하고 돌려받았다.']]);
  const guide: Written[] = [
    ['', '처음부터 끝까지 따라 한다.'],
    ['취소', '다음 주기부터 청구하지 않는다.'],
  ];
  test.each([
    ['제목', '결제 취소', page('/docs/guide', guide, { title: '결제 안내' })],
    ['주소', 'paypal 취소', page('/docs/paypal', guide, { title: '구독 안내' })],
  ])('페이지의 %s에 있는 말은 그 페이지의 절에서도 찾은 것이다: "%s"', async (_, query, note) => {
    expect((await rowsIn([diary, note], query))[0]).toBe(`${note.route}#s1`);
  });

  const java = { language: 'java', text: 'poll();' };
  const solution = page(
    '/algorithm/1753',
    [
      ['', '다익스트라로 푼다.'],
      ['풀이', '다익스트라를 한 번 돌린다.', java],
    ],
    { title: '최단경로' },
  );
  const json = { language: 'json', text: '"plan_id": "P-1"' };
  const created = Array.from({ length: 12 }, (_, place): Written => [
    place === 0 ? '' : `절 ${place}`,
    'PayPal에 구독을 만든다.',
  ]);
  test.each([
    [
      '주소의 마지막 말은 그 노트의 이름이다',
      'dijkstra',
      [solution, page('/algorithm/dijkstra', [], { title: '가장 가까운 길' })],
      '/algorithm/dijkstra#',
    ],
    [
      '언어의 이름은 그 언어의 코드가 든 절에도 있다',
      '다익스트라 자바',
      [page('/algorithm/dijkstra', [], { title: '다익스트라' }), solution],
      '/algorithm/1753#s1',
    ],
    [
      '태그는 글에 있는 말보다 무겁다',
      '결제',
      [page('/b', [['', '결제를 말만 한다.']]), page('/c', [], { tags: ['결제'] })],
      '/c#',
    ],
    [
      '폴더의 이름으로는 그 말이 많은 노트가 목록뿐인 색인보다 먼저다',
      'paypal',
      [page('/docs/paypal'), page('/docs/paypal/guide', created, { title: '구독 안내' })],
      '/docs/paypal/guide#',
    ],
    [
      '표가 설명하는 이름은 예제에 나오는 것보다 먼저다',
      'plan_id',
      [
        page('/a', [['', 'plan_id를 적는다.', json]]),
        page('/b', [['', 'plan_id string\t플랜의 ID']]),
      ],
      '/b#',
    ],
  ])('%s: "%s"', async (_, query, pages, row) => {
    expect((await rowsIn(pages, query))[0]).toBe(row);
  });

  test.each([
    ['구간 합 구하기 4', '구간 합 구하기 4', '구간 합 구하기 5'],
    ['N과 M (1)', 'N과 M (1)', 'N과 M (2)'],
    ['merge intervals', 'Merge Intervals: 겹치는 구간 합치기', 'Intervals'],
  ])('온 제목이나 쌍점 앞의 제목 "%s"은(는) 그 노트를 찾는 말이다', async (query, title, near) => {
    const mentions = Array.from({ length: 6 }, (_, place): Written => [
      place === 0 ? '' : query,
      `${query}을 푼다. ${query}은 ${query}이다.`,
    ]);
    const pages = [
      page('/a', mentions, { title: '연습하는 차례' }),
      page('/b', [['', `${query}와 다르다.`]], { title: near }),
      page('/c', [['', '글']], { title }),
    ];
    expect((await rowsIn(pages, query))[0]).toBe('/c#');
  });
});
