import { describe, expect, test } from 'vitest';
import {
  collectLinks,
  isReservedHost,
  judgeLink,
  linkFaults,
} from '../../../../lib/addresses/external-links';
import { lineOf, noteOf, noteSource } from '../../../support/note-source';

describe('링크 모으기', () => {
  const body = [
    '[레디스](https://redis.io/docs#streams)와 [같은 글](https://redis.io/docs#groups)',
    '[노트](/docs/redis), [절](#part), <mailto:a@b.kr>',
    '<a href="https://nodejs.org/">노드</a>',
    '[서버](http://localhost:3000), [보기](https://api.example.com/v1)',
    '```text\nhttps://code.dev/\n```',
  ].join('\n\n');
  const url = 'https://www.acmicpc.net/problem/1753';
  const head = [
    `problem: { site: baekjoon, id: "1753", title: 최단경로, level: 보통, url: "${url}" }`,
  ];
  const source = noteSource('레디스', { head, body });
  const file = 'pages/docs/redis.md';

  test('다른 사이트의 주소마다 쓰인 파일과 행을 모으고, 조각(#)은 뗀다', () => {
    const at = (part: string): object => ({ file, line: lineOf(source, part) });
    expect(collectLinks([noteOf(file, '레디스', { head, body })])).toEqual([
      { address: url, places: [at('problem:')] },
      { address: 'https://redis.io/docs', places: [at('[레디스]'), at('[레디스]')] },
      { address: 'https://nodejs.org/', places: [at('<a href')] },
    ]);
  });

  test.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['example.com', true],
    ['api.example.com', true],
    ['shop.test', true],
    ['myexample.com', false],
    ['redis.io', false],
  ])('%s은(는) 보기의 호스트인가: %s', (host, expected) => {
    expect(isReservedHost(host)).toBe(expected);
  });
});

describe('답의 판단', () => {
  const status = (code: number, movedTo?: string): Parameters<typeof judgeLink>[1] => ({
    status: code,
    ...(movedTo !== undefined && { movedTo }),
  });

  test.each([
    ['https://a.dev/', status(200), 'alive'],
    ['https://a.dev/', status(200, 'https://b.dev/'), 'moved'],
    ['https://a.dev/', status(404), 'dead'],
    ['https://a.dev/', status(404, 'https://b.dev/'), 'dead'],
    ['https://a.dev/', status(403), 'dead'],
    ['https://a.dev/', status(429), 'refused'],
    ['https://www.acmicpc.net/problem/1753', status(403), 'refused'],
    ['https://www.acmicpc.net/problem/0', status(404), 'dead'],
    ['https://notacmicpc.net/', status(403), 'dead'],
    ['https://a.dev/', { status: 0, reason: 'ENOTFOUND' }, 'dead'],
  ] as const)('%s %o → %s', (address, answer, expected) => {
    expect(judgeLink(address, answer)).toBe(expected);
  });

  test('죽은 링크는 쓰인 곳마다 이유와 함께 알린다', () => {
    const places = [
      { file: 'pages/a.md', line: 3 },
      { file: 'pages/b.md', line: 9 },
    ];
    expect(linkFaults({ address: 'https://a.dev/', places }, status(404))).toMatchObject([
      { file: 'pages/a.md', line: 3, found: '죽은 링크 https://a.dev/ (상태 404)' },
      { file: 'pages/b.md', line: 9, found: '죽은 링크 https://a.dev/ (상태 404)' },
    ]);
  });
});
