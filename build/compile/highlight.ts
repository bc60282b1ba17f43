import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type LanguageInput,
  type ThemedToken,
} from '@shikijs/core';
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import { escapeHtml } from '../../lib/markdown/escape-html';
import { readTranscriptLines } from 'md-run/blocks';
import { languages } from '../../lib/vocabulary/languages';

/**
 * Short element names for the kinds of tokens: `c-k`, `c-s` …, a third of the bytes of a span with a class.
 * The colours are CSS variables, so one pass of the grammar serves both themes. Keys are the variable names of
 * Shiki's CSS variables theme. Punctuation gets no element: its colour is nearly that of the text, and it is a
 * fifth of all tokens. `c-l` is a line.
 */
const kinds: Readonly<Record<string, string>> = {
  'token-constant': 'c',
  'token-string': 's',
  'token-comment': 'm',
  'token-keyword': 'k',
  'token-parameter': 'p',
  'token-function': 'f',
  'token-string-expression': 's',
  'token-link': 'a',
  'token-inserted': 'i',
  'token-deleted': 'd',
  'token-changed': 'c',
};

const theme = createCssVariablesTheme({ name: 'page', variablePrefix: '--', variableDefaults: {} });

let highlighter: Promise<HighlighterCore> | undefined;

async function load(grammar: string): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
  });
  const shiki = await highlighter;
  if (!shiki.getLoadedLanguages().includes(grammar)) {
    const module: unknown = await import(/* @vite-ignore */ `@shikijs/langs/${grammar}`);
    await shiki.loadLanguage((module as { default: LanguageInput }).default);
  }
  return shiki;
}

/** Joins neighbouring tokens of one kind into one element, with the blanks between them. */
function lineHtml(tokens: readonly ThemedToken[]): string {
  const runs: { kind: string | undefined; text: string; blanks: string }[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const kind = kinds[/^var\(--([\w-]+)\)$/.exec(token.color ?? '')?.[1] ?? ''];
    if (last !== undefined && token.content.trim() === '') {
      last.blanks += token.content;
    } else if (last !== undefined && last.kind === kind) {
      last.text += last.blanks + token.content;
      last.blanks = '';
    } else {
      const isBlank = token.content.trim() === '';
      runs.push({ kind: isBlank ? undefined : kind, text: token.content, blanks: '' });
    }
  }
  return runs
    .map(({ kind, text, blanks }) => {
      const html = escapeHtml(text);
      return (kind === undefined ? html : `<c-${kind}>${html}</c-${kind}>`) + blanks;
    })
    .join('');
}

/** Marks the lines of a terminal session: prompts cannot be selected, and commands differ from their output. */
function consoleLines(code: string): string[] {
  return readTranscriptLines(code).map((line) => {
    if (line.kind !== 'command' && line.kind !== 'more') {
      return escapeHtml(line.text);
    }
    const prompt =
      line.prompt === '' ? '' : `<span class="prompt">${escapeHtml(line.prompt)}</span>`;
    return `${prompt}<span class="command">${escapeHtml(line.text)}</span>`;
  });
}

/**
 * Highlights code, one HTML text per line.
 *
 * @param language a key of `languages`
 */
export async function highlightLines(code: string, language: string): Promise<string[]> {
  if (language === 'console') {
    return consoleLines(code);
  }
  const grammar = languages[language]?.grammar;
  if (grammar === undefined) {
    return code.split('\n').map(escapeHtml);
  }
  const shiki = await load(grammar);
  const lines = shiki.codeToTokensBase(code, {
    lang: grammar,
    theme: 'page',
    // By default Shiki gives a line half a second, and on a busy machine the colours would end mid-line.
    tokenizeTimeLimit: 0,
  });
  return lines.map(lineHtml);
}
