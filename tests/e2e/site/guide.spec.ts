import { expect, test, type Page } from '@playwright/test';
import { at, note, open } from '../site';
import { publishedRoutes } from '../sitemap';

/*
 * The guide to the calls of PayPal reads the same for everybody: it sends nothing, and what can be typed stays in the
 * tab. What it says is tested in tests/export. A site without a guide has nothing to show here.
 */

const GUIDE = '/docs/paypal/subscription-api';
const ERRORS = '/docs/paypal/errors';

test.beforeEach(async ({ request }) => {
  const routes = await publishedRoutes(request);
  test.skip(!routes.includes(GUIDE), '안내서가 없는 사이트다.');
});

/** Fails the test at anything that is sent from now on. */
async function refuseRequests(page: Page): Promise<void> {
  // The page fetches its fonts when it is idle, which may be later than this.
  await page.waitForFunction(() => localStorage.getItem('letters') !== null);
  page.on('request', (sent) => {
    expect(sent.url(), 'nothing is sent').toBe('');
  });
}

test('구독 안내서에서 누를 수 있는 것은 링크, 탭, 코드와 그림의 단추, 접은 글, 내 값, 글 뒤의 줄뿐이다', async ({
  page,
}) => {
  await open(page, GUIDE);
  await expect(
    note(page).locator(
      ':is(input, select, textarea, form, dialog, iframe, object, embed, canvas, video, audio, [contenteditable]):not(.note-form *)',
    ),
  ).toHaveCount(0);
  const others = note(page).locator(
    'button:not([role="tab"], figure button, .note-tools button, .sidebar-toggle, .note-form button)',
  );
  await expect(others).toHaveCount(0);
});

test.describe('내 값', () => {
  const PLAN = 'P-4ML87312XG0284519NQ6VBJA';
  const planIn = (page: Page, plan: string) =>
    note(page).locator('.code-block code', { hasText: plan }).first();

  test('적은 값이 예제에 들어가고, 옆 노트와 새로 연 페이지에도 남으며, 지우면 돌아온다', async ({
    page,
  }) => {
    await open(page, GUIDE);
    const form = note(page).locator('.my-values');
    await form.getByText('내 값', { exact: true }).click();
    await refuseRequests(page);
    await form.getByLabel('플랜 ID').fill('P-MINE');
    await expect(planIn(page, 'PLAN_ID=P-MINE')).toBeVisible();
    await expect(planIn(page, PLAN)).toHaveCount(0);
    await form.getByLabel('도메인').fill("'; rm");
    await expect(form.getByLabel('도메인')).toHaveAttribute('aria-invalid', 'true');
    await expect(planIn(page, 'rm')).toHaveCount(0);
    await expect(form.locator('input[type="password"], input[aria-label*="시크릿"]')).toHaveCount(
      0,
    );

    page.removeAllListeners('request');
    await page.reload();
    await expect(planIn(page, 'PLAN_ID=P-MINE')).toBeVisible();
    await page.goto(at('/docs/paypal/plan-calls'));
    await expect(planIn(page, 'P-MINE')).toBeVisible();
    await note(page).locator('.my-values summary').click();
    await note(page).locator('.my-values').getByRole('button', { name: '지우기' }).click();
    await expect(planIn(page, PLAN)).toBeVisible();
  });

  test.describe('스크립트 없이', () => {
    test.use({ javaScriptEnabled: false });

    test('보이지 않는다', async ({ page }) => {
      await page.goto(at(GUIDE));
      await expect(note(page).locator('.my-values')).toBeHidden();
    });
  });
});

test('오류 인덱스에 붙여 넣은 본문의 코드마다 표의 줄을 보이고, 아무것도 보내지 않는다', async ({
  page,
}) => {
  await open(page, ERRORS);
  const reader = note(page).locator('.error-reader');
  const box = reader.getByLabel('오류 본문');
  await reader.getByText('받은 오류 붙여 넣기').click();
  await expect(box).toBeVisible();
  await refuseRequests(page);
  await box.fill(
    '{"name":"UNPROCESSABLE_ENTITY","debug_id":"d1","details":[{"issue":"PLAN_STATUS_INVALID"},{"issue":"NOT_A_CODE"}]}',
  );
  const names = reader.locator('dt > code');
  await expect(names).toHaveText(['PLAN_STATUS_INVALID', 'NOT_A_CODE', 'UNPROCESSABLE_ENTITY']);
  await expect(reader.locator('dd', { hasText: '해결: ' })).toHaveCount(2);
  await expect(reader.getByText('이 표에 없는 코드다')).toBeVisible();
  await expect(reader.getByText('d1')).toBeVisible();
  await box.fill('{"name":');
  await expect(reader.getByText('JSON이 아니다')).toBeVisible();
  await box.fill('');
  await expect(names).toHaveCount(0);
});
