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
