import { expect, test } from 'vitest';
import { runsPage } from '../../../../lib/site/runs-page';
import { readSample } from '../../../support/sample-site';

const [note] = readSample().notes;

test('제품의 줄은 실행한 달에 알려진 지원과 새 버전을, 나머지는 노트의 링크를 댄다', () => {
  const { source } = runsPage(
    {
      executed: 3,
      products: [
        {
          ...{ product: 'node', version: '20', blocks: 2, notes: 1 },
          ...{ first: '2026-03', last: '2026-11' },
        },
        {
          ...{ product: 'python', version: '3.11', blocks: 1, notes: 1 },
          ...{ first: '2025-09', last: '2025-09' },
        },
      ],
      models: [{ name: 'Flutter', blocks: 1, files: [note?.file ?? ''] }],
      skipped: [{ name: '서버 | 없음', blocks: 1, files: ['pages/draft.md'] }],
    },
    (file) => (file === note?.file ? note : undefined),
  );
  const rows = source.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.filter((line) => !line.includes('---'))).toEqual([
    '| 제품 | 버전 | 블록 | 노트 | 실행한 달 | 지원 | 새 버전 |',
    '| Node\\.js | 20 | 2 | 1 | 2026-03~2026-11 | [2026-04에 끝남](https://github.com/nodejs/release#release-schedule) | 26 |',
    '| Python | 3.11 | 1 | 1 | 2025-09 | [2027-10까지](https://devguide.python.org/versions/) |  |',
    '| 제품 | 블록 | 노트 |',
    `| Flutter | 1 | [${note?.frontMatter.title ?? ''}](${note?.route ?? ''}) |`,
    '| 이유 | 블록 | 노트 |',
    '| 서버 \\| 없음 | 1 |  |',
  ]);
});
