import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './notes';
import { expectRoute, note, open, phone } from './site';

/** What stands below a heading of the page that shows the elements, up to the next one. */
function section(page: Page, id: string, element: string): Locator {
  return note(page).locator(`h2#${id} ~ ${element}`).first();
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

test.describe('파일 트리', () => {
  test('폴더와 파일이 적은 대로 안에 들어 있고, 설명이 이름 곁에 있다', async ({ page }) => {
    const tree = section(page, 'file-tree', '.file-tree');
    const entries = await tree.locator('li').evaluateAll((all) =>
      all.map((item) => {
        const names = [item.querySelector(':scope > code')?.textContent ?? ''];
        for (
          let folder = item.parentElement?.closest('li');
          folder;
          folder = folder.parentElement?.closest('li')
        ) {
          names.unshift(folder.querySelector(':scope > code')?.textContent ?? '');
        }
        return names.join('');
      }),
    );
    expect(entries).toEqual([
      'pages/',
      'pages/_meta.json',
      'pages/docs/',
      'pages/docs/redis.md',
      'pages/docs/redis/',
      'pages/docs/redis/redis-stream.md',
      'out/',
    ]);
    const meta = tree.getByRole('listitem').filter({ hasText: '_meta.json' }).last();
    await expect(meta.getByText('제목과 순서')).toBeVisible();
    const name = await meta.locator('code').boundingBox();
    const remark = await meta.getByText('제목과 순서').boundingBox();
    expect(Math.abs((name?.y ?? 0) - (remark?.y ?? Infinity))).toBeLessThan(12);
  });

  test('안쪽은 바깥보다 오른쪽에 있고, 폴더와 파일은 다르게 보인다', async ({ page }) => {
    const tree = section(page, 'file-tree', '.file-tree');
    const left = async (name: string): Promise<number> =>
      (await tree.getByText(name, { exact: true }).boundingBox())?.x ?? NaN;
    expect(await left('docs/')).toBeGreaterThan(await left('pages/'));
    expect(await left('redis-stream.md')).toBeGreaterThan(await left('redis.md'));
    const colour = (name: string): Promise<string> =>
      tree.getByText(name, { exact: true }).evaluate((element) => getComputedStyle(element).color);
    expect(await colour('docs/')).not.toBe(await colour('redis.md'));
  });
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

  test('물음은 보이고 답은 접혀 있다. 키보드로 열고 닫는다', async ({ page }) => {
    await expect(quiz(page).getByText('의 평균 탐색 비용은?')).toBeVisible();
    await expect(quiz(page).locator('summary code')).toHaveText('HashMap');
    await expect(quiz(page).getByText(ANSWER)).toBeHidden();
    await quiz(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(quiz(page).getByText(ANSWER)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(quiz(page).getByText(ANSWER)).toBeHidden();
  });

  test('인쇄하면 접힌 답과 접은 글도 보인다', async ({ page }) => {
    await expect(quiz(page).getByText(ANSWER)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(quiz(page).getByText(ANSWER)).toBeVisible();
    await expect(note(page).getByText('자바스크립트 없이 열리고')).toBeVisible();
  });
});

test.describe('수식', () => {
  test('MathML로 그려지고, 줄 안의 것은 글과 한 줄에, 블록의 것은 제 줄에 있다', async ({
    page,
  }) => {
    const inline = note(page).locator('p math').first();
    await expect(inline).toHaveText(/O\(.*n.*log.*n.*\)/s);
    const box = await inline.boundingBox();
    const line = await inline.evaluate((math) => {
      const style = getComputedStyle(math.parentElement ?? math);
      return parseFloat(style.lineHeight);
    });
    expect(box?.width).toBeGreaterThan(40);
    expect(box?.height).toBeLessThan(line * 1.5);

    const blocks = note(page).locator('math[display="block"]');
    await expect(blocks).toHaveCount(2);
    const sum = await blocks.last().boundingBox();
    expect(sum?.height).toBeGreaterThan(line);
    await expect(blocks.first()).toContainText('그 밖');
  });

  test('수식을 그리려고 스크립트나 글꼴을 받지 않는다', async ({ page }) => {
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /katex|mathjax|\.woff/i.test(name))
        // The letters of the whole site.
        .filter((name) => !/\/(?:sans|mono)-[^/]*\.woff2$/.test(name)),
    );
    expect(files).toEqual([]);
  });
});
