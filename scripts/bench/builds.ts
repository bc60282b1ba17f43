import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '../../lib/vocabulary/routes';
import { measure, type Measured } from '../io/measure';
import { makeProject } from './made-project';
import type { MadeSite } from './made-site';
import { sizeMb, weighPage, weighPageMap, type PageWeight, type Weight } from './weigh';

/** What building a made site takes, and what its pages weigh. */
export interface BuildFigures {
  readonly shape: MadeSite['shape'];
  /** From nothing to a checked `out/`: preparation, Next.js, files, search index, checks. */
  readonly clean: Measured;
  /** The same after one note has changed. */
  readonly changed: Measured;
  readonly page: PageWeight;
  readonly pageMap: Weight;
  readonly searchMb: number;
  readonly outMb: number;
}

async function build(folder: string): Promise<Measured> {
  const measured = await measure(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
  });
  if (measured.code !== 0) {
    throw new Error(`${folder}: npm run build가 실패했다 (종료 코드 ${measured.code}).`);
  }
  return measured;
}

/** Builds a made site of `count` notes twice: from nothing, and after one note has changed. */
export async function measureBuilds(root: string, count: number): Promise<BuildFigures> {
  const { folder, site, remove } = await makeProject(root, count);
  try {
    const clean = await build(folder);
    await appendFile(path.join(folder, site.sample), '\n한 문장을 더했다.\n');
    const changed = await build(folder);
    const out = path.join(folder, 'out');
    const route = site.sample.replace(/^pages|\.md$/g, '') as Route;
    return {
      shape: site.shape,
      clean,
      changed,
      page: await weighPage(out, route, ''),
      pageMap: await weighPageMap(folder),
      searchMb: await sizeMb(path.join(out, '_search')),
      outMb: await sizeMb(out),
    };
  } finally {
    await remove();
  }
}
