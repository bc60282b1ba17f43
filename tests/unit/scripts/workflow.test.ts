import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settings } from '../../../lib/site/site';

/* The workflow publishes the folder that it has tested, built with the owner's variables. */

const job = z.object({
  needs: z.string().optional(),
  if: z.string().optional(),
  strategy: z.object({ matrix: z.object({ node: z.array(z.number()) }) }).optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  env: z.record(z.string(), z.string()).default({}),
  steps: z.array(
    z.object({
      run: z.string().optional(),
      uses: z.string().optional(),
      if: z.string().optional(),
      env: z.record(z.string(), z.string()).default({}),
      with: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});
function jobsOf(file: string): Readonly<Record<string, z.infer<typeof job>>> {
  const workflow = z.object({ jobs: z.record(z.string(), job) });
  return workflow.parse(parse(readFileSync(`.github/workflows/${file}`, 'utf8'))).jobs;
}

const jobs = jobsOf('site.yml');

const ON_MAIN = "github.ref == 'refs/heads/main'";

/** The Node of `.nvmrc`: that of a desk, and of what is published. */
const wanted = Number(readFileSync('.nvmrc', 'utf8'));
const ON_WANTED = `matrix.node == ${wanted}`;

const tested = jobs['test'];
const published = jobs['publish'];

test('빌드하는 것은 .ci/run 하나뿐이고, 나머지는 그 out/을 본다', () => {
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  expect(commands).toEqual(['bash .ci/run', 'npm run check:deployed -- "$ADDRESS" --tries 20']);
  expect(readFileSync('.ci/run', 'utf8').match(/^[^#\n]*\bnpm .*/gm)).toEqual([
    'CI=true npm test --silent',
  ]);
});

test('주인의 변수가 모두 그 빌드에 간다', () => {
  const variables = settings.map(({ variable }) => [variable, `\${{ vars.${variable} }}`]);
  expect(tested?.env).toEqual(Object.fromEntries(variables));
});

test('올리는 것은 같은 일에서, 검사한 뒤의 out/이며 main에서만 올린다', () => {
  const uploads = Object.values(jobs).flatMap(({ steps }) =>
    steps.filter(({ uses = '' }) => uses.includes('upload-')),
  );
  expect(uploads).toHaveLength(1);
  const last = tested?.steps.at(-1);
  expect(last).toBe(uploads[0]);
  expect(last).toMatchObject({ if: `${ON_WANTED} && ${ON_MAIN}`, with: { path: 'out' } });
  expect(tested?.steps.at(-2)?.run).toBe('bash .ci/run');
});

test('펴내는 일은 올린 것을 건네기만 한다', () => {
  expect(published).toMatchObject({ needs: 'test', if: ON_MAIN });
  expect(published?.steps.map(({ uses }) => uses?.split('@')[0])).toEqual(['actions/deploy-pages']);
});

test('모든 Node에서 검사하고, 가장 낮은 것이 올리는 것이다', () => {
  expect(tested?.strategy?.matrix.node).toEqual([20, 22, 24]);
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  expect(engines.node).toMatch(new RegExp(`^>=${wanted}\\.`));
});

test('펴낸 뒤에 그 주소를 본다', () => {
  expect(jobs['deployed']).toMatchObject({
    needs: 'publish',
    if: ON_MAIN,
    env: { ADDRESS: '${{ needs.publish.outputs.address }}' },
  });
  expect(published?.outputs?.['address']).toBe('${{ steps.deployment.outputs.page_url }}');
});

test('느리고 드문 검사는 밤마다 돈다', () => {
  const commands = Object.values(jobsOf('nightly.yml')).flatMap(({ steps }) => steps);
  expect(commands.at(-1)).toMatchObject({ run: 'npm run test:nightly', env: { CI: 'true' } });
});
