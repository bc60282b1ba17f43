import { existsSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { leanFlexSearch } from '../../../compile/lean-flexsearch';
import { createFlexSearchStore, type Entry, type Store } from '../../../lib/search/index/store';

const alias: Record<string, string> = {};
leanFlexSearch({ resolve: { alias } });

/** Puts in the place of modules what webpack puts there. */
const asWebpack: Plugin = {
  name: 'as webpack',
  setup(esbuild) {
    esbuild.onResolve({ filter: /./ }, async ({ path, pluginData, ...place }) => {
      if (pluginData === 'resolved') {
        return undefined;
      }
      const target = alias[`${path}$`];
      const found = await esbuild.resolve(path, { ...place, pluginData: 'resolved' });
      return { path: target ?? alias[found.path] ?? found.path };
    });
  },
};

async function leanStore(): Promise<{ store: Store; bytes: number }> {
  const { outputFiles } = await build({
    entryPoints: ['lib/search/index/store.ts'],
    plugins: [asWebpack],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const lean = (await import(url)) as { createFlexSearchStore: typeof createFlexSearchStore };
  return { store: lean.createFlexSearchStore(), bytes: code.length };
}

test('바꿔 놓는 것과 바꿔 놓을 것이 모두 있다', () => {
  const [whole, ...modules] = Object.entries(alias);
  expect(whole?.[0]).toBe('flexsearch$');
  expect(existsSync(whole?.[1] ?? '')).toBe(true);
  expect(modules.length).toBeGreaterThan(3);
  for (const [from, to] of modules) {
    expect(existsSync(from), from).toBe(true);
    expect(existsSync(to), to).toBe(true);
  }
});

test('브라우저의 FlexSearch는 온전한 것과 같은 답을 한다', async () => {
  const { store, bytes } = await leanStore();
  const whole = createFlexSearchStore();
  const parts: Entry[][] = [
    [
      ['graph', [[3], null, [1, 2, 5], undefined, [9]]],
      ['heap', [null, [1], [3, 9]]],
    ],
    [
      ['queue', [null, null, null, [2, 3], [5, 9]]],
      ['tree', [[7]]],
    ],
  ];
  for (const part of parts) {
    store.load(part);
    whole.load(part);
  }
  const queries = [
    ...[['graph'], ['heap'], ['tree'], ['none'], []],
    ...[
      ['graph', 'heap'],
      ['heap', 'queue'],
      ['graph', 'heap', 'queue'],
      ['tree', 'graph'],
    ],
  ];
  for (const keys of queries) {
    expect(store.post(keys), keys.join(' ')).toEqual(whole.post(keys));
  }
  expect(store.post(['graph', 'heap'])).not.toEqual([]);
  expect(store.range('h', 'r')).toEqual(['heap', 'queue']);
  expect(bytes).toBeLessThan(30_000);
});
