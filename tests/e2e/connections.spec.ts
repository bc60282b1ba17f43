import { expect, test } from '@playwright/test';
import { at, note, open } from './site';

const topic = { route: '/algorithm/dijkstra', title: '다익스트라' };
const problem = { route: '/algorithm/baekjoon/1753', title: '최단경로' };
const week = { first: '/blog/study/cs-study/1', second: '/blog/study/cs-study/2' };

test.describe('자바스크립트 없이', () => {
  test.use({ javaScriptEnabled: false });

  test('주제에서 문제로, 문제에서 같은 유형과 주제로 오간다', async ({ page }) => {
    await page.goto(at(topic.route));
    await note(page).getByRole('link', { name: problem.title, exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(problem.title);
    const related = note(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: '같은 유형' }) });
    await expect(related.getByRole('listitem').first()).toContainText(
      /(백준|프로그래머스|리트코드|코드트리|직접 만든 문제).* · (쉬움|보통|어려움) · /,
    );
    await related.getByRole('link', { name: topic.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic.title);
  });

  test('연재의 글에서 다음 글과 이전 글과 연재의 첫 페이지로 간다', async ({ page }) => {
    await page.goto(at(week.first));
    const series = page.getByRole('navigation', { name: '연재' });
    await expect(series).toContainText(/연재 1\/\d+/);
    await expect(series).not.toContainText('이전 글');
    await series.getByRole('link', { name: '다음 글' }).click();
    await expect(page).toHaveURL(new RegExp(`${week.second}$`));
    await series.getByRole('link', { name: '이전 글' }).click();
    await expect(page).toHaveURL(new RegExp(`${week.first}$`));
    await series.getByRole('link', { name: 'CS 스터디', exact: true }).click();
    await expect(page).toHaveURL(/\/blog\/study\/cs-study$/);
  });
});

test('주제의 문제 목록은 목차에 있고, 주소의 #problems로 닿는다', async ({ page }) => {
  await open(page, topic.route);
  const entry = page.locator('.toc').getByRole('link', { name: '이 기법을 쓰는 문제' });
  await entry.click();
  await expect(page).toHaveURL(/#problems$/);
  await expect(note(page).getByRole('heading', { name: '이 기법을 쓰는 문제' })).toBeInViewport();
});
