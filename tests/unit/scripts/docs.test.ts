import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshDocs } from '../../../scripts/docs';

test('docs의 만들어진 부분은 코드와 같다 (npm run docs로 고친다)', async () => {
  for (const [file, text] of await freshDocs()) {
    expect(readFileSync(file, 'utf8'), file).toBe(text);
  }
});
