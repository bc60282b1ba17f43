import { expect, test } from '@playwright/test';
import { expectRoute, open, openPhoneMenu, phone } from './site';
import { arrow, expectOpenFolders, folderRow, menu, sectionRow, sidebar } from './sidebar';

test.describe('한 폴더', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/java-and-spring');
  });

  test('화살표나 스페이스를 다시 누르면 닫히고, 왼쪽 화살표 키는 닫기만 한다', async ({ page }) => {
    const row = folderRow(page, '언어 기초');
    await row.press('ArrowRight');
    await row.press('ArrowRight');
    await expectOpenFolders(page, ['언어 기초']);
    await row.press('ArrowLeft');
    await expectOpenFolders(page, []);
    await row.press('ArrowLeft');
    await expectOpenFolders(page, []);
    await expect(row).toBeFocused();

    await arrow(row).click();
    await expectOpenFolders(page, ['언어 기초']);
    await arrow(row).click();
    await expectOpenFolders(page, []);
    await arrow(row).press('Space');
    await expectOpenFolders(page, ['언어 기초']);
    await arrow(row).press('Space');
    await expectOpenFolders(page, []);
  });

  test('닫힌 폴더의 링크에는 초점이 가지 않는다', async ({ page }) => {
    await folderRow(page, '언어 기초').press('Tab');
    await expect(arrow(folderRow(page, '언어 기초'))).toBeFocused();
    await page.keyboard.press('Tab');
    // It is the last row.
    await expect(sidebar(page).getByRole('navigation').locator(':focus')).toHaveCount(0);
  });
});

test.describe('휴대전화의 메뉴', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('읽는 섹션은 펼쳐져 있고, 다른 섹션의 링크는 어디까지 굴려도 위에 한 줄로 남는다', async ({
    page,
  }) => {
    await open(page, '/algorithm/programmers/java/more-spicy');
    await openPhoneMenu(page);
    await expect(folderRow(page, 'Algorithm')).toHaveAttribute('href', '/notes/algorithm');
    await folderRow(page, 'Algorithm > 리트코드').scrollIntoViewIfNeeded();
    const tops = new Set<number | undefined>();
    for (const name of ['Spring', 'Theory', 'Docs', 'Blog']) {
      await expect(sectionRow(page, name)).toHaveAttribute('href', /^\/notes\/[a-z-]+$/);
      tops.add((await sectionRow(page, name).boundingBox())?.y);
    }
    await expect(sectionRow(page, 'Spring')).toBeInViewport({ ratio: 1 });
    expect(tops.size).toBe(1);
    await expect(folderRow(page, 'Docs > 레디스')).toHaveCount(0);
  });

  test('이름을 누르면 그 페이지로 가고 메뉴가 닫힌다', async ({ page }) => {
    await open(page, '/docs');
    await openPhoneMenu(page);
    await sectionRow(page, 'Theory').click();
    await expectRoute(page, '/theory');
    await expect(menu(page)).toBeHidden();
    await openPhoneMenu(page);
    await folderRow(page, 'Theory > 인프라').click();
    await expectRoute(page, '/theory/infra');
    await expect(menu(page)).toBeHidden();
    await openPhoneMenu(page);
    await expectOpenFolders(page, ['Theory > 인프라']);
  });
});
