import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { escapeHtml } from '../lib/markdown/escape-html';
import { readFenceMeta, type FenceMeta } from '../lib/markdown/fence-meta';
import { languages } from '../lib/vocabulary/languages';
import { fail } from './fail';
import { highlightLines } from './highlight';
import { htmlComponent, type HtmlComponent } from './jsx-node';
import { noteOf, partOf, type NoteFile } from './notes-data';

/**
 * Renders every fence of a note, at build, as one HTML text: the browser neither parses nor
 * hydrates its tokens. The contract that search and checks read:
 *
 *   <figure class="code-block" data-language="ts" data-run="run|skip|project|none">
 *     <div class="code-bar"><span class="code-title">file name, `title="…"` or language</span>
 *       <span class="code-wrong">틀린 예</span> <details class="code-badge verified"><summary>실행 확인 · Java 17</summary>17.0.13</details> buttons</div>
 *     <pre style="--lines:n" tabindex="0"><code class="language-ts">…
 *
 * The text of `code` is the author's code, line for line. Where lines have numbers or marks, the figure is
 * `lined` and each of them is a `<c-l class="mark added removed focused">`: a box per line is what a block
 * costs most, so all others are text and tokens alone.
 */

const lineClasses = [
  ['mark', 'mark'],
  ['add', 'added'],
  ['del', 'removed'],
  ['focus', 'focused'],
] as const;

/** Whether a reader sees lines, not only text. */
function isLined(meta: FenceMeta): boolean {
  return meta.words.has('numbers') || lineClasses.some(([group]) => meta.lines[group]);
}

/** @param lines highlighted HTML of each line */
function linesHtml(lines: readonly string[], meta: FenceMeta): string {
  if (!isLined(meta)) {
    return lines.join('\n');
  }
  return lines
    .map((html, index) => {
      const names = lineClasses
        .filter(([group]) => meta.lines[group]?.has(index + 1))
        .map(([, name]) => name);
      const attribute = names.length === 0 ? '' : ` class="${names.join(' ')}"`;
      return `<c-l${attribute}>${html}</c-l>`;
    })
    .join('\n');
}

function runState(meta: FenceMeta): string {
  if (meta.words.has('run')) {
    return 'run';
  }
  if (meta.values['skip'] !== undefined) {
    return 'skip';
  }
  return meta.values['project'] === undefined ? 'none' : 'project';
}

/** What a fence is to the block it belongs to; `undefined` for code. */
function roleTitle({ words }: FenceMeta): string | undefined {
  if (words.has('output')) {
    return '실행 결과';
  }
  if (words.has('input')) {
    return '입력';
  }
  // A block that is run against the cases carries the same word.
  return words.has('cases') && !words.has('run') ? '예제' : undefined;
}

/**
 * The badge of a block as HTML: what was found by executing it, and what stands behind that for a reader who
 * asks.
 */
function badgeAt(code: Element, file: NoteFile): string {
  const note = noteOf(file);
  const line = (code.position?.start.line ?? 0) + (note?.bodyLine ?? 1) - 1;
  const badge = partOf(file, 'badges')?.[line];
  if (badge === undefined) {
    return '';
  }
  const { text, detail = '', isVerified } = badge;
  const name = isVerified ? 'code-badge verified' : 'code-badge';
  return `<details class="${name}"><summary>${escapeHtml(text)}</summary>${escapeHtml(detail)}</details>`;
}

/**
 * The one code-block plugin. It runs before raw HTML is parsed, while a fence still has its info
 * string.
 */
export async function rehypeCodeBlocks(tree: Root, file: NoteFile): Promise<void> {
  const blocks: { pre: Element; code: Element; parent: { children: unknown[] } }[] = [];
  visit(tree, 'element', (pre, _index, parent) => {
    const [code] = pre.children;
    if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code' && parent) {
      blocks.push({ pre, code, parent });
    }
  });
  for (const { pre, code, parent } of blocks) {
    parent.children[parent.children.indexOf(pre)] = await codeBlock(code, file);
  }
}

async function codeBlock(code: Element, file: NoteFile): Promise<HtmlComponent> {
  const className = code.properties['className'];
  const language = String(Array.isArray(className) ? className[0] : 'language-text').slice(9);
  const known = languages[language];
  if (known === undefined) {
    fail(
      file,
      code,
      `알 수 없는 코드 언어 "${language}"`,
      `${Object.keys(languages).join(', ')} 가운데 하나를 쓴다.`,
    );
  }
  const data = code.data as { meta?: string } | undefined;
  const meta = readFenceMeta(data?.meta ?? '');
  const source = textOf(code).replace(/\n$/, '');
  const filename = meta.values['filename'];
  const isOutput = meta.words.has('output');
  const title = filename ?? roleTitle(meta) ?? meta.values['title'] ?? known.label;
  const lines = await highlightLines(source, language);
  const flags = [
    isLined(meta) ? 'lined' : '',
    meta.words.has('numbers') ? 'numbered' : '',
    meta.words.has('wrap') ? 'wrapped' : '',
    meta.lines['focus'] ? 'has-focus' : '',
    isOutput ? 'output' : '',
  ].filter(Boolean);
  const html = [
    `<div class="code-bar"><span class="code-title">${escapeHtml(title)}</span>`,
    meta.words.has('wrong') ? '<span class="code-wrong">틀린 예</span>' : '',
    badgeAt(code, file),
    `<span class="code-actions">`,
    // The title is also their name. Every block repeats them: what compresses to one reference must
    // be shorter than 258 bytes.
    `<button class="code-wrap" aria-pressed="${String(meta.words.has('wrap'))}" title="긴 줄 바꿔 보기"></button>`,
    `<button class="code-copy" title="코드 복사"></button>`,
    `</span></div>`,
    `<pre style="--lines:${lines.length}" tabindex="0" role="group" aria-label="${escapeHtml(title)} 코드"><code class="language-${language}">${linesHtml(lines, meta)}\n</code></pre>`,
  ].join('');
  return htmlComponent('CodeBlock', {
    html,
    language,
    run: runState(meta),
    flags: flags.length > 0 ? flags.join(' ') : undefined,
  });
}
