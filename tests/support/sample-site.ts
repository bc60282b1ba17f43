import { readNotes, type NotesData, type NotesInput } from '../../lib/site/notes';
import { readSite } from '../../lib/site/site';
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

/** Reads the sample site with some files changed, added, or (value `undefined`) taken away. */
export function readSample(
  changes: Readonly<Record<string, unknown>> = {},
  options: Partial<Omit<NotesInput, 'files'>> = {},
): ReturnType<typeof readNotes> {
  const files = Object.fromEntries(
    Object.entries({ ...sampleFiles, ...changes }).filter(([, value]) => value !== undefined),
  );
  return readNotes({
    files: sourceFiles(files),
    site: readSite({}).site,
    dates: new Map(),
    tables: {},
    endpoints: {},
    drafts: false,
    ...options,
  });
}

/** The same for a site that must be without faults. */
export function readFaultless(...input: Parameters<typeof readSample>): NotesData {
  const { data, faults } = readSample(...input);
  if (data === undefined) {
    throw new Error(faults.map(({ file, found }) => `${file}: ${found}`).join('\n'));
  }
  return data;
}
