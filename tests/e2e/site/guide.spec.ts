import { expect, test, type Locator, type Page } from '@playwright/test';
import { notes } from './routes';
import { note, open, phone } from './site';

const contents = [
  ['개요', 'overview'],
  ['플랜 API', 'plans-api'],
  ['플랜 생성', 'plans-create'],
  ['플랜 목록 조회', 'plans-list'],
  ['플랜 상세 조회', 'plans-show'],
  ['플랜 수정', 'plans-update'],
  ['플랜 활성화', 'plans-activate'],
  ['플랜 비활성화', 'plans-deactivate'],
  ['플랜 가격 변경', 'plans-update-pricing'],
  ['구독 API', 'subscriptions-api'],
  ['구독 생성', 'subscriptions-create'],
  ['구독 목록 조회', 'subscriptions-list'],
  ['구독 상세 조회', 'subscriptions-show'],
  ['구독 수정', 'subscriptions-update'],
  ['구독 변경(revise)', 'subscriptions-revise'],
  ['구독 일시 중지', 'subscriptions-suspend'],
  ['구독 취소', 'subscriptions-cancel'],
  ['구독 활성화', 'subscriptions-activate'],
  ['구독 결제 캡처', 'subscriptions-capture'],
  ['구독 거래 내역', 'subscriptions-transactions'],
  ['구독 상태', 'subscription-status'],
  ['결제 주기 유형', 'tenure-types'],
  ['결제 주기 단위', 'interval-units'],
  ['구독 시스템 구축 가이드', 'build-guide'],
  ['아키텍처', 'architecture'],
  ['생성·관리 흐름', 'flows'],
  ['데이터베이스 스키마', 'db-schema'],
  ['백엔드 예제', 'backend'],
  ['프론트엔드 예제', 'frontend'],
  ['사용자 대시보드', 'user-dashboard'],
  ['관리자 대시보드', 'admin-dashboard'],
  ['모니터링과 알림', 'monitoring'],
  ['보안', 'security'],
  ['테스트', 'testing'],
  ['배포', 'deployment'],
] as const;

const calls = [
  ['plans-create', 'POST /v1/billing/plans'],
  ['plans-list', 'GET /v1/billing/plans'],
  ['plans-show', 'GET /v1/billing/plans/{id}'],
  ['plans-update', 'PATCH /v1/billing/plans/{id}'],
  ['plans-activate', 'POST /v1/billing/plans/{id}/activate'],
  ['plans-deactivate', 'POST /v1/billing/plans/{id}/deactivate'],
  ['plans-update-pricing', 'POST /v1/billing/plans/{id}/update-pricing-schemes'],
  ['subscriptions-create', 'POST /v1/billing/subscriptions'],
  ['subscriptions-list', 'GET /v1/billing/subscriptions'],
  ['subscriptions-show', 'GET /v1/billing/subscriptions/{id}'],
  ['subscriptions-update', 'PATCH /v1/billing/subscriptions/{id}'],
  ['subscriptions-revise', 'POST /v1/billing/subscriptions/{id}/revise'],
  ['subscriptions-suspend', 'POST /v1/billing/subscriptions/{id}/suspend'],
  ['subscriptions-cancel', 'POST /v1/billing/subscriptions/{id}/cancel'],
  ['subscriptions-activate', 'POST /v1/billing/subscriptions/{id}/activate'],
  ['subscriptions-capture', 'POST /v1/billing/subscriptions/{id}/capture'],
  ['subscriptions-transactions', 'GET /v1/billing/subscriptions/{id}/transactions'],
] as const;

/** The first paragraph with exactly this text after a heading, on the same level of the page. */
function lineAfter(page: Page, id: string, text: string): Locator {
  const exactly = new RegExp(`^${text.replace(/[{}]/g, '\\$&')}$`);
  return note(page).locator(`[id="${id}"] ~ p`, { hasText: exactly }).first();
}

async function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test.describe('제목의 주소', () => {
  for (const id of ['overview-auth', 'plans-create', 'subscription-status', 'deployment']) {
    test(`#${id}를 붙여 열면 그 제목이 보인다`, async ({ page }) => {
      await open(page, `${notes.guide}#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }

  test('모든 제목은 제 id로 닿고 위의 막대에 가리지 않는다', async ({ page }) => {
    await open(page, notes.guide);
    const hidden = await note(page)
      .locator('h2, h3, h4, h5, h6')
      .evaluateAll(async (headings) => {
        const missed: string[] = [];
        for (const { id } of headings) {
          location.hash = `#${id}`;
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const heading = document.getElementById(id);
          const { left = 0, top = -1, height = 0 } = heading?.getBoundingClientRect() ?? {};
          const hit = document.elementFromPoint(left + 4, top + height / 2);
          if (id === '' || hit === null || heading?.contains(hit) !== true) missed.push(id);
        }
        return { missed, count: headings.length };
      });
    expect(hidden.missed).toEqual([]);
    expect(hidden.count).toBeGreaterThan(100);
  });
});

test('옆의 목차에 정해진 35개의 제목이 그 순서로 있다', async ({ page }) => {
  await open(page, notes.guide);
  const links = page.getByRole('navigation', { name: '이 노트의 목차' }).locator('a[href^="#"]');
  const entries = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href') ?? '']),
  );
  const required = contents.map(([text, id]) => [text, `#${id}`]);
  const anchors = new Set(required.map(([, href]) => href));
  expect(entries.filter(([, href]) => anchors.has(href ?? ''))).toEqual(required);
});

test.describe('17개 호출의 주소 줄', () => {
  for (const { name, size } of [
    { name: '넓은 화면', size: { width: 1280, height: 800 } },
    { name: '휴대전화', size: phone },
  ]) {
    test(`${name}에서 호출마다 제 제목 아래에 보인다`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, notes.guide);
      for (const [id, text] of calls) {
        const line = lineAfter(page, id, text);
        await expect(line).toBeVisible();
        const section = await line.evaluate((element) => {
          let before = element.previousElementSibling;
          while (before && !/^H[23]$/.test(before.tagName)) before = before.previousElementSibling;
          return before?.id;
        });
        expect(section, text).toBe(id);
        const box = await line.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(size.width);
      }
    });
  }
});

test.describe('폭 390px의 표', () => {
  test.use({ viewport: phone });

  test('글이 옆으로 밀리지 않는다', async ({ page }) => {
    await open(page, notes.guide);
    expect(await pageWidth(page)).toBe(phone.width);
  });

  test('필드의 목록은 어느 부분도 화면보다 넓지 않다', async ({ page }) => {
    await open(page, notes.guide);
    const lists = note(page).locator('.entries');
    expect(await lists.count()).toBeGreaterThan(40);
    const wide = await lists.evaluateAll(
      (all, width) =>
        all
          .flatMap((list) => [...list.querySelectorAll('*')])
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > width;
          })
          .map((element) => element.textContent),
      phone.width,
    );
    expect(wide).toEqual([]);
  });

  test('표는 화면 안에 들거나 제 상자 안에서만 옆으로 넘긴다', async ({ page }) => {
    await open(page, notes.guide);
    const tables = note(page).locator('table');
    expect(await tables.count()).toBeGreaterThan(0);
    const broken = await tables.evaluateAll((all, width) => {
      return all
        .map((table) => table.parentElement ?? table)
        .filter((box) => {
          const fits = box.getBoundingClientRect().right <= width;
          const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
          return !fits || (box.scrollWidth > box.clientWidth && !scrolls);
        })
        .map((box) => box.textContent);
    }, phone.width);
    expect(broken).toEqual([]);
  });
});

test.describe('움직이지 않는 글', () => {
  test('누를 수 있는 것은 링크, 탭, 코드와 그림의 단추, 접은 글뿐이다', async ({ page }) => {
    await open(page, notes.guide);
    await expect(
      note(page).locator(
        'input, select, textarea, form, dialog, iframe, object, embed, canvas, video, audio, [contenteditable]',
      ),
    ).toHaveCount(0);
    const buttons = await note(page)
      .locator('button')
      .evaluateAll((all) =>
        all.map((button) =>
          (
            button.getAttribute('aria-label') ??
            button.getAttribute('title') ??
            button.textContent
          ).replace(/: .*/, ''),
        ),
      );
    expect(new Set(buttons)).toEqual(
      new Set([
        ...['curl', 'TypeScript', 'Java', 'Python'],
        ...['긴 줄 바꿔 보기', '코드 복사', '그림 크게 보기'],
      ]),
    );
  });

  test('열고 끝까지 읽는 동안 이 사이트 말고는 아무 데도 요청하지 않는다', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).host);
    });
    await open(page, notes.guide);
    for (const [, id] of contents) {
      await page.locator(`[id="${id}"]`).scrollIntoViewIfNeeded();
    }
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  test.describe('스크립트가 없을 때', () => {
    test.use({ javaScriptEnabled: false });

    test('주소 줄과 모든 탭의 내용이 모두 보인다', async ({ page }) => {
      await page.goto(notes.guide);
      for (const [id, text] of calls) await expect(lineAfter(page, id, text)).toBeVisible();
      const panels = note(page).getByRole('tabpanel', { includeHidden: true });
      const count = await panels.count();
      expect(count).toBeGreaterThanOrEqual(2 * calls.length);
      for (let index = 0; index < count; index += 1) await expect(panels.nth(index)).toBeVisible();
    });
  });
});
