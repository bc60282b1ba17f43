import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchPackage } from '../io/bench-package';
import { measure, type Measured } from '../io/measure';
import { makeSite, SEED, type MadeSite } from './made-site';

/** A generator of the same kind as ours, with the settings that its own guide begins with. */
interface Peer {
  readonly name: 'vitepress' | '@astrojs/starlight';
  /** Where its notes lie. */
  readonly notes: string;
  readonly config: {
    readonly file: string;
    readonly text: (sections: readonly string[]) => string;
  };
  readonly files: Readonly<Record<string, string>>;
  readonly build: readonly [command: string, ...args: string[]];
}

const PEERS: readonly Peer[] = [
  {
    name: 'vitepress',
    notes: 'docs',
    config: {
      file: 'docs/.vitepress/config.mjs',
      text: (sections) =>
        `export default ${JSON.stringify({
          title: '개발 노트',
          lang: 'ko',
          cleanUrls: true,
          themeConfig: {
            search: { provider: 'local' },
            nav: sections.map((text) => ({ text, link: `/${text}/` })),
          },
        })};\n`,
    },
    files: {},
    build: ['vitepress', 'build', 'docs'],
  },
  {
    name: '@astrojs/starlight',
    notes: 'src/content/docs',
    config: {
      file: 'astro.config.mjs',
      text: (sections) => `import starlight from '@astrojs/starlight';
export default {
  integrations: [starlight(${JSON.stringify({
    title: '개발 노트',
    locales: { root: { label: '한국어', lang: 'ko' } },
    sidebar: sections.map((label) => ({ label, autogenerate: { directory: label } })),
  })})],
};\n`,
    },
    files: {
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    build: ['astro', 'build'],
  },
];

/** A made note without what only this site knows. */
function plain(text: string): string {
  return text
    .replaceAll('<note-list></note-list>', '')
    .replace(/ skip="[^"]*"/g, '')
    .replace(/^(#+ .*) \[#[^\]]*\]$/gm, '$1');
}

/** Writes the site as the generator wants it, and returns the note that is changed. */
async function writePeer(folder: string, peer: Peer, site: MadeSite): Promise<string> {
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  const noteFile = (file: string): string => file.replace(/^pages/, peer.notes);
  const notes = site.files.filter((file) => file.path.endsWith('.md'));
  for (const { path: file, text } of notes) {
    await write(noteFile(file), plain(text));
  }
  const sections = notes.flatMap(
    ({ path: file }) => /^pages\/([\w-]+)\/index/.exec(file)?.[1] ?? [],
  );
  await write('package.json', '{ "private": true, "type": "module" }\n');
  await write(peer.config.file, peer.config.text(sections));
  for (const [file, text] of Object.entries(peer.files)) {
    await write(file, text);
  }
  return noteFile(site.sample);
}

/** Builds a made site with another generator twice: from nothing, and after one note has changed. */
async function measurePeer(
  peer: Peer,
  count: number,
): Promise<{ readonly clean: Measured; readonly changed: Measured }> {
  const modules = path.resolve(
    await benchPackage(peer.name),
    '../'.repeat(peer.name.split('/').length),
  );
  // Beside its packages: Astro does not build a project whose packages are a link to elsewhere.
  const folder = await mkdtemp(path.join(modules, '../site-'));
  const [command, ...args] = peer.build;
  const build = async (): Promise<Measured> => {
    const env = { ASTRO_TELEMETRY_DISABLED: '1' };
    const measured = await measure(path.join(modules, '.bin', command), args, { cwd: folder, env });
    if (measured.code !== 0) {
      const line = peer.build.join(' ');
      throw new Error(`${folder}: 종료 코드 ${measured.code}: ${line}`);
    }
    return measured;
  };
  const sample = await writePeer(folder, peer, makeSite(count, SEED));
  const clean = await build();
  await appendFile(path.join(folder, sample), '\n한 문장을 더했다.\n');
  const changed = await build();
  await rm(folder, { recursive: true, force: true });
  return { clean, changed };
}

/** What building the same made notes takes elsewhere, by the name of the generator. */
export async function measurePeers(
  count: number,
): Promise<ReadonlyMap<string, { readonly clean: Measured; readonly changed: Measured }>> {
  const figures = new Map<string, { readonly clean: Measured; readonly changed: Measured }>();
  for (const peer of PEERS) {
    figures.set(peer.name, await measurePeer(peer, count));
  }
  return figures;
}
