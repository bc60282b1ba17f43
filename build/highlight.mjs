import { createCssVariablesTheme, createHighlighterCore } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { languages } from '../lib/markdown/languages.mjs';

/**
 * @import { HighlighterCore, LanguageInput, ThemedToken } from '@shikijs/core'
 */

/**
 * One grammar pass serves both themes: tokens carry a short class, and the two palettes are CSS
 * variables on the page. Keys are the names of the highlighter's CSS variables theme.
 */
const classes = /** @type {Readonly<Record<string, string>>} */ ({
  'token-constant': 'c',
  'token-string': 's',
  'token-comment': 'm',
  'token-keyword': 'k',
  'token-parameter': 'p',
  'token-function': 'f',
  'token-string-expression': 's',
  'token-punctuation': 'u',
  'token-link': 'l',
  'token-inserted': 'i',
  'token-deleted': 'd',
  'token-changed': 'c',
});

const theme = createCssVariablesTheme({ name: 'page', variablePrefix: '--', variableDefaults: {} });

/** @type {Promise<HighlighterCore> | undefined} */
let highlighter;

/** @param {string} grammar */
async function load(grammar) {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await highlighter;
  if (!shiki.getLoadedLanguages().includes(grammar)) {
    /** @type {unknown} */
    const module = await import(`@shikijs/langs/${grammar}`);
    await shiki.loadLanguage(/** @type {{ default: LanguageInput }} */ (module).default);
  }
  return shiki;
}

/** @param {string} text */
export function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** @param {ThemedToken} token */
function tokenHtml({ content, color }) {
  const name = classes[/^var\(--([\w-]+)\)$/.exec(color ?? '')?.[1] ?? ''];
  const text = escapeHtml(content);
  return name === undefined || content.trim() === ''
    ? text
    : `<span class="${name}">${text}</span>`;
}

/** Prompts of shells and clients: `$ `, `> `, `127.0.0.1:6379> `, `devnote=# `. */
const PROMPT = /^((?:[\w.:@~/()[\]-]*[$>]|[\w.:@-]+=[#>])\s)(.*)$/;

/**
 * A terminal session: prompts cannot be selected, commands stand out from what they print.
 *
 * @param {string} line
 */
function consoleHtml(line) {
  const [, prompt, command] = PROMPT.exec(line) ?? [];
  return prompt === undefined || command === undefined
    ? escapeHtml(line)
    : `<span class="prompt">${escapeHtml(prompt)}</span><span class="command">${escapeHtml(command)}</span>`;
}

/**
 * Highlights code, one HTML text per line.
 *
 * @param {string} code
 * @param {string} language a key of `languages`
 * @returns {Promise<string[]>}
 */
export async function highlightLines(code, language) {
  if (language === 'console') {
    return code.split('\n').map(consoleHtml);
  }
  const grammar = languages[language]?.grammar;
  if (grammar === undefined) {
    return code.split('\n').map(escapeHtml);
  }
  const shiki = await load(grammar);
  const lines = shiki.codeToTokensBase(code, { lang: grammar, theme: 'page' });
  return lines.map((tokens) => tokens.map(tokenHtml).join(''));
}
