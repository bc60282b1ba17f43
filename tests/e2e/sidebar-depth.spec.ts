import { expect, test } from '@playwright/test';
import { arrow, expectOpenFolders, folderRow, sidebar } from './sidebar';
import { expectRoute, href, note, open } from './site';

/** Folders in the order in which they are opened, and what is open after each. */
const steps: readonly (readonly [folder: string, open: readonly string[]])[] = [
  ['백준', ['백준']],
  ['백준 > 백준 (파이썬)', ['백준', '백준 > 백준 (파이썬)']],
  ['프로그래머스', ['프로그래머스']],
  ['프로그래머스 > 자바', ['프로그래머스', '프로그래머스 > 자바']],
  ['프로그래머스 > SQL', ['프로그래머스', '프로그래머스 > SQL']],
  ['리트코드', ['리트코드']],
  // What was open inside is open again.
  ['프로그래머스', ['프로그래머스', '프로그래머스 > SQL']],
];

test('안쪽 단계에서도 폴더 하나만 열려 있고 바깥 폴더는 닫히지 않으며, 초점은 누른 줄에 있다', async ({
  page,
}) => {
  await open(page, '/algorithm');
  await expectOpenFolders(page, []);
  for (const [folder, openFolders] of steps) {
    await folderRow(page, folder).press('ArrowRight');
    await expectOpenFolders(page, openFolders);
    await expect(folderRow(page, folder)).toBeFocused();
  }
  await folderRow(page, '프로그래머스 > SQL').press('ArrowLeft');
  await expectOpenFolders(page, ['프로그래머스']);
  await expectRoute(page, '/algorithm');
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
