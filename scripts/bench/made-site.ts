import type { SourceFile } from '../../lib/note/note';
import type { PageRecord } from '../../lib/search/index/records';
import { makeCode, makeCorpus } from '../search-quality/corpus';
import { createRandom, type Random } from '../search-quality/random';

/** Notes of a folder, as in the fuller folders of the real site. */
const NOTES_PER_FOLDER = 20;

const BLOCKS_PER_NOTE = 4;

/** What every bench makes its notes from, so that figures can be set side by side. */
export const SEED = 7;

/** The top sections of the real site, by name, so that the bar at the top is as wide. */
const SECTIONS = {
  'java-and-spring': 'Spring',
  etc: 'Etc Programming',
  algorithm: 'Algorithm',
  theory: 'Theory',
  'js-framework': 'Node',
  docs: 'Docs',
  blog: 'Blog',
} as const;

const sections = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

/** A made site and what it is made of. */
export interface MadeSite {
  readonly files: readonly SourceFile[];
  /** One of its notes, in the middle of a folder. */
  readonly sample: string;
  readonly shape: {
    readonly notes: number;
    readonly folders: number;
    readonly blocks: number;
    readonly perSection: number;
    readonly kb: number;
  };
}

interface Place {
  readonly section: string;
  readonly folder: string;
  readonly name: string;
}

function placeOf(number: number): Place {
  const within = Math.floor(number / sections.length);
  return {
    section: sections[number % sections.length] ?? 'docs',
    folder: `part-${Math.floor(within / NOTES_PER_FOLDER) + 1}`,
    name: `note-${within + 1}`,
  };
}

function head(title: string, description: string, extra: readonly string[] = []): string {
  const fields = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  return `---\n${[...fields, ...extra].join('\n')}\n---\n\n# ${title}\n`;
}

function noteText(page: PageRecord, title: string, next: string, random: Random): string {
  const parts = page.sections.map(({ anchor, heading, body }, place) => {
    const block = makeCode(random);
    return [
      ...(anchor === '' ? [] : [`## ${heading} [#${anchor}]`]),
      ...body.split('\n'),
      place < BLOCKS_PER_NOTE
        ? `\`\`\`${block.language} skip="측정에 쓰는 코드다"\n${block.text}\n\`\`\``
        : `이어서 [다음 노트](${next})를 읽는다.`,
    ].join('\n\n');
  });
  const extra = ['tags: [testing]'];
  return `${head(title, `${title}에 무엇이 있고 언제 쓰는지, 무엇을 조심해야 하는지 예제와 함께 적은 노트다.`, extra)}${parts.join('\n\n')}\n`;
}

/**
 * The notes, folders and `_meta.json` files of a site of a given size; the same for the same seed.
 *
 * @param count Number of notes, without the pages of sections and folders.
 */
export function makeSite(count: number, seed: number): MadeSite {
  const random = createRandom(seed + 1);
  const pages = makeCorpus(count, seed);
  const texts = new Map<string, string>();
  const menus = new Map<string, Record<string, unknown>>();
  const titles = new Set<string>();
  const menu = (folder: string, key: string, title: unknown): void => {
    menus.set(folder, { ...menus.get(folder), [key]: title });
  };
  for (const section of sections) {
    const title = SECTIONS[section];
    texts.set(
      `${section}/index.md`,
      `${head(title, `${title} 섹션에 있는 폴더와 노트를 차례대로 늘어놓은, 측정에 쓰는 안내 페이지다.`)}\n<note-list></note-list>\n`,
    );
    menu('', section, { title, type: 'page' });
    menu(`${section}/`, 'index', '개요');
  }
  pages.forEach((page, number) => {
    const { section, folder, name } = placeOf(number);
    const next = placeOf((number + 1) % count);
    const file = `${section}/${folder}.md`;
    if (!texts.has(file)) {
      const title = `${SECTIONS[section as keyof typeof SECTIONS]} ${folder}`;
      texts.set(
        file,
        `${head(`${title} 모음`, `${title}에 있는 노트를 차례대로 늘어놓은, 측정에 쓰는 폴더 안내 페이지다.`)}\n<note-list></note-list>\n`,
      );
      menu(`${section}/`, folder, folder);
    }
    const title = titles.has(page.title) ? `${page.title} ${number}` : page.title;
    titles.add(title);
    menu(`${section}/${folder}/`, name, title);
    texts.set(
      `${section}/${folder}/${name}.md`,
      noteText(page, title, `/${next.section}/${next.folder}/${next.name}`, random),
    );
  });
  const home = `${head('개발 노트', '만들어 낸 노트로 빌드와 페이지의 무게를 재는 사이트의 첫 페이지다. 섹션을 모두 늘어놓는다.')}\n<note-list></note-list>\n`;
  texts.set('index.md', home);
  const hidden = (title: string) => ({ title, type: 'page', display: 'hidden' });
  menus.set('', {
    index: { title: 'Introduce', type: 'page' },
    ...menus.get(''),
    // The pages of the frame, which are those of the real site.
    search: hidden('전체 노트'),
    'note-elements': hidden('노트에 쓰는 요소'),
    '404': hidden('찾는 노트가 없습니다'),
  });
  const middle = placeOf(Math.floor(count / 2));
  return {
    files: [
      ...[...texts].map(([name, text]) => ({ path: `pages/${name}`, text })),
      ...[...menus].map(([folder, entries]) => ({
        path: `pages/${folder}_meta.json`,
        text: `${JSON.stringify(entries, null, 2)}\n`,
      })),
    ],
    sample: `pages/${middle.section}/${middle.folder}/${middle.name}.md`,
    shape: {
      notes: count,
      folders: texts.size - count - sections.length - 1,
      blocks: count * BLOCKS_PER_NOTE,
      perSection: Math.ceil(count / sections.length),
      kb: [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1000,
    },
  };
}
