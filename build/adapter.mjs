import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { register } from 'tsx/esm/api';

/** Loads `site.ts`: Next.js reads its configuration as JavaScript, the code of the site is TypeScript. */
async function load() {
  register();
  return import('./site.ts');
}

/**
 * Makes `next build` and `next dev` build the whole site: Next.js calls this adapter before it draws the pages,
 * to read, check and compile the notes, and after, to write the files beside the pages.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'notes',
  async modifyConfig(config, { phase, projectDir }) {
    // The first process prepares; the processes that it starts inherit the variable and do not.
    if (process.env.SITE === undefined) {
      const { openDevelopment, prepareBuild } = await load();
      if (phase === PHASE_PRODUCTION_BUILD) {
        process.env.SITE = JSON.stringify(await prepareBuild(projectDir));
      } else if (phase === PHASE_DEVELOPMENT_SERVER) {
        process.env.SITE = JSON.stringify(await openDevelopment(projectDir));
      }
    }
    return { ...config, env: { ...config.env, SITE: process.env.SITE ?? '{}' } };
  },
  async onBuildComplete({ projectDir }) {
    const { finishBuild } = await load();
    await finishBuild(projectDir);
  },
};

export default adapter;
