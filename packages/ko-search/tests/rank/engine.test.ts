import { describe, expect, test } from 'vitest';
import { buildIndex } from '../../src/index/build-index';
import { createEngine } from '../../src/rank/engine';
import type { PageRecord } from '../../src/index/records';
import type { Answer } from '../../src/rank/results';
import { fixtureNotes } from '../../quality/fixture-notes';
import { rowsOf, testEngine } from '../../quality/metrics';

const notes = fixtureNotes();
const { engine, read } = await testEngine(notes);

const search = (text: string): Promise<Answer> => engine.full({ text });
const first = async (text: string): Promise<string | undefined> => rowsOf(await search(text))[0];

describe('첫 결과', () => {
  test.each([
    ['결제실패', '/docs/paypal/payment-failure#'],
    ['구독을 취소하려면', '/docs/paypal/subscription#cancel'],
    ['paypal 구독', '/docs/paypal/subscription#'],
    ['jpa n+1', '/java-and-spring/jpa/n-plus-one#'],
    ['C#', '/etc/csharp/linq#'],
    ['1753번', '/algorithm/baekjoon/1753#'],
    ['eldestentry', '/algorithm/leetcode/146#hash-and-list'],
    ['스마트포 인터', '/etc/cpp/pointer#'],
    ['removeEldestEntry', '/algorithm/leetcode/146#hash-and-list'],
  ])('"%s" 검색의 첫 결과는 %s', async (query, row) => {
    expect(await first(query)).toBe(row);
  });
});

/** A small site: pages with their sections, each the heading and the text. */
async function rowsIn(
  site: Readonly<Record<string, readonly (readonly [heading: string, body: string])[]>>,
  text: string,
): Promise<string[]> {
  const pages = Object.entries(site).map(([route, sections]): PageRecord => ({
    route,
    title: `글 ${route}`,
    tags: [],
    sections: [['', ''] as const, ...sections].map(([heading, body], place) => ({
      heading,
      anchor: place === 0 ? '' : `s${place}`,
      body,
      code: [],
      level: 2,
    })),
  }));
  const small = await testEngine(pages);
  return rowsOf(await small.engine.full({ text }));
}

describe('조사와 같은 글자로 끝나는 말', () => {
  const site = {
    '/login': [['들어가기', '로그인을 다섯 번 틀리면 잠근다.']],
    '/logs': [
      ['로그', '로그를 모은다.'],
      ['로그 읽기', '로그와 지표를 읽는다.'],
    ],
  } as const;

  test.each(['로그인', '로그인을', '로그인에서'])(
    '"%s"은(는) "로그"로 읽지 않는다',
    async (text) => {
      expect(await rowsIn(site, text)).toEqual(['/login#s1']);
    },
  );

  test('"로그를"은 여전히 "로그"다', async () => {
    expect(await rowsIn(site, '로그를')).toEqual(expect.arrayContaining(['/logs#s1', '/logs#s2']));
  });

  test('말이 몇뿐이라 일부만 든 절을 볼 때도 앞부분으로 줄지 않는다', async () => {
    expect(await rowsIn(site, '로그인했더니 잠근다')).toEqual(['/login#s1']);
  });
});

test('두 음절의 짝만 있고 그 말은 없는 절은 찾은 것으로 세지 않는다', async () => {
  const site = {
    '/pairs': ['표', '식', '예'].map(
      (name) => [name, `401과 403을 정하는 ${name}는 하나다.`] as const,
    ),
    '/rule': [['401과 403', '401과 403은 인가 필터가 정한다.']] as const,
  };
  expect(await rowsIn(site, '401과 403은 누가 정하나')).toContain('/rule#s1');
});

test('묻기만 하는 말은 오타로 고쳐 읽지 않는다', async () => {
  expect((await search('redsi가 뭐고 어디에 쓰나요')).reading).toEqual({
    kind: 'typo',
    text: 'redis 뭐고 어디에 쓰나요',
  });
});

test('이름을 한글로 치면 라틴 글자로 적은 본문도 찾는다', async () => {
  const site = {
    '/a': [['리액트', '화면을 그린다.']],
    '/b': [['리액트 훅', '상태를 둔다.']],
    '/c': [['리액트 서버', '서버에서 그린다.']],
    '/d': [['화면', 'React의 렌더링이다.']],
  } as const;
  expect(await rowsIn(site, '리액트')).toContain('/d#s1');
});

describe('거르개마다의 수', () => {
  const roots = [...new Set(notes.map(({ route }) => route.split('/')[1] ?? ''))];

  test.each(['트랜잭션', '구독 취소', 'redis', '최단 경로', 'rnehr'])(
    '"%s"을(를) 섹션으로 거르면 적힌 수만큼 남는다',
    async (text) => {
      const { counts, total } = await search(text);
      const left = await Promise.all(
        roots.map((section) => engine.full({ text, filters: { section } })),
      );
      const figures = Object.fromEntries(
        roots.flatMap((root, place) =>
          left[place]?.total === 0 ? [] : [[root, left[place]?.total]],
        ),
      );
      expect(figures).toEqual(counts?.sections);
      expect(Object.values(counts?.sections ?? {}).reduce((sum, count) => sum + count)).toBe(total);
    },
  );

  test('섹션을 골라도 다른 섹션에 남을 것을 센다', async () => {
    const all = await search('트랜잭션');
    const narrowed = await engine.full({ text: '트랜잭션', filters: { section: 'docs' } });
    expect(narrowed.counts?.sections).toEqual(all.counts?.sections);
  });

  test('코드와 언어를 세고, 그만큼 남는다', async () => {
    const all = await search('list');
    const inCode = await engine.full({ text: 'list', filters: { codeOnly: true } });
    expect(all.counts?.languages).toEqual({});
    expect(inCode.total).toBe(all.counts?.withCode);
    for (const [language, count] of Object.entries(inCode.counts?.languages ?? {})) {
      const left = await engine.full({ text: 'list', filters: { codeOnly: true, language } });
      expect({ language, count: left.total }).toEqual({ language, count });
    }
    expect(Math.max(...Object.values(inCode.counts?.languages ?? {}))).toBeGreaterThan(0);
  });

  test('아무것도 찾지 못하면 아무 섹션에도 없다', async () => {
    expect((await search('쀍쀍쀍쀍')).counts).toMatchObject({ sections: {}, withCode: 0 });
  });
});

describe('가르지 못하는 말', () => {
  const page = (route: string, body: string): PageRecord => ({
    route,
    title: `글 ${route}`,
    tags: [],
    sections: [{ heading: '', anchor: '', body, code: [], level: 2 }],
  });
  const many = Array.from({ length: 600 }, (_, place) => page(`/n${place}`, '1과 2가 있다.'));

  test('어느 절에나 있는 말만으로는 제목에 있는 것만 나온다', async () => {
    const { engine, built } = await testEngine([
      ...many,
      { ...page('/all', ''), title: '다 있다' },
    ]);
    expect(built.manifest.stops).toEqual(expect.arrayContaining(['1', '2', '있다']));
    expect(rowsOf(await engine.full({ text: '있다' }))).toEqual(['/all#']);
    expect((await engine.full({ text: '2>&1' })).total).toBe(0);
  });

  test('이름 앞의 온 곳을 떼어도 같은 것을 찾는다', async () => {
    const error = page('/lazy', '세션이 닫혀 LazyInitializationException이 난다.');
    const { engine } = await testEngine([...many, error]);
    for (const name of ['', 'org.hibernate.', 'org.hibernate.proxy.']) {
      const answer = await engine.full({ text: `${name}LazyInitializationException` });
      expect(rowsOf(answer)).toEqual(['/lazy#']);
    }
  });

  test('".NET"은 java.net이 아니다', async () => {
    const { engine } = await testEngine([
      ...many,
      page('/java', 'java.net.URI를 쓴다.'),
      page('/dotnet', '.NET의 런타임이다.'),
    ]);
    expect(rowsOf(await engine.full({ text: '.NET' }))).toEqual(['/dotnet#']);
    expect(rowsOf(await engine.full({ text: 'java.net' }))).toEqual(['/java#']);
  });

  test('부호의 이름으로 찾으면 그렇다고 알린다', async () => {
    const { engine } = await testEngine([...many, page('/eq', '동등 비교는 형을 바꾸지 않는다.')]);
    const answer = await engine.full({ text: '===' });
    expect(answer.reading).toEqual({ kind: 'name', text: '동등 비교' });
    expect(rowsOf(answer)).toEqual(['/eq#']);
  });
});

describe('줄의 차례', () => {
  test('다음 페이지보다 덜 맞는 절은 그 위에 나오지 않는다', async () => {
    const rows = await rowsIn(
      {
        '/a': [
          ['복제 지연', '복제 지연을 잰다.'],
          ['다른 이야기', '복제는 여기서 다루지 않고 지연도 그렇다.'],
        ],
        '/b': [['복제 지연', '읽는 곳이 늦다. 복제 지연이다.']],
      },
      '복제 지연',
    );
    expect(rows).toEqual(['/a#s1', '/b#s1']);
  });

  test('아래에 다른 페이지가 없으면 덜 맞는 절도 나온다', async () => {
    const rows = await rowsIn(
      {
        '/a': [
          ['복제 지연', '복제 지연을 잰다.'],
          ['다른 이야기', '복제는 여기서 다루지 않고 지연도 그렇다.'],
        ],
      },
      '복제 지연',
    );
    expect(rows).toEqual(['/a#s1', '/a#s2']);
  });

  test('같은 말이 든 절이면 이름이 숫자인 노트가 아래에 온다', async () => {
    const section = [['복제 지연', '복제 지연을 잰다.']] as const;
    expect(await rowsIn({ '/study/3': section, '/theory/lag': section }, '복제 지연')).toEqual([
      '/theory/lag#s1',
      '/study/3#s1',
    ]);
  });
});

describe('바꿔 읽기', () => {
  test('"rnehr"는 "구독"으로 검색한 결과라고 알린다', async () => {
    expect((await search('rnehr')).reading).toEqual({ kind: 'layout', text: '구독' });
  });

  test('"ㅔ묘ㅔ미"는 "paypal"로 검색한 결과라고 알린다', async () => {
    expect((await search('ㅔ묘ㅔ미')).reading).toEqual({ kind: 'layout', text: 'paypal' });
  });

  test('온통 다른 자판으로 친 것은 있는 말(en)까지 바꿔 읽고, 있는 이름은 둔다', async () => {
    const notes = {
      '/arrays': [['두 배열의 중앙값', '두 배열을 한 번에 나눈다.']],
      '/names': [
        ['en', 'en은 영어의 이름이다.'],
        ['redis의 배열', 'redis에는 배열이 없다.'],
      ],
    } as const;
    expect(await rowsIn(notes, 'en qoduf wnddkdrkqt')).toEqual(['/arrays#s1']);
    expect((await rowsIn(notes, 'redis qoduf'))[0]).toBe('/names#s2');
    expect(await rowsIn(notes, 'en wkdkfk')).toEqual(await rowsIn(notes, 'en 자알라'));
  });

  test('"다익스크라"는 조사("라")가 붙은 말보다 온전한 말로 고쳐 읽는다', async () => {
    expect((await search('다익스크라')).reading).toEqual({ kind: 'typo', text: '다익스트라' });
  });

  test('"트랜젝션"은 "트랜잭션"으로 고쳐 읽었다고 알린다', async () => {
    expect((await search('트랜젝션')).reading).toEqual({ kind: 'typo', text: '트랜잭션' });
  });

  test('찾은 것이 있는 "정규형"은 "정규화"로 고쳐 읽지 않는다', async () => {
    expect((await search('정규형')).reading).toEqual({ kind: 'as typed' });
  });

  test('"플러시 terraform"은 "terraform" 없이 찾았다고 알린다', async () => {
    expect((await search('플러시 terraform')).reading).toEqual({
      kind: 'some words',
      missing: ['terraform'],
    });
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
    const waiting = createEngine({
      manifest,
      fetchPart: () => new Promise<string>(() => undefined),
    });
    expect(waiting.titles({ text: '구독' })).toBeUndefined();
  });

  test('빈 검색어에는 결과가 없다', async () => {
    expect((await search('  ')).pages).toEqual([]);
    expect((await search('?!')).pages).toEqual([]);
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
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.every(({ route }) => route.startsWith('/theory/'))).toBe(true);
  });

  test('코드만 볼 때 "cancel"은 코드 조각을 보인다', async () => {
    const { pages } = await engine.full({ text: 'cancel', filters: { codeOnly: true } });
    expect(pages[0]?.sections[0]?.snippet).toMatchObject({ kind: 'code', language: 'ts' });
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
    for (const text of marked) {
      expect(text).toMatch(expected);
    }
  });

  test('글에 든 태그는 글자 그대로다', async () => {
    const page: PageRecord = {
      route: '/x',
      title: '표시',
      sections: [{ anchor: '', heading: '', body: '<img src=x onerror=alert(1)> 위험', code: [] }],
    };
    const { engine: small } = await testEngine([page]);
    const snippet = (await small.full({ text: '위험' })).pages[0]?.snippet;
    expect(snippet?.text).toBe('<img src=x onerror=alert(1)> 위험');
  });
});

describe('끊긴 연결', () => {
  test('조각을 못 받으면 불완전하다고 알리고, 다시 이어지면 찾는다', async () => {
    const built = buildIndex(notes);
    let online = false;
    const shaky = createEngine({
      manifest: built.manifest,
      fetchPart: (name) =>
        online || name === 'titles.json'
          ? Promise.resolve(built.files.get(name) ?? '')
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
    const { manifest } = buildIndex(notes);
    expect(() =>
      createEngine({ manifest: { ...manifest, version: 0 }, fetchPart: () => Promise.resolve('') }),
    ).toThrow('format 0');
  });
});

describe('규칙마다', () => {
  test.each([
    ['어미', '정규화하기', '/theory/database/normalization#'],
    ['자판', 'rnehr', '/docs/paypal/subscription#'],
    ['초성', 'ㄱㄷㅅㅌ', '/docs/paypal/subscription#subscription-status'],
    ['오타', '교착상테', '/theory/operating-system/deadlock#'],
    ['묻는 말', '플러시할 때', '/java-and-spring/jpa/persistence-context#flush'],
    ['일부만 든 곳', '웹훅 서명이 왜 틀리나', '/docs/paypal/webhook#verify-signature'],
  ])('%s: "%s"의 첫 결과는 %s', async (_, query, row) => {
    expect(await first(query)).toBe(row);
  });

  const guide = (route: string, title: string): PageRecord => ({
    route,
    title,
    sections: [
      { anchor: '', heading: '', body: '처음부터 끝까지 따라 한다.', code: [] },
      { anchor: 'cancel', heading: '취소', body: '다음 주기부터 청구하지 않는다.', code: [] },
    ],
  });
  const diary: PageRecord = {
    route: '/blog/diary',
    title: '가계부',
    sections: [
      { anchor: '', heading: '', body: 'PayPal 결제 하나를 취소하고 돌려받았다.', code: [] },
    ],
  };
  test.each([
    ['페이지의 제목', '결제 취소', guide('/docs/guide', '결제 안내')],
    ['페이지의 주소', 'paypal 취소', guide('/docs/paypal', '구독 안내')],
  ])('%s에 있는 말은 그 페이지의 절에서도 찾은 것이다: "%s"', async (_, query, page) => {
    const { engine: whole } = await testEngine([diary, page]);
    expect(rowsOf(await whole.full({ text: query }))[0]).toBe(`${page.route}#cancel`);
  });
});

describe('차례', () => {
  const text = (body: string): PageRecord['sections'][number] => ({
    anchor: '',
    heading: '',
    body,
    code: [],
  });
  const note = (route: string, title: string, options: Partial<PageRecord> = {}): PageRecord => ({
    route,
    title,
    sections: [text('글')],
    ...options,
  });
  const routes = async (pages: readonly PageRecord[], query: string): Promise<string[]> => {
    const { engine: small } = await testEngine(pages);
    return (await small.full({ text: query })).pages.map(({ route }) => route);
  };
  const solution = note('/algorithm/1753', '최단경로', {
    sections: [
      text('다익스트라로 푼다.'),
      {
        anchor: 'code',
        heading: '풀이',
        body: '다익스트라를 한 번 돌린다.',
        code: [{ language: 'java', text: 'poll();' }],
      },
    ],
  });

  test('주소의 마지막 말은 그 노트의 이름이다', async () => {
    const topic = note('/algorithm/dijkstra', '가장 가까운 길');
    expect((await routes([solution, topic], 'dijkstra'))[0]).toBe('/algorithm/dijkstra');
  });

  test.each([
    ['구간 합 구하기 4', '구간 합 구하기 4', '구간 합 구하기 5'],
    ['N과 M (1)', 'N과 M (1)', 'N과 M (2)'],
    ['merge intervals', 'Merge Intervals: 겹치는 구간 합치기', 'Intervals'],
  ])('온 제목이나 쌍점 앞의 제목 "%s"은(는) 그 노트를 찾는 말이다', async (query, title, other) => {
    const mentions = Array.from({ length: 6 }, (_, place) => ({
      ...text(`${query}을 푼다. ${query}은 ${query}이다.`),
      ...(place > 0 && { anchor: `s${place}`, heading: query }),
    }));
    const pages = [
      note('/a', '연습하는 차례', { sections: mentions }),
      note('/b', other, { sections: [text(`${query}와 다르다.`)] }),
      note('/c', title),
    ];
    expect((await routes(pages, query))[0]).toBe('/c');
  });

  test('태그는 글에 있는 말보다 무겁다', async () => {
    const other = note('/b', '나', { sections: [text('결제를 말만 한다.')] });
    expect((await routes([other, note('/c', '다', { tags: ['결제'] })], '결제'))[0]).toBe('/c');
  });

  test('폴더의 이름으로는 그 말이 많은 노트가 목록뿐인 색인보다 먼저다', async () => {
    const sections = Array.from({ length: 12 }, (_, place) => ({
      ...text('PayPal에 구독을 만든다.'),
      ...(place > 0 && { anchor: `s${place}`, heading: `절 ${place}` }),
    }));
    const pages = [
      note('/docs/paypal', '페이팔'),
      note('/docs/paypal/guide', '구독 안내', { sections }),
    ];
    expect((await routes(pages, 'paypal'))[0]).toBe('/docs/paypal/guide');
  });

  test('언어의 이름은 그 언어의 코드가 든 절에도 있다', async () => {
    const { engine: small } = await testEngine([
      note('/algorithm/dijkstra', '다익스트라'),
      solution,
    ]);
    expect(rowsOf(await small.full({ text: '다익스트라 자바' }))[0]).toBe('/algorithm/1753#code');
  });

  test('표가 설명하는 이름은 예제에 나오는 것보다 먼저다', async () => {
    const example = note('/a', '예제', {
      sections: [
        { ...text('plan_id를 적는다.'), code: [{ language: 'json', text: '"plan_id": "P-1"' }] },
      ],
    });
    const fields = note('/b', '필드', { sections: [text('plan_id string\t플랜의 ID')] });
    expect((await routes([example, fields], 'plan_id'))[0]).toBe('/b');
  });

  test('어디에도 없는 말의 조각으로 찾은 것은 비슷한 결과다', async () => {
    const { engine: small } = await testEngine([
      note('/blocks', '블록', { sections: [text('블록은 인자로 넘긴다.')] }),
      note('/chain', '체인', { sections: [text('필터의 체인이다.')] }),
    ]);
    const { reading, pages } = await small.full({ text: '블록체인' });
    expect(reading).toEqual({ kind: 'pieces', text: '블록체인' });
    expect(pages.map(({ isSimilar }) => isSimilar)).toEqual([true, true]);
  });

  test.each([
    [{ section: 'docs' }, ['/docs', '/docs/a']],
    [{ language: 'java' }, ['/algorithm/1753']],
    [{ codeOnly: true }, ['/algorithm/1753']],
  ])('말이 없이 거르개 %j만 있으면 그 노트를 늘어놓는다', async (filters, expected) => {
    const pages = [solution, note('/docs', '문서'), note('/docs/a', '가')];
    const { engine: small } = await testEngine(pages);
    const answer = await small.full({ text: '', filters });
    expect(answer).toMatchObject({ reading: { kind: 'listed' }, total: expected.length });
    expect(answer.pages.map(({ route, isRow }) => [route, isRow])).toEqual(
      expected.map((route) => [route, true]),
    );
  });

  test('절은 위의 소제목을 함께 댄다', async () => {
    const heading = (
      anchor: string,
      name: string,
      level: number,
    ): PageRecord['sections'][number] => ({
      anchor,
      heading: name,
      level,
      body: '글',
      code: [],
    });
    const { engine: small } = await testEngine([
      note('/api', 'API', {
        sections: [
          text('글'),
          heading('create', '플랜 생성', 2),
          heading('create-body', '본문', 3),
          heading('create-answer', '응답', 3),
          heading('list', '목록', 2),
        ],
      }),
    ]);
    const above = async (query: string): Promise<readonly string[] | undefined> =>
      (await small.full({ text: query })).pages[0]?.sections[0]?.above;
    expect(await above('응답')).toEqual(['플랜 생성']);
    expect(await above('목록')).toEqual([]);
  });
});

test('주소에만 있는 말은 없는 말이라고 하지 않는다', async () => {
  const pages = ['/sql/repurchase', '/db/transaction', '/db/lock'].map((route): PageRecord => ({
    ...{ route, title: '글', tags: [] },
    sections: [
      {
        ...{ heading: '', level: 1, anchor: '', code: [] },
        body: route === '/sql/repurchase' ? '상품을 다시 산 회원' : '트랜잭션을 되돌린다',
      },
    ],
  }));
  const { engine: small } = await testEngine(pages);
  expect((await small.full({ text: 'repurchase' })).pages[0]?.route).toBe('/sql/repurchase');
  const { reading } = await small.full({ text: 'repurchase 트랜잭션' });
  expect(reading).toEqual({ kind: 'some words', missing: [] });
});
