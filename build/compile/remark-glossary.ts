import type { Link, PhrasingContent, Root } from 'mdast';
import { EXIT, SKIP, visit } from '../../lib/markdown/visit';
import { splitAddress } from '../../lib/addresses/redirects';
import { escapePattern } from '../../lib/markdown/escape-pattern';
import type { ExplainedTerm } from '../../lib/connections/explained-terms';
import { text } from './mdast';
import { noteOf, partOf, type CompiledFile } from './notes-data';

/** More than these, and a reader no longer knows which links matter. */
const MOST = 5;

/** What may follow a term: particles, and then no further letter, so that 락 is not found in 락스. */
const PARTICLES =
  '(?:은|는|이|가|을|를|의|에|에서|에게|와|과|로|으로|도|만|까지|부터|보다|마다|처럼|이나|나|이다|다|이라|라|이란|란|이고|고|이며|며|인)';

interface Wanted extends ExplainedTerm {
  readonly address: string;
}

/** The terms that a note could link: not its own, and not those of a note to which its author leads. */
function wantedTerms(tree: Root, file: CompiledFile): Wanted[] {
  const { route: own, source } = noteOf(file) ?? {};
  // The build's own pages list notes by their titles.
  if (source !== undefined) {
    return [];
  }
  const led = new Set<string>();
  visit(tree, 'link', ({ url }) => {
    led.add(splitAddress(url).route);
  });
  return partOf(file, 'terms').flatMap((explained) => {
    const { route, id } = explained;
    const address = id === undefined ? route : `${route}#${id}`;
    return route === own || led.has(route) ? [] : [{ ...explained, address }];
  });
}

function patternOf(term: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${escapePattern(term)}(?=${PARTICLES}{0,2}(?![\\p{L}\\p{N}-]))`,
    'u',
  );
}

interface Mention {
  readonly at: number;
  readonly term: string;
  readonly address: string;
}

/** The first mentions in a text, in its order; of two that overlap or mean one place the earlier one. */
function mentionsIn(value: string, wanted: readonly Wanted[]): Mention[] {
  const all = wanted
    .flatMap(({ term, address }): Mention[] => {
      // Most texts hold no term, which is told sooner than a pattern is made.
      const at = value.includes(term) ? value.search(patternOf(term)) : -1;
      return at === -1 ? [] : [{ at, term, address }];
    })
    .sort((a, b) => a.at - b.at);
  let end = 0;
  const addresses = new Set<string>();
  return all.filter(({ at, term, address }) => {
    if (at < end || addresses.has(address)) {
      return false;
    }
    end = at + term.length;
    addresses.add(address);
    return true;
  });
}

function linked(value: string, mentions: readonly Mention[]): PhrasingContent[] {
  let end = 0;
  const parts = mentions.flatMap(({ at, term, address }): PhrasingContent[] => {
    const before = text(value.slice(end, at));
    end = at + term.length;
    const link: Link = { type: 'link', url: address, children: [text(term)] };
    return [before, link];
  });
  return [...parts, text(value.slice(end))].filter(
    (part) => part.type !== 'text' || part.value !== '',
  );
}

/**
 * Links the first mention of a term in the paragraphs of a note to the place that explains it, up to five
 * terms a note. Headings, tables, code and what is a link already stay as they are.
 */
export function remarkGlossary(tree: Root, file: CompiledFile): void {
  let wanted = wantedTerms(tree, file);
  let left = MOST;
  visit(tree, (node, index, parent) => {
    if (left === 0) {
      return EXIT;
    }
    if (node.type === 'heading' || node.type === 'table' || node.type === 'link') {
      return SKIP;
    }
    if (node.type !== 'text' || parent?.type !== 'paragraph' || index === undefined) {
      return undefined;
    }
    const mentions = mentionsIn(node.value, wanted).slice(0, left);
    const parts = linked(node.value, mentions);
    parent.children.splice(index, 1, ...parts);
    wanted = wanted.filter(({ address }) =>
      mentions.every((mention) => mention.address !== address),
    );
    left -= mentions.length;
    return [SKIP, index + parts.length];
  });
}
