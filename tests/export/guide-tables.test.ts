import { expect, test } from 'vitest';
import { paypalTables } from '../../content/paypal/tables';
import { sectionText, selectIn } from '../support/exported-page';
import { pages } from '../support/guide-pages';
import { facts } from '../support/paypal-facts';
import { textsOfTable } from '../support/table-texts';

/* Readers see the tables of the facts as they are made; how they are made is tested in tests/unit/content. */

/** Letters and numbers of inline Markdown, or of a text that it has become. */
function letters(markdown: string): string {
  return markdown.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const texts = pages.map(({ sections }) => letters(sections.map(sectionText).join('')));

test.each(Object.entries(paypalTables(facts)))('%s의 글은 모두 그 차례로 보인다', (_key, table) => {
  const written = letters(textsOfTable(table).join(''));
  expect(
    texts.some((text) => text.includes(written)),
    written,
  ).toBe(true);
});

test('공식과 이 가이드의 차이는 공식을 앞에 두고 나란히 보인다', () => {
  const shown = pages
    .flatMap(({ sections }) => sections.flatMap((section) => selectIn(section, '.spec-note')))
    .map(({ textContent }) => letters(textContent));
  for (const { official, spec } of facts.differences) {
    expect(shown).toContain(letters(`PayPal 공식${official}이 가이드${spec}`));
  }
});
