import { expect, test } from '@playwright/test';
import {
  arrow,
  clickArrow,
  expectOpenFolders,
  expectSteps,
  folderRow,
  sidebar,
  ways,
  type Steps,
} from './sidebar';
import { expectRoute, href, note, open, openPhoneMenu, phone } from './site';

/** Folders in folders; the order is that of the clicks. */
const onDesktop: Steps = [
  ['백준', ['백준']],
  ['백준 > 백준 (파이썬)', ['백준', '백준 > 백준 (파이썬)']],
  ['프로그래머스', ['프로그래머스']],
  ['프로그래머스 > 자바', ['프로그래머스', '프로그래머스 > 자바']],
  ['프로그래머스 > SQL', ['프로그래머스', '프로그래머스 > SQL']],
  ['리트코드', ['리트코드']],
  // What was open inside is open again.
  ['프로그래머스', ['프로그래머스', '프로그래머스 > SQL']],
];

const onPhone: Steps = [
  ['Algorithm > 프로그래머스', ['Algorithm > 프로그래머스']],
  [
    'Algorithm > 프로그래머스 > 자바',
    ['Algorithm > 프로그래머스', 'Algorithm > 프로그래머스 > 자바'],
  ],
  [
    'Algorithm > 프로그래머스 > SQL',
    ['Algorithm > 프로그래머스', 'Algorithm > 프로그래머스 > SQL'],
  ],
  ['Algorithm > 리트코드', ['Algorithm > 리트코드']],
];

for (const [way, act] of ways) {
  test(`${way} 안쪽 단계에서도 폴더 하나만 열려 있고 바깥 폴더는 닫히지 않는다`, async ({
    page,
  }) => {
    await open(page, '/algorithm');
    await expectOpenFolders(page, []);
    await expectSteps(page, onDesktop, act);
    await expectRoute(page, '/algorithm');
  });
}

test.describe('휴대전화의 메뉴', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('셋째 단계까지 한 단계에 폴더 하나만 열린다', async ({ page }) => {
    await open(page, '/algorithm');
    await openPhoneMenu(page);
    await expectOpenFolders(page, []);
    await expectSteps(page, onPhone, clickArrow);
  });
});

test('엔터로 안쪽 폴더의 페이지로 가도 바깥 폴더는 열려 있다', async ({ page }) => {
  await open(page, '/algorithm');
  const inner = (name: string): string[] => ['프로그래머스', `프로그래머스 > ${name}`];
  for (const [folder, route, openFolders] of [
    ['프로그래머스', '/algorithm/programmers', ['프로그래머스']],
    ['프로그래머스 > 자바', '/algorithm/programmers/java', inner('자바')],
    ['프로그래머스 > SQL', '/algorithm/programmers/sql', inner('SQL')],
    ['리트코드', '/algorithm/leetcode', ['리트코드']],
  ] as const) {
    await folderRow(page, folder).press('Enter');
    await expectRoute(page, route);
    await expectOpenFolders(page, openFolders);
  }
});

test('안쪽 폴더를 닫아도 바깥 폴더는 열려 있다', async ({ page }) => {
  await open(page, '/algorithm');
  await folderRow(page, '프로그래머스').press('ArrowRight');
  await folderRow(page, '프로그래머스 > 자바').press('ArrowRight');
  await expectOpenFolders(page, ['프로그래머스', '프로그래머스 > 자바']);
  await folderRow(page, '프로그래머스 > 자바').press('ArrowLeft');
  await expectOpenFolders(page, ['프로그래머스']);
});

test('셋째 단계의 노트로 바로 오면 그 노트까지의 폴더만 열려 있고, 그 줄이 보인다', async ({
  page,
}) => {
  await open(page, '/algorithm/programmers/java/more-spicy');
  await expectOpenFolders(page, ['프로그래머스', '프로그래머스 > 자바']);
  await expect(sidebar(page).getByRole('link', { name: '더 맵게' })).toBeInViewport();
});

test('이전·다음 링크로 다른 안쪽 폴더에 가면 그 폴더만 열린다', async ({ page }) => {
  await open(page, '/algorithm/programmers/sql');
  await expectOpenFolders(page, ['프로그래머스', '프로그래머스 > SQL']);
  await arrow(folderRow(page, '백준')).click();
  await expectOpenFolders(page, ['백준']);

  // The note before the page of a folder is the last one of the folder before it.
  const previous = '/algorithm/programmers/python/integer-triangle';
  await note(page)
    .locator(`a[href="${href(previous)}"]`)
    .last()
    .click();
  await expectRoute(page, previous);
  await expectOpenFolders(page, ['프로그래머스', '프로그래머스 > 파이썬']);
  await expect(sidebar(page).locator(`a[href="${href(previous)}"]`)).toBeInViewport();
});
