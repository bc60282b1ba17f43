/** Where the tests serve a site that they build themselves. */
export interface BuiltSite {
  readonly port: number;
  readonly basePath: string;
  readonly address: string;
}

function builtSite(port: number, basePath: string): BuiltSite {
  return { port, basePath, address: `http://localhost:${port}${basePath}` };
}

/** The fixture lies below a path, which is the harder case of a host. */
export const fixtureSite = builtSite(Number(process.env['E2E_FIXTURE_PORT'] ?? 4174), '/notes');

/** What somebody else makes of this repository. */
export const ownSite = builtSite(Number(process.env['E2E_OWN_PORT'] ?? 4175), '/memo');

/** Every variable of README's table, as its owner sets them. */
export const ownVariables = {
  SITE_TITLE: '하늘의 메모',
  SITE_DESCRIPTION: '하늘이 배운 것을 적어 두는 작은 메모장이다.',
  SITE_AUTHOR: '하늘',
  SITE_URL: 'https://memo.example.org',
  BASE_PATH: ownSite.basePath,
  PROFILE_LINK: 'https://code.example.org/haneul',
  CHAT_LINK: 'https://chat.example.org/haneul',
  DOCS_REPOSITORY_BASE: 'https://code.example.org/haneul/memo/blob/main',
  REPORT_LINK: 'https://code.example.org/haneul/memo/new?at={address}',
} as const;

/** The note that the owner adds, in a section of its own, and a heading of it that is renamed later. */
export const ownNote = {
  route: '/garden/tomato',
  title: '토마토 기르기',
  heading: '물 주기',
  oldId: 'water',
  newId: 'watering',
} as const;
