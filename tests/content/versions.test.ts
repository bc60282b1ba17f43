import { expect, test } from 'vitest';
import { findSources } from '../../lib/snippets/sources';
import { running } from 'md-run/blocks';
import { project, realNotes } from '../support/real-notes';

const { pages } = findSources(project);
const noteOf = new Map<string, (typeof realNotes)[number]>(
  realNotes.map((note) => [note.file, note]),
);

/** Every block of the notes of problems has its badge, so their headers name no version. */
const explained = pages.flatMap((page) => {
  const note = noteOf.get(page.file);
  return note?.frontMatter.tags === undefined || page.file.startsWith('pages/algorithm/')
    ? []
    : [{ note, page }];
});

test('제목 아래의 버전은 블록을 실행한 제품을 빠뜨리지 않고, 실행하지 않은 언어를 실행했다고 하지 않는다', () => {
  const languages = ['java', 'kotlin', 'python', 'ruby', 'g++'];
  const libraries = ['hibernate', 'reactor', 'resilience4j', 'spring', 'spring-boot'];
  const wrong = explained.flatMap(({ note, page }) => {
    const ran = new Set<string>(
      page.blocks.flatMap(({ program: { language, services = [] } }) => [
        ...services,
        ...[running[language].product ?? []].flat(),
      ]),
    );
    const named = Object.keys(note.frontMatter.verified ?? {});
    const missing = [...ran].filter((product) => !named.includes(product));
    const hasSpring = page.blocks.some(({ program }) => program.libraries?.project === 'spring');
    const invented = named.filter(
      (name) =>
        (languages.includes(name) && !ran.has(name)) || (libraries.includes(name) && !hasSpring),
    );
    return [
      ...missing.map((product) => `${note.file}: ${product} 없음`),
      ...invented.map((product) => `${note.file}: ${product}의 블록 없음`),
    ];
  });
  expect(wrong).toEqual([]);
});

/** The products of which the notes with a tag speak. */
const products: Readonly<Record<string, readonly string[]>> = {
  express: ['express'],
  fastapi: ['fastapi'],
  jpa: ['hibernate', 'kotlin'],
  kotlin: ['kotlin'],
  mongodb: ['mongodb'],
  nestjs: ['nest'],
  nextjs: ['next'],
  ruby: ['ruby'],
  spring: ['spring', 'spring-boot', 'spring-security', 'hibernate'],
  'spring-boot': ['spring-boot'],
  webflux: ['spring', 'reactor'],
};

test.each(Object.entries(products))(
  '%s를 다루는 노트의 제목 아래에는 그 제품의 버전이 있다',
  (tag, expected) => {
    const silent = explained.filter(({ note: { frontMatter } }) => {
      const named = { ...frontMatter.verified, ...frontMatter.describes };
      return (
        frontMatter.tags?.includes(tag) === true &&
        !expected.some((product) => Object.hasOwn(named, product))
      );
    });
    expect(silent.map(({ note }) => note.file)).toEqual([]);
  },
);
