import { expect, onTestFinished, test } from 'vitest';
import { readTestedProjects } from '../../../../../scripts/io/snippets/tested-projects';
import { fillFolder, makeFolder } from '../../../../support/folders';

test('시험이 여는 것만 시험한 프로그램이고, 인용한 다른 말은 아니다', async () => {
  const root = makeFolder(onTestFinished);
  fillFolder(root, {
    'tests/samples/a.test.ts':
      "const a = await openSample(note, 'opened');\nconst b = commands.get('typed');\nexpect(a).toBe('client');\n",
    'tests/support/b.ts': "const PROJECT = 'named';\nexport const c = { project: 'listed' };\n",
  });
  expect([...(await readTestedProjects(root))].sort()).toEqual([
    'listed',
    'named',
    'opened',
    'typed',
  ]);
});
