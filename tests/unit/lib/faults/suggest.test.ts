import { expect, test } from 'vitest';
import { suggest } from '../../../../lib/faults/suggest';

test.each([
  ['sidebar_postion', ['title', 'sidebar_position'], 'sidebar_position'],
  ['titl', ['title', 'tags'], 'title'],
  ['tag', ['title', 'tags'], 'tags'],
  ['javva', ['java', 'javascript'], 'java'],
  ['db', ['dp', 'dfs'], 'dp'],
])('"%s"는 %j 가운데 "%s"를 뜻한다', (word, allowed, meant) => {
  expect(suggest(word, allowed)).toBe(meant);
});

test.each([
  ['color', ['title', 'sidebar_position']],
  ['keywords', ['title', 'description', 'tags']],
  ['x', ['dp']],
  ['title', []],
])('"%s"는 %j 가운데 어느 것도 뜻하지 않는다', (word, allowed) => {
  expect(suggest(word, allowed)).toBeUndefined();
});
