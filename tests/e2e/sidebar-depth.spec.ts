import { expect, test, type Page } from '@playwright/test';
import { arrow, expectOpenFolders, folderRow, sidebar } from './sidebar';
import { expectRoute, note, open, openPhoneMenu, phone } from './site';

// While a list unfolds, the rows below it move away from under the pointer.
test.use({ reducedMotion: 'reduce' });

/** Folders in folders; a row is a folder when notes stand below it, so these wait for their notes. */
const depths = [
  {
    section: '/algorithm',
    steps: [
      ['백준', ['백준']],
      ['백준 > 백준 (파이썬)', ['백준', '백준 > 백준 (파이썬)']],
      ['프로그래머스', ['프로그래머스']],
      ['프로그래머스 > 자바', ['프로그래머스', '프로그래머스 > 자바']],
      ['프로그래머스 > SQL', ['프로그래머스', '프로그래머스 > SQL']],
    ],
  },
  {
    section: '/java-and-spring',
    steps: [
      ['언어 기초', ['언어 기초']],
      ['언어 기초 > 자바', ['언어 기초', '언어 기초 > 자바']],
      ['언어 기초 > 코틀린', ['언어 기초', '언어 기초 > 코틀린']],
      ['스프링 부트', ['스프링 부트']],
      // What was open inside is open again.
      ['언어 기초', ['언어 기초', '언어 기초 > 코틀린']],
    ],
  },
  {
    section: '/theory',
    steps: [
      ['인프라', ['인프라']],
      ['인프라 > 메시징', ['인프라', '인프라 > 메시징']],
      ['인프라 > RabbitMQ', ['인프라', '인프라 > RabbitMQ']],
      ['인프라 > 애저', ['인프라', '인프라 > 애저']],
      ['자바', ['자바']],
    ],
  },
] as const;

const onPhone = [
  ['Spring', ['Spring']],
  ['Spring > 언어 기초', ['Spring', 'Spring > 언어 기초']],
  ['Spring > 언어 기초 > 자바', ['Spring', 'Spring > 언어 기초', 'Spring > 언어 기초 > 자바']],
  ['Spring > 언어 기초 > 코틀린', ['Spring', 'Spring > 언어 기초', 'Spring > 언어 기초 > 코틀린']],
  ['Blog', ['Blog']],
  ['Blog > 스터디', ['Blog', 'Blog > 스터디']],
  ['Blog > 스터디 > CS 스터디', ['Blog', 'Blog > 스터디', 'Blog > 스터디 > CS 스터디']],
] as const;

type Steps = readonly (readonly [folder: string, open: readonly string[]])[];

const ways = [
  ['화살표를 누르면', (page: Page, folder: string) => arrow(folderRow(page, folder)).click()],
  ['스페이스를 누르면', (page: Page, folder: string) => folderRow(page, folder).press('Space')],
  [
    '오른쪽 화살표 키를 누르면',
    (page: Page, folder: string) => folderRow(page, folder).press('ArrowRight'),
  ],
] as const;

/** Skips a test as long as one of its folders has no note. */
async function needNotes(page: Page, folders: readonly string[]): Promise<void> {
  const counts = await Promise.all(folders.map((folder) => arrow(folderRow(page, folder)).count()));
  const empty = folders.filter((_, index) => counts[index] === 0);
  test.skip(empty.length > 0, `아직 노트가 없는 폴더: ${empty.join(', ')}`);
}

async function expectOneOpenPerLevel(
  page: Page,
  steps: Steps,
  act: (page: Page, folder: string) => Promise<void>,
): Promise<void> {
  await needNotes(
    page,
    steps.map(([folder]) => folder),
  );
  await expectOpenFolders(page, []);
  for (const [folder, openFolders] of steps) {
    await act(page, folder);
    await expectOpenFolders(page, openFolders);
    await expect(folderRow(page, folder)).toBeFocused();
  }
}

for (const [way, act] of ways) {
  for (const { section, steps } of depths) {
    test(`${section}에서 ${way} 안쪽 단계에서도 폴더 하나만 열려 있고 바깥 폴더는 닫히지 않는다`, async ({
      page,
    }) => {
      await open(page, section);
      await expectOneOpenPerLevel(page, steps, act);
      await expectRoute(page, section);
    });
  }

  test.describe('휴대전화의 메뉴', () => {
    test.use({ viewport: phone, hasTouch: true });

    test(`${way} 셋째 단계까지 한 단계에 폴더 하나만 열린다`, async ({ page }) => {
      await open(page, '/');
      await openPhoneMenu(page);
      await expectOneOpenPerLevel(page, onPhone, act);
    });
  });
}

test('엔터로 안쪽 폴더의 페이지로 가도 바깥 폴더는 열려 있고 초점은 그 줄에 남는다', async ({
  page,
}) => {
  await open(page, '/java-and-spring');
  await needNotes(page, ['언어 기초 > 자바', '언어 기초 > 코틀린', 'API']);
  for (const [folder, route, openFolders] of [
    ['언어 기초', '/java-and-spring/basic', ['언어 기초']],
    ['언어 기초 > 자바', '/java-and-spring/basic/java', ['언어 기초', '언어 기초 > 자바']],
    ['언어 기초 > 코틀린', '/java-and-spring/basic/kotlin', ['언어 기초', '언어 기초 > 코틀린']],
    ['API', '/java-and-spring/api', ['API']],
  ] as const) {
    await folderRow(page, folder).press('Enter');
    await expectRoute(page, route);
    await expectOpenFolders(page, openFolders);
    await expect(folderRow(page, folder)).toBeFocused();
  }
});

test('안쪽 폴더를 닫아도 바깥 폴더는 열려 있다', async ({ page }) => {
  await open(page, '/java-and-spring');
  await needNotes(page, ['언어 기초 > 자바']);
  await folderRow(page, '언어 기초').press('ArrowRight');
  await folderRow(page, '언어 기초 > 자바').press('ArrowRight');
  await folderRow(page, '언어 기초 > 자바').press('ArrowLeft');
  await expectOpenFolders(page, ['언어 기초']);
});

test('이전·다음 링크로 다른 안쪽 폴더에 가면 그 폴더만 열린다', async ({ page }) => {
  await open(page, '/java-and-spring/basic/kotlin');
  await needNotes(page, ['언어 기초 > 자바', '언어 기초 > 코틀린', 'JPA']);
  await expectOpenFolders(page, ['언어 기초', '언어 기초 > 코틀린']);
  await arrow(folderRow(page, 'JPA')).click();
  await expectOpenFolders(page, ['JPA']);

  await note(page).getByRole('link', { name: '예외와 try-with-resources' }).last().click();
  await expectRoute(page, '/java-and-spring/basic/java/exceptions');
  await expectOpenFolders(page, ['언어 기초', '언어 기초 > 자바']);
  await expect(
    sidebar(page).getByRole('link', { name: '예외와 try-with-resources' }),
  ).toBeInViewport();
});
