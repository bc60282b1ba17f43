import { expect, test, type Page } from '@playwright/test';
import { notes } from './notes';
import { at, expectRoute, hydrated, note, open } from './site';

const button = (page: Page, name: string) => note(page).getByRole('button', { name });

test.describe('제목 아래의 줄', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copied = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('노트의 마크다운과 온 주소를 복사하고, 그렇게 말한다', async ({ page }) => {
    const hash = '#xadd';
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    await open(page, `${notes.redis}${hash}`);
    await button(page, 'Markdown 복사').click();
    await expect(page.locator('.copy-status')).toHaveText('복사했습니다');
    expect(await copied(page)).toBe(await (await page.request.get(at(`${notes.redis}.md`))).text());

    await button(page, '링크 공유').click();
    await expect(button(page, '링크 공유')).toHaveAttribute('title', '복사했습니다');
    expect(await copied(page)).toBe(page.url());

    const report = note(page).getByRole('link', { name: '틀린 곳 알리기' });
    await report.evaluate((link) => {
      link.addEventListener('click', (event) => {
        event.preventDefault();
      });
    });
    await report.click();
    const sent = new URL((await report.getAttribute('href')) ?? '').searchParams;
    expect(sent.get('body')).toMatch(new RegExp(`${notes.redis}${hash}$`));
    expect(sent.get('title')).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  });

  test('고른 글이 있으면 그곳의 링크를 복사하고, 그 주소는 그 글을 표시한다', async ({ page }) => {
    await open(page, notes.redis);
    const link = button(page, '고른 곳의 링크');
    await expect(link).toBeHidden();
    const text = await note(page)
      .locator('.note-body > p')
      .first()
      .evaluate((paragraph) => {
        getSelection()?.selectAllChildren(paragraph);
        return String(getSelection());
      });
    await link.click();
    await expect(link).toHaveAttribute('title', '복사했습니다');
    const [address, passage = ''] = (await copied(page)).split('#:~:text=');
    expect(address).toBe(page.url());
    const [start = ''] = passage.split(',', 1);
    expect(text.startsWith(new URLSearchParams(`start=${start}`).get('start') ?? '?')).toBe(true);
    expect(await page.evaluate(() => String(getSelection()))).toBe(text);
  });
});

test('n과 p는 다음 글과 이전 글로 가고, ?의 목록에서 끌 수 있다', async ({ page }) => {
  await open(page, '/blog/study/cs-study/1');
  const title = page.getByRole('heading', { level: 1 });
  const first = await title.innerText();
  await page.keyboard.press('KeyN');
  await expect(title).not.toHaveText(first);
  await expectRoute(page, '/blog/study/cs-study/2');
  await page.keyboard.press('KeyP');
  await expect(title).toHaveText(first);
  await expectRoute(page, '/blog/study/cs-study/1');

  const list = page.getByRole('dialog', { name: '단축키' });
  const link = note(page).getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Shift+Slash');
  const choice = list.getByRole('checkbox', { name: 'n과 p로 다음 글과 이전 글을 연다' });
  await expect(choice).toBeChecked();
  await page.keyboard.press('KeyN');
  await choice.uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(link).toBeFocused();

  await page.reload();
  await hydrated(page);
  await page.keyboard.press('KeyN');
  await page.keyboard.press('Shift+Slash');
  await expect(choice).not.toBeChecked();
  await list.getByRole('button', { name: '닫기' }).click();
  await expect(list).toBeHidden();
  await expectRoute(page, '/blog/study/cs-study/1');
});
