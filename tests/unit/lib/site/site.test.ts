import { describe, expect, test } from 'vitest';
import { readSite, settings } from '../../../../lib/site/site';

const good: Readonly<Record<string, string>> = {
  SITE_TITLE: '다른 노트',
  SITE_DESCRIPTION: '한 사람이 적는 노트다.',
  SITE_AUTHOR: 'someone',
  SITE_URL: 'https://notes.example.org:8443',
  BASE_PATH: '/a/b-c',
  PROFILE_LINK: 'https://example.org/someone',
  CHAT_LINK: 'https://example.org/chat?room=1',
  DOCS_REPOSITORY_BASE: 'https://example.org/someone/notes/blob/main',
  REPORT_LINK: 'https://example.org/new?body={address}',
};

describe('받아들이는 값', () => {
  test('모든 변수를 주면 그대로 쓰고 기본값은 하나도 남지 않는다', () => {
    expect(readSite(good)).toEqual({
      site: {
        title: good['SITE_TITLE'],
        description: good['SITE_DESCRIPTION'],
        author: good['SITE_AUTHOR'],
        url: good['SITE_URL'],
        basePath: good['BASE_PATH'],
        profileLink: good['PROFILE_LINK'],
        chatLink: good['CHAT_LINK'],
        docsRepositoryBase: good['DOCS_REPOSITORY_BASE'],
        reportLink: good['REPORT_LINK'],
      },
      defaults: [],
      faults: [],
    });
  });

  test('아무것도 주지 않으면 아홉 변수와 그 기본값을 모두 알린다', () => {
    const { site, defaults, faults } = readSite({});
    expect(faults).toEqual([]);
    expect(defaults.map(({ variable }) => variable)).toEqual(Object.keys(good));
    expect(defaults.map(({ value }) => value)).toEqual(Object.values(site));
  });

  test('하나만 주면 나머지 여덟의 기본값을 알린다', () => {
    const { site, defaults } = readSite({ BASE_PATH: '/notes', PATH: '/usr/bin' });
    expect(site.basePath).toBe('/notes');
    expect(defaults).toHaveLength(8);
    expect(defaults).not.toContainEqual(expect.objectContaining({ variable: 'BASE_PATH' }));
  });

  test.each(settings.map(({ variable }) => variable))(
    '빈 글로 준 %s는 주지 않은 것과 같다',
    (variable) => {
      expect(readSite({ [variable]: '' })).toEqual(readSite({}));
    },
  );

  test.each(settings.map(({ variable, fallback, accepts }) => ({ variable, fallback, accepts })))(
    '$variable의 기본값 "$fallback"은 스스로의 규칙을 지킨다',
    ({ fallback, accepts }) => {
      expect(accepts(fallback)).toBe(true);
    },
  );
});

describe('틀린 값', () => {
  test.each([
    ['SITE_TITLE', '   '],
    ['SITE_TITLE', '두\n줄'],
    ['SITE_TITLE', '가\u0007'],
    ['SITE_TITLE', '가'.repeat(201)],
    ['SITE_DESCRIPTION', '두\n줄'],
    ['SITE_AUTHOR', 'two words'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'https://example.com/'],
    ['SITE_URL', 'https://example.com?x=1'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://exa mple.com'],
    ['SITE_URL', 'https://me:pw@example.com'],
    ['BASE_PATH', '/'],
    ['BASE_PATH', 'notes'],
    ['BASE_PATH', '/notes/'],
    ['BASE_PATH', '/Notes'],
    ['BASE_PATH', '/../x'],
    ['BASE_PATH', '//example.com'],
    ['PROFILE_LINK', 'http://example.com/devnote'],
    ['CHAT_LINK', 'javascript:alert(1)'],
    ['CHAT_LINK', 'https:example.com'],
    ['DOCS_REPOSITORY_BASE', 'https://example.com/devnote/notes/blob/main/'],
    ['DOCS_REPOSITORY_BASE', 'https://example.com/devnote/notes/blob/main '],
    ['REPORT_LINK', 'https://example.com/new'],
    ['REPORT_LINK', 'https://example.com/new?{page}={address}'],
    ['REPORT_LINK', 'https://{address}'],
    ['REPORT_LINK', 'javascript:alert({address})'],
  ])('%s=%j는 변수, 찾은 값, 기대한 꼴, 기본값을 말하는 잘못 하나다', (variable, value) => {
    const setting = settings.find((known) => known.variable === variable);
    expect(readSite({ ...good, [variable]: value }).faults).toEqual([
      {
        file: `환경 변수 ${variable}`,
        found: JSON.stringify(value),
        expected: setting?.expected,
        fix: `값을 고치거나 ${variable} 변수를 지운다. 지우면 기본값을 쓴다: ${JSON.stringify(setting?.fallback)}`,
      },
    ]);
  });

  test('아홉 값이 다 틀리면 아홉 잘못을 한꺼번에 알린다', () => {
    const bad = Object.fromEntries(Object.keys(good).map((variable) => [variable, ' \n ']));
    expect(readSite(bad).faults.map(({ file }) => file)).toEqual(
      Object.keys(good).map((variable) => `환경 변수 ${variable}`),
    );
  });
});
