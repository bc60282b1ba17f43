import type { Fault } from '../faults/fault';
import type { Environment } from '../note/project';

/** The facts that an owner may change without touching the code. */
export interface Site {
  /** Name of the site: logo, window title, Open Graph. */
  readonly title: string;
  readonly description: string;
  /** The author's handle, shown in the footer. */
  readonly author: string;
  /** Origin under which the site is published, without a trailing slash. */
  readonly url: string;
  /** Path below the origin: empty, or `/notes`. */
  readonly basePath: string;
  readonly profileLink: string;
  readonly chatLink: string;
  /** Address that the path of a note is appended to, to show its source ("edit this page"). */
  readonly docsRepositoryBase: string;
  /** Address for reports of mistakes, with `{title}` and `{address}` of the note in it. */
  readonly reportLink: string;
}

interface Setting {
  readonly key: keyof Site;
  readonly variable: string;
  readonly fallback: string;
  readonly expected: string;
  readonly accepts: (value: string) => boolean;
}

function isText(value: string): boolean {
  return value.trim().length > 0 && value.length <= 200 && !/\p{Cc}/u.test(value);
}

function isHttpsLink(value: string): boolean {
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value);
}

function isReportLink(value: string): boolean {
  const filled = value.replaceAll(/\{(?:title|address)\}/g, '');
  return (
    value.includes('{address}') &&
    /^https:\/\/[^/?#{}\s]+[/?#][^{}\s]*$/.test(filled) &&
    URL.canParse(filled)
  );
}

/** Every setting: its variable, its default and its check. README repeats this table, as a test sees. */
export const settings: readonly Setting[] = [
  {
    key: 'title',
    variable: 'SITE_TITLE',
    fallback: '개발 노트',
    expected: '200자 이하의 한 줄 글',
    accepts: isText,
  },
  {
    key: 'description',
    variable: 'SITE_DESCRIPTION',
    fallback:
      '알고리즘 풀이, 공부 기록, 리뷰, 도구 사용법, 기술 문서를 모은 개발 노트. 코드는 모두 실행해서 확인한다.',
    expected: '200자 이하의 한 줄 글',
    accepts: isText,
  },
  {
    key: 'author',
    variable: 'SITE_AUTHOR',
    fallback: 'devnote',
    expected: '공백이 없는 이름 (예: devnote)',
    accepts: (value) => /^\S{1,40}$/.test(value),
  },
  {
    key: 'url',
    variable: 'SITE_URL',
    fallback: 'https://example.com',
    expected: '경로와 끝 슬래시가 없는 주소 (예: https://example.com)',
    accepts: (value) => URL.canParse(value) && /^https?:\/\/[^/?#@\s]+$/.test(value),
  },
  {
    key: 'basePath',
    variable: 'BASE_PATH',
    fallback: '',
    expected: '빈 값, 또는 슬래시로 시작하고 슬래시로 끝나지 않는 소문자 경로 (예: /notes)',
    accepts: (value) => /^(?:\/[a-z0-9][a-z0-9._-]*)*$/.test(value),
  },
  {
    key: 'profileLink',
    variable: 'PROFILE_LINK',
    fallback: 'https://example.com/devnote',
    expected: 'https로 시작하는 주소',
    accepts: isHttpsLink,
  },
  {
    key: 'chatLink',
    variable: 'CHAT_LINK',
    fallback: 'https://example.com/devnote/chat',
    expected: 'https로 시작하는 주소',
    accepts: isHttpsLink,
  },
  {
    key: 'docsRepositoryBase',
    variable: 'DOCS_REPOSITORY_BASE',
    fallback: 'https://example.com/devnote/notes/blob/main',
    expected: 'https로 시작하고 슬래시로 끝나지 않는 주소',
    accepts: (value) => isHttpsLink(value) && !value.endsWith('/'),
  },
  {
    key: 'reportLink',
    variable: 'REPORT_LINK',
    fallback: 'https://example.com/devnote/notes/issues/new?title={title}&body={address}',
    expected: 'https로 시작하고 {address}가 있는 주소 ({title}도 쓸 수 있다)',
    accepts: isReportLink,
  },
];

/** Every variable set to nothing: tests build with the defaults whatever the owner has set. */
export const noSettings: Readonly<Record<string, string>> = Object.fromEntries(
  settings.map(({ variable }) => [variable, '']),
);

/** Reads the site's facts from the environment, and reports the remaining defaults and every bad value. */
export function readSite(env: Environment): {
  site: Site;
  defaults: readonly { variable: string; value: string }[];
  faults: readonly Fault[];
} {
  const values: Partial<Record<keyof Site, string>> = {};
  const defaults: { variable: string; value: string }[] = [];
  const faults: Fault[] = [];
  for (const { key, variable, fallback, expected, accepts } of settings) {
    // Workflows set a missing variable to the empty text.
    const given = env[variable] === '' ? undefined : env[variable];
    values[key] = given ?? fallback;
    if (given === undefined) {
      defaults.push({ variable, value: fallback });
    } else if (!accepts(given)) {
      faults.push({
        file: `환경 변수 ${variable}`,
        found: JSON.stringify(given),
        expected,
        fix: `값을 고치거나 ${variable} 변수를 지운다. 지우면 기본값을 쓴다: ${JSON.stringify(fallback)}`,
      });
    }
  }
  return { site: values as Site, defaults, faults };
}
