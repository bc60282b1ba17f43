import type { HTML, Parent } from 'mdast';
import { visit } from '../visit';
import { faultUnless, type Finding } from '../../faults/fault';
import { components } from '../../vocabulary/note-elements';
import { lineOf, shown, type Written } from './written';

/* HTML that does not end where its author thought: browsers extend it over everything below. */

/** A tag; quoted attributes may hold `>`. */
const TAG = /<(\/?)([A-Za-z][\w-]*)(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
/** A block of `<pre>` alone, which becomes a code block. */
export const PREFORMATTED = /^<pre\b[^<>]*>(?:(?!<\/?pre\b)[\s\S])*<\/pre>\s*$/i;
const COMMENT = /<!--[\s\S]*?-->/g;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const VOID = words('area base br col embed hr img input link meta param source track wbr');
/** Elements whose end tag may be left out. */
const OPTIONAL = words('caption colgroup dd dt li option p rp rt tbody td tfoot th thead tr');

/** Nodes that end the HTML inside them. */
const INLINE = words('paragraph heading tableCell');
/** Nodes that hold blocks. */
const BLOCKS = words('root listItem blockquote footnoteDefinition');

interface Tag {
  /** The name as written: `<S>` was probably meant as a type. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly line: number;
}

function elementOf({ name }: Tag): string {
  return name.toLowerCase();
}

/** Removes comments but keeps their line breaks, so that line numbers stay right. */
function withoutComments(html: string): string {
  return html.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''));
}

/** An instruction or a declaration at the start, with all that it takes out of the page. */
const HIDDEN = /^\s*<[?!](?!--)[^\n]*/;

function tagsOf(node: HTML): Tag[] {
  const html = withoutComments(node.value);
  return [...html.matchAll(TAG)].map(({ 1: slash, 2: name = '', index }) => ({
    name,
    isEnd: slash === '/',
    line: lineOf(node) + html.slice(0, index).split('\n').length - 1,
  }));
}

/** Returns the HTML of a block: everything inside a paragraph, but only the direct children of other blocks. */
function piecesOf(parent: Parent): HTML[] {
  if (!INLINE.has(parent.type)) {
    return parent.children.filter((child): child is HTML => child.type === 'html');
  }
  const pieces: HTML[] = [];
  visit(parent, 'html', (node: HTML) => {
    pieces.push(node);
  });
  return pieces;
}

/** Finds tags that are never closed, and end tags of elements that were never opened. */
function unpaired(tags: readonly Tag[]): Tag[] {
  const open: Tag[] = [];
  const wrong: Tag[] = [];
  for (const tag of tags.filter((one) => !VOID.has(elementOf(one)))) {
    if (!tag.isEnd) {
      open.push(tag);
      continue;
    }
    const start = open.findLastIndex((one) => elementOf(one) === elementOf(tag));
    if (start === -1) {
      wrong.push(tag);
    } else {
      wrong.push(
        ...open
          .splice(start)
          .slice(1)
          .filter((one) => !OPTIONAL.has(elementOf(one))),
      );
    }
  }
  return [...wrong, ...open.filter((one) => !OPTIONAL.has(elementOf(one)))];
}

function tagFault({ name, isEnd, line }: Tag, isInline: boolean): Finding {
  return isEnd
    ? {
        line,
        found: `여는 태그가 없는 </${name}>`,
        expected: '같은 문단이나 같은 깊이에서 열고 닫는 요소',
        fix: '열고 닫는 태그의 짝과 들여쓰기를 맞춘다. 글이면 `코드`로 감싼다.',
      }
    : {
        line,
        found: `닫히지 않은 <${name}>`,
        expected: isInline ? `같은 문단의 </${name}>` : `같은 깊이의 </${name}>`,
        fix: `코드의 글이면 \`코드\`로 감싼다. 요소면 닫는 태그를 쓴다: </${name}>. 닫지 않으면 아래의 글이 모두 그 안에 든다.`,
      };
}

/** Finds instructions and declarations, which browsers remove: `<?php`, `<!DOCTYPE html>`. */
function hiddenFaults(node: HTML): Finding[] {
  const html = withoutComments(node.value);
  const rest = html.replace(TAG, '');
  const found = HIDDEN.exec(html)?.[0] ?? /<[A-Za-z/?][^\n]*/.exec(rest)?.[0];
  return found === undefined
    ? []
    : [
        {
          line: lineOf(node),
          found: `페이지에서 사라지는 ${shown(found)}`,
          expected: '닫은 태그, 또는 `코드`',
          fix: '`코드`로 감싼다. 태그면 >로 닫는다. 닫지 않으면 그 아래의 글이 사라진다.',
        },
      ];
}

/** Finds `<pre>` that is not a block by itself: in a sentence, a cell, or other HTML. */
function preFaults(node: HTML, parent: Parent | undefined): Finding[] {
  const isBlock = PREFORMATTED.test(node.value) && !INLINE.has(parent?.type ?? '');
  return faultUnless(!(/<pre\b/i.test(node.value) && !isBlock), () => ({
    line: lineOf(node),
    found: '글이나 다른 요소 안의 <pre>',
    expected: '줄의 처음에서 열고 줄의 끝에서 닫는 <pre>, 또는 코드 블록',
    fix: '```text 블록으로 쓴다.',
  }));
}

/** Finds components that are not on lines of their own: the compiler would pass them on as unknown HTML. */
function componentFaults(node: HTML, parent: Parent | undefined): Finding[] {
  const [component] = tagsOf(node).filter(
    ({ name, isEnd }) => !isEnd && Object.hasOwn(components, name),
  );
  if (component === undefined) {
    return [];
  }
  const isLine = (text: string): boolean =>
    /^\s*<\/?([a-z-]+)(?:[^<>"']|"[^"]*"|'[^']*')*>(?:\s*<\/\1>)?\s*$/.test(text);
  const isParagraph = parent?.type === 'paragraph';
  const whole = isParagraph ? parent.children : [node];
  const isAlone =
    isParagraph || BLOCKS.has(parent?.type ?? '')
      ? whole.every(
          (one) => one.type === 'html' || (one.type === 'text' && one.value.trim() === ''),
        )
      : false;
  const text = whole.map((one) => ('value' in one ? one.value : '')).join('');
  // A tag may stand on several lines.
  const lines = text.replace(TAG, (tag) => tag.replace(/\s*\n\s*/g, ' ')).split('\n');
  return faultUnless(isAlone && lines.every(isLine), () => ({
    line: component.line,
    found: `글이나 다른 태그와 한 줄에 있는 <${component.name}>`,
    expected: `한 줄에 태그 하나, 그 아래와 위에 빈 줄`,
    fix: '여는 태그와 닫는 태그를 저마다 한 줄에 쓰고 안의 글과 한 줄씩 띄운다.',
  }));
}

function includeFaults(node: HTML): Finding[] {
  return faultUnless(!/<!--\s*@include/.test(node.value), () => ({
    line: lineOf(node),
    found: `다른 파일을 넣으라는 메모 ${shown(node.value)}`,
    expected: '노트에 쓴 글',
    fix: '그 파일의 글을 옮겨 쓰거나 노트로 만들어 잇는다.',
  }));
}

/** Finds HTML that is not closed in its block, or that removes the text after it from the page. */
export function unclosedHtmlFaults({ tree }: Written): Finding[] {
  const markupFaults: Finding[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type === 'html') {
      markupFaults.push(
        ...hiddenFaults(node),
        ...includeFaults(node),
        ...preFaults(node, parent),
        ...componentFaults(node, parent),
      );
    } else if ('children' in node) {
      const tags = piecesOf(node).flatMap(tagsOf);
      markupFaults.push(...unpaired(tags).map((tag) => tagFault(tag, INLINE.has(node.type))));
    }
  });
  return markupFaults;
}

/** Marks of Markdown: items, headings, quotations, fences, rows, and marks inside a line. */
const MARKDOWN =
  /^\s*(?:[-*+]\s+\S|\d+[.)]\s+\S|#{1,6}\s|>\s|```|~~~|\|.*\|\s*$)|\*\*\S|`[^`]+`|\]\([^)]*\)|~~\S/m;
const CODE = /<(code|pre|kbd|samp)\b[^>]*>[\s\S]*?<\/\1>/gi;

/** Finds Markdown directly below a tag: the page would show its marks. */
export function markdownInHtmlFaults({ tree }: Written): Finding[] {
  const markupFaults: Finding[] = [];
  visit(tree, 'html', (node, _, parent) => {
    if (parent === undefined || INLINE.has(parent.type)) {
      return;
    }
    const html = withoutComments(node.value);
    // All of it is gone from the page, which has been said.
    if (/^\s*<[?!]/.test(html)) {
      return;
    }
    const lines = html
      .replace(CODE, (code) => code.replace(/[^\n]/g, ''))
      .replace(TAG, (tag) => tag.replace(/[^\n]/g, ''))
      .split('\n');
    for (const [at, line] of lines.entries()) {
      if (MARKDOWN.test(line)) {
        markupFaults.push({
          line: lineOf(node) + at,
          found: `태그 바로 아래의 마크다운 "${shown(line)}"`,
          expected: '태그와 마크다운 사이의 빈 줄',
          fix: '태그의 아래와 위를 한 줄씩 비운다. 한 줄 안이면 <strong>이나 <code>로 쓴다.',
        });
      }
    }
  });
  return markupFaults;
}
