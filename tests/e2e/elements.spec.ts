import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './notes';
import { expectRoute, note, open, phone } from './site';

/** What stands below a heading of the page that shows the elements, up to the next one. */
function section(page: Page, id: string, element: string): Locator {
  return note(page).locator(`h2#${id} ~ .note-part > ${element}`).first();
}

async function isInsideWindow(element: Locator): Promise<boolean> {
  return element.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });
}

test.beforeEach(async ({ page }) => {
  await open(page, notes.elements);
});

test('파일 트리: 안쪽은 바깥보다 오른쪽에 있고, 폴더와 파일은 다르게 보인다', async ({ page }) => {
  const tree = section(page, 'file-tree', '.file-tree');
  const left = async (name: string): Promise<number> =>
    (await tree.getByText(name, { exact: true }).boundingBox())?.x ?? NaN;
  expect(await left('docs/')).toBeGreaterThan(await left('pages/'));
  expect(await left('redis-stream.md')).toBeGreaterThan(await left('redis.md'));
  const colour = (name: string): Promise<string> =>
    tree.getByText(name, { exact: true }).evaluate((element) => getComputedStyle(element).color);
  expect(await colour('docs/')).not.toBe(await colour('redis.md'));
});

test.describe('카드', () => {
  test('카드의 어디를 눌러도 그 노트로 가고, 링크마다 이름은 하나다', async ({ page }) => {
    const cards = section(page, 'cards', '.note-cards').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first().getByRole('link')).toHaveText('Algorithm');
    await expect(cards.first()).toContainText('문제를 푸는 기법');
    const box = await cards.first().boundingBox();
    await cards
      .first()
      .click({ position: { x: (box?.width ?? 0) - 8, y: (box?.height ?? 0) - 8 } });
    await expectRoute(page, '/algorithm');
  });

  test('넓은 화면에서는 나란히, 휴대전화에서는 아래로 늘어선다', async ({ page }) => {
    const cards = section(page, 'cards', '.note-cards').getByRole('listitem');
    const place = async (index: number) =>
      (await cards.nth(index).boundingBox()) ?? { x: NaN, y: NaN };
    expect((await place(1)).y).toBe((await place(0)).y);
    await page.setViewportSize(phone);
    expect((await place(1)).y).toBeGreaterThan((await place(0)).y);
    expect((await place(1)).x).toBe((await place(0)).x);
    expect(await isInsideWindow(cards.first())).toBe(true);
  });
});

test.describe('물음', () => {
  const ANSWER = '한 버킷에 몰리면 자바 8부터는';

  function quiz(page: Page): Locator {
    return section(page, 'quiz', '.note-quiz');
  }

  test('인쇄하면 접힌 답과 접은 글도 보인다', async ({ page }) => {
    await expect(quiz(page).getByText(ANSWER)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(quiz(page).getByText(ANSWER)).toBeVisible();
    await expect(note(page).getByText('자바스크립트 없이 열리고')).toBeVisible();
  });
});
