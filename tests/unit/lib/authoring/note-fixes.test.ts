import { expect, test } from 'vitest';
import { fixNotes } from '../../../../lib/authoring/note-fixes';
import { noteSource, sourceFiles } from '../../../support/note-source';
import { sampleFiles } from '../../../support/sample-site';

const STREAM = 'pages/docs/redis/redis-stream.md';

function fix(changes: Readonly<Record<string, unknown>>): Record<string, string> {
  const files = Object.entries({ ...sampleFiles, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  const { files: fixed } = fixNotes(sourceFiles(Object.fromEntries(files)));
  return Object.fromEntries(fixed.map(({ path, text }) => [path, text]));
}

test('잘못이 없는 파일은 쓰지 않는다', () => {
  expect(fix({})).toEqual({});
});

test('자모가 풀린 한글을 NFC로 바꾼다', () => {
  const source = noteSource('Redis Stream', { body: '한글이다.' });
  expect(fix({ [STREAM]: source.normalize('NFD') })).toEqual({ [STREAM]: source });
});

test('# 제목을 title에 맞춘다', () => {
  const source = noteSource('Redis Stream');
  expect(fix({ [STREAM]: source.replace('# Redis Stream', '# 스트림') })).toEqual({
    [STREAM]: source,
  });
});

test('마크업으로 읽힐 글자 앞에는 역빗금을 둔다', () => {
  const source = noteSource('List<T>와 배열');
  expect(fix({ [STREAM]: source.replace('# List<T>와 배열', '# 배열') })).toEqual({
    [STREAM]: source.replace('# List<T>', '# List\\<T>'),
  });
});

test('없는 # 제목을 머리말 뒤에 넣는다', () => {
  const source = noteSource('Redis Stream');
  expect(fix({ [STREAM]: source.replace('# Redis Stream\n\n', '') })).toEqual({ [STREAM]: source });
});

test('_meta.json에 빠진 항목을 끝에 넣는다. 파일이 없으면 만든다', () => {
  const other = noteSource('Pub/Sub');
  expect(fix({ 'pages/docs/redis/pubsub.md': other })).toEqual({
    'pages/docs/redis/_meta.json':
      '{\n  "redis-stream": "Redis Stream",\n  "pubsub": "Pub/Sub"\n}\n',
  });
  expect(fix({ 'pages/docs/redis/_meta.json': undefined })).toEqual({
    'pages/docs/redis/_meta.json': '{\n  "redis-stream": "Redis Stream"\n}\n',
  });
});

test('sidebar_position이 있는 노트와 깨진 _meta.json은 그대로 둔다', () => {
  const placed = noteSource('Pub/Sub', { head: ['sidebar_position: 1'] });
  expect(fix({ 'pages/docs/redis/pubsub.md': placed })).toEqual({});
  expect(fix({ 'pages/docs/redis/_meta.json': '{ "a": }' })).toEqual({});
});

test.each([
  ['글 %%나만 보는 메모%%이다.', '글이다.'],
  ['%%\n여러 줄의\n메모\n%%\n글이다.', '글이다.'],
  ['%%d와 %%s로 쓴다. [[없는 것]]', '%%d와 %%s로 쓴다. [[없는 것]]'],
  [':tada: 냈다. :그것: :material-x:', '🎉 냈다. :그것: :material-x:'],
  ['![[흐름 그림.png|300]]', '![](/img/docs/redis/redis-stream/흐름-그림.png)'],
  [
    '![[레디스]]와 ![[a.svg|길]]',
    '[레디스](/docs/redis)와 ![길](/img/docs/redis/redis-stream/a.svg)',
  ],
  ['## 제목 { #title }\n\n글', '## 제목 [#title]\n\n글'],
  ['## 제목\n{: #title}\n\n글', '## 제목 [#title]\n\n글'],
  ['{% highlight text %}\na ==b==\n{% endhighlight %}', '```text\na ==b==\n```'],
  [
    '=== "가"\n\n    글\n\n=== "나"\n\n    다른 글',
    '<note-tabs>\n<note-tab label="가">\n\n글\n\n</note-tab>\n<note-tab label="나">\n\n다른 글\n\n</note-tab>\n</note-tabs>\n',
  ],
  [
    '::: code-group\n\n```yml [a]\nx: 1\n```\n\n:::',
    '<code-tabs>\n\n```yaml title="a"\nx: 1\n```\n\n</code-tabs>',
  ],
  ['```ts:line-numbers {1}\na\n```', '```ts numbers {1}\na\n```'],
])('%j는 %j이(가) 된다', (written, mended) => {
  const note = (body: string): string =>
    noteSource('Redis Stream', { head: ['tags: [redis]'], body });
  const fixed = fix({ [STREAM]: note(written) })[STREAM] ?? note(written);
  expect(fixed.trim()).toBe(note(mended).trim());
});

test('머리말에서 다른 프로그램이 쓰는 값을 고친다', () => {
  const source = noteSource('이슈 #12', {
    head: ['tags: redis, java', 'draft: yes', 'date: 2024-01-02 10:00:00'],
  });
  const fixed = fix({ [STREAM]: source })[STREAM] ?? '';
  expect(
    fixed
      .split('\n')
      .slice(0, 7)
      .filter((line) => !line.startsWith('description')),
  ).toEqual([
    '---',
    'title: "이슈 #12"',
    'tags: [redis, java]',
    'status: draft',
    'date: 2024-01-02',
    '---',
  ]);
});

test('머리말이 없는 노트의 제목에도 id를 붙인다', () => {
  expect(fix({ [STREAM]: '# 글\n\n## 예제\n\n글\n' })[STREAM]).toContain('## 예제 [#');
});
