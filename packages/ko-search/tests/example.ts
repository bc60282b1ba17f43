import { createEngine } from 'ko-search/engine';
import { buildIndex } from 'ko-search/index';

const { manifest, files } = buildIndex([
  {
    route: '/redis',
    title: 'Redis 캐시',
    sections: [
      { anchor: '', heading: '', body: '만료와 쓰기를 한 명령에 담는다.', code: [] },
      { anchor: 'ttl', heading: '만료 시간', body: '키는 정한 시간이 지나면 지워진다.', code: [] },
      {
        anchor: 'set',
        heading: '값을 쓴다',
        body: '한 명령으로 쓴다.',
        code: [{ language: 'js', text: "await redis.set('key', value, { EX: 60 })" }],
      },
    ],
  },
]);

// The files may lie on any host; here they are read from memory.
const engine = createEngine({
  manifest,
  fetchPart: (name) => Promise.resolve(files.get(name) ?? ''),
});
await engine.ready();

/** The sections that answer a query, by their anchors. */
export async function find(text: string): Promise<string[]> {
  const { pages } = await engine.full({ text });
  return pages.flatMap(({ sections }) => sections.map(({ anchor }) => anchor));
}
