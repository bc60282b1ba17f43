import { toNotesData, type NotesData, type NotesDataInput } from '../../lib/site/notes';
import type { Project } from '../../lib/note/project';
import { planSite, type SitePlan } from '../../lib/site/plan';
import { EMPTY_LOCK } from '../../lib/snippets/lock';
import { countRuns } from '../../lib/snippets/runs';
import { noteSource, sourceFiles } from './note-source';

/** A small site without faults: home, one section, one folder below it, one leaf note. */
export const sampleFiles: Readonly<Record<string, unknown>> = {
  'pages/_meta.json': {
    index: { title: 'Introduce', type: 'page' },
    docs: { title: 'Docs', type: 'page' },
  },
  'pages/index.md': noteSource('소개'),
  'pages/docs/_meta.json': { index: '개요', redis: '레디스' },
  'pages/docs/index.md': noteSource('Docs'),
  'pages/docs/redis.md': noteSource('레디스'),
  'pages/docs/redis/_meta.json': { 'redis-stream': 'Redis Stream' },
  'pages/docs/redis/redis-stream.md': noteSource('Redis Stream', {
    head: ['tags: [redis]'],
    body: '## 명령 [#commands]\n\n`XADD`로 넣는다.',
  }),
};

/** A project of some files (value `undefined`: not there), with nothing else unless it is given. */
export function sampleProject(
  files: Readonly<Record<string, unknown>>,
  rest: Partial<Project> = {},
): Project {
  const present = Object.entries(files).filter(([, value]) => value !== undefined);
  return {
    files: sourceFiles(Object.fromEntries(present)),
    wrong: [],
    addresses: '[]',
    redirects: '{}',
    judgedQueries: '',
    poms: [],
    paths: '',
    lock: undefined,
    assets: new Map(),
    dates: new Map(),
    env: {},
    ...rest,
  };
}

type Options = Partial<Project & Pick<NotesDataInput, 'tables' | 'endpoints' | 'verified'>> & {
  readonly drafts?: boolean;
};

/** Plans the sample site with some files changed, added, or (value `undefined`) taken away. */
export function readSample(
  changes: Readonly<Record<string, unknown>> = {},
  { drafts = false, ...project }: Options = {},
): SitePlan {
  return planSite(sampleProject({ ...sampleFiles, ...changes }, project), { drafts });
}

/** The data of the sample site, which must be without faults. */
export function readFaultless(
  changes: Readonly<Record<string, unknown>> = {},
  options: Options = {},
): NotesData {
  const plan = readSample(changes, options);
  if (plan.faults.length > 0) {
    throw new Error(plan.faults.map(({ file, found }) => `${file}: ${found}`).join('\n'));
  }
  return toNotesData({
    plan,
    project: sampleProject({}, options),
    tables: {},
    endpoints: {},
    verified: new Map(),
    badges: {},
    runs: countRuns([], EMPTY_LOCK),
    ...options,
  });
}
