import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { register } from 'tsx/esm/api';

/** The code of the site is TypeScript, which the configuration of Next.js is not. */
async function load() {
  register();
  return import('./site.ts');
}

/**
 * The public hook of Next.js by which `next build` and `next dev` in the root make the site: the notes are read,
 * checked and compiled before, and what stands beside the pages is written after.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'notes',
  async modifyConfig(config, { phase, projectDir }) {
    // The processes that Next.js starts have the variable from the first one, which prepares.
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
