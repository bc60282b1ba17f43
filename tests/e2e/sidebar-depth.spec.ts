import { expect, test, type Locator, type Page } from '@playwright/test';
import { arrow, expectOpenFolders, folderRow, sidebar } from './sidebar';
import { expectRoute, href, note, open, openPhoneMenu, phone } from './site';

/** A way to open or close a folder, given by its path; answers with what has the focus then. */
type Way = readonly [name: string, act: (page: Page, folder: string) => Promise<Locator>];

/** Clicks what opens a folder. */
async function clickArrow(page: Page, folder: string): Promise<Locator> {
  const button = arrow(folderRow(page, folder));
  await button.click();
  return button;
}

/** The ways to open and close a folder without going to its page; Enter and Space are the browser's own click. */
const ways: readonly Way[] = [
  ['화살표를 누르면', clickArrow],
  [
    '오른쪽 화살표 키를 누르면',
    async (page: Page, folder: string): Promise<Locator> => {
      const row = folderRow(page, folder);
      await row.press('ArrowRight');
      return row;
    },
  ],
];

/** Folders in the order in which they are opened, and what is open after each. */
type Steps = readonly (readonly [folder: string, open: readonly string[]])[];

/** Opens every folder in turn and checks after each what is open and where the focus is. */
async function expectSteps(page: Page, steps: Steps, act: Way[1]): Promise<void> {
  for (const [folder, openFolders] of steps) {
    const target = await act(page, folder);
    await expectOpenFolders(page, openFolders);
    await expect(target).toBeFocused();
  }
}

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
