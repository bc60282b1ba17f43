import { expect, test } from 'vitest';
import { meantLanguage } from '../../../../lib/vocabulary/languages';

test.each([
  ['yml', 'yaml'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['javascript', 'js'],
  ['jsx', 'tsx'],
  ['typescript', 'ts'],
  ['py', 'python'],
  ['Java', 'java'],
  ['JSON', 'json'],
  ['c++', 'cpp'],
  ['plaintext', 'text'],
  ['Dockerfile', 'dockerfile'],
  ['mysql', 'sql'],
  ['constructor', undefined],
  ['rust', undefined],
])('다른 곳에서 %s라고 쓰는 언어는 %s다', (name, meant) => {
  expect(meantLanguage(name)).toBe(meant);
});
