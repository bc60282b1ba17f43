import path from 'node:path';
import { noSettings } from '../../lib/site/site';
import { run, type RunResult } from 'md-run/process';
import { tsx } from './run-script';

/**
 * Arguments of Node.js for what `next build` does before it bundles, in the folder where it is started.
 *
 * @param code The project whose code does it.
 */
export function preparation(code = '.'): string[] {
  const program = `
    const { prepareBuild } = await import(${JSON.stringify(path.resolve(code, 'build/site.ts'))});
    await prepareBuild(process.cwd()).catch(({ stack }) => {
      console.error(stack);
      process.exitCode = 1;
    });`;
  return [...tsx, '--input-type=module', '-e', program];
}

/** The command of Next.js in a made site. */
export const NEXT = path.resolve('node_modules/next/dist/bin/next');

/** Runs `next build` in a made site. */
export function buildThere(site: string): Promise<RunResult> {
  return run(process.execPath, [NEXT, 'build'], {
    cwd: site,
    env: { ...noSettings, NEXT_TELEMETRY_DISABLED: '1' },
  });
}
