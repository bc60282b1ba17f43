import { expect, test } from 'vitest';
import { dayName, recentNews, type DatedNote } from '../../../../lib/site/recent';
import type { Route } from '../../../../lib/vocabulary/routes';

const titles = new Map(
  Object.entries({
    '/docs': 'Docs',
    '/docs/redis': '레디스',
    '/docs/paypal': '페이팔',
    '/theory': 'Theory',
    '/theory/java': '자바',
    '/blog': 'Blog',
    '/blog/java': '자바',
  }) as [Route, string][],
);

function note(route: string, day: string): DatedNote {
  return { route: route as Route, title: route, day };
}

test('날과 폴더로 묶고, 폴더는 가장 새로운 날에 한 번만 나온다', () => {
  const news = recentNews(
    [
      note('/docs/redis/a', '2026-11-03'),
      note('/docs/redis/b', '2026-11-05'),
      note('/docs/paypal/c', '2026-11-05'),
      note('/docs/paypal/d', '2026-11-05'),
      note('/theory/java/e', '2026-11-03'),
    ],
    titles,
  );
  expect(news).toEqual([
    {
      day: '2026-11-05',
      folders: [
        {
          folder: { route: '/docs/paypal', title: '페이팔' },
          count: 2,
          note: { route: '/docs/paypal/c', title: '/docs/paypal/c' },
        },
        {
          folder: { route: '/docs/redis', title: '레디스' },
          count: 1,
          note: { route: '/docs/redis/b', title: '/docs/redis/b' },
        },
      ],
    },
    {
      day: '2026-11-03',
      folders: [
        {
          folder: { route: '/theory/java', title: 'Theory 자바' },
          count: 1,
          note: { route: '/theory/java/e', title: '/theory/java/e' },
        },
      ],
    },
  ]);
});

test('사흘, 하루에 다섯 폴더까지 담는다', () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    Array.from({ length: 6 }, (_, at) => note(`/f${index}${at}/a`, `2026-11-0${index + 1}`)),
  ).flat();
  expect(recentNews(many, titles).map(({ day, folders }) => [day, folders.length])).toEqual([
    ['2026-11-06', 5],
    ['2026-11-05', 5],
    ['2026-11-04', 5],
  ]);
});

test('날은 0 없이 읽는다', () => {
  expect(dayName('2026-11-03')).toBe('11월 3일');
});
