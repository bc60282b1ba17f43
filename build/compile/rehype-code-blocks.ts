import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from '../../lib/markdown/visit';
import { escapeHtml } from '../../lib/markdown/escape-html';
import { type FenceMeta, readFenceMeta } from 'md-run/blocks';
import { RUNS_ROUTE } from '../../lib/site/generated-pages';
import { languages } from '../../lib/vocabulary/languages';
import { highlightLines } from './highlight';
import { htmlComponent, type HtmlComponent } from './jsx-node';
import { partOf, type CompiledFile } from './notes-data';

/**
 * Renders every fence of a note as one HTML text at build: the browser neither parses nor hydrates its tokens.
 * Search and checks read this form:
 *
 *   <figure class="code-block" data-language="ts" data-run="run|skip|project|none">
 *     <div class="code-bar"><span class="code-title">file name, `title="…"` or language</span>
 *       <span class="code-wrong">틀린 예</span> <details class="code-badge verified"><summary>실행 확인 · Java 17 · 2026-11</summary>Java 17.0.13 · 2026-11-22</details> buttons</div>
 *     <pre style="--lines:n" tabindex="0"><code class="language-ts">…
 *
 * The text of `code` is the author's code, line for line. Only a block with numbered or marked lines has an
 * element per line, `<c-l class="mark added removed focused">`, and the flag `lined`: the boxes of the lines are
 * the most expensive part of a block.
 */

const lineClasses = [
  ['mark', 'mark'],
  ['add', 'added'],
  ['del', 'removed'],
  ['focus', 'focused'],
] as const;

/** Tells whether a block shows its lines, by numbers or marks. */
function isLined({ words, lines }: FenceMeta): boolean {
  return words.has('numbers') || lineClasses.some(([group]) => lines[group]);
}

function lineHtml(html: string, index: number, { lines }: FenceMeta): string {
  const marks = lineClasses.filter(([group]) => lines[group]?.has(index + 1));
  const names = marks.map(([, name]) => name).join(' ');
  return `<c-l${names === '' ? '' : ` class="${names}"`}>${html}</c-l>`;
}

function runState({ words, values }: FenceMeta): string {
  const unrun = ['skip', 'project'].find((name) => values[name] !== undefined);
  return words.has('run') ? 'run' : (unrun ?? 'none');
}

/** Names the role of a fence that belongs to another block; `undefined` for code. */
function roleTitle({ words }: FenceMeta): string | undefined {
  if (words.has('output')) {
    return '실행 결과';
  }
  if (words.has('input')) {
    return '입력';
  }
  // A block that runs against the cases carries the same word.
  return words.has('cases') && !words.has('run') ? '예제' : undefined;
}

/** Renders the badge of a block: the result of its run, with the exact version folded away behind it. */
function badgeAt(code: Element, file: CompiledFile): string {
  const badge = partOf(file, 'badges')?.[code.position?.start.line ?? 0];
  if (badge === undefined) {
    return '';
  }
  const { text, detail = '', isVerified } = badge;
  const name = isVerified ? 'code-badge verified' : 'code-badge';
  const runs = `<a href="${partOf(file, 'site').basePath}${RUNS_ROUTE}">실행 기록</a>`;
  return `<details class="${name}"><summary>${escapeHtml(text)}</summary>${detail === '' ? '' : `${escapeHtml(detail)} · `}${runs}</details>`;
}

/**
 * Replaces every fence by its rendered block. Runs before raw HTML is parsed: a fence then still has its info
 * string.
 */
export async function rehypeCodeBlocks(tree: Root, file: CompiledFile): Promise<void> {
  const blocks: (() => Promise<void>)[] = [];
  visit(tree, 'element', (pre, index, parent) => {
    const [code] = pre.children;
    if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
      blocks.push(async () => {
        parent?.children.splice(index ?? 0, 1, await codeBlock(code, file));
      });
    }
  });
  for (const draw of blocks) {
    await draw();
  }
}

async function codeBlock(code: Element, file: CompiledFile): Promise<HtmlComponent> {
  const className = code.properties['className'];
  const language = String(Array.isArray(className) ? className[0] : 'language-text').slice(9);
  const meta = readFenceMeta((code.data as { meta?: string } | undefined)?.meta ?? '');
  const { words, values } = meta;
  const title =
    values['filename'] ??
    roleTitle(meta) ??
    values['title'] ??
    languages[language]?.label ??
    language;
  const lines = await highlightLines(textOf(code).replace(/\n$/, ''), language);
  const shown = isLined(meta) ? lines.map((line, index) => lineHtml(line, index, meta)) : lines;
  const flags = [
    isLined(meta) && 'lined',
    words.has('numbers') && 'numbered',
    words.has('wrap') && 'wrapped',
    meta.lines['focus'] && 'has-focus',
    words.has('output') && 'output',
    words.has('wrong') && 'wrong',
  ].filter(Boolean);
  const html = [
    `<div class="code-bar"><span class="code-title">${escapeHtml(title)}</span>`,
    words.has('wrong') ? '<span class="code-wrong">틀린 예</span>' : '',
    badgeAt(code, file),
    // Room for the buttons of `client/code-buttons.ts`.
    `<span class="code-actions"></span></div>`,
    `<pre style="--lines:${lines.length}" tabindex="0" role="group" aria-label="${escapeHtml(title)} 코드"><code class="language-${language}">${shown.join('\n')}\n</code></pre>`,
  ].join('');
  return htmlComponent('CodeBlock', {
    html,
    language,
    run: runState(meta),
    flags: flags.join(' ') || undefined,
  });
}
