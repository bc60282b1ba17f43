import type { Fault } from '../faults/fault';
import type { Note } from '../note/note';
import { readFenceMeta } from 'md-run/blocks';
import type { Route } from '../vocabulary/routes';

/** Lines of an executed block that are worth having at hand. */
export interface Template {
  readonly route: Route;
  /** Id of the heading above it; absent where none is. */
  readonly section?: string;
  /** What it is, and how long it takes. */
  readonly title: string;
  readonly language: string;
  readonly code: string;
}

const MARK = /^(\d+)-(\d+) (\S.*)$/;

/**
 * The blocks marked as templates, such as `template="1-21 다익스트라 O(E log V)"`, in the order of the notes, and
 * what is wrong with the marks.
 */
export function findTemplates(notes: readonly Note[]): {
  readonly templates: readonly Template[];
  readonly faults: readonly Fault[];
} {
  const templates: Template[] = [];
  const faults: Fault[] = [];
  for (const { file, route, markdown } of notes) {
    for (const { meta, language, text, line } of markdown.fences) {
      const { values, words } = readFenceMeta(meta);
      const { template } = values;
      if (template === undefined) {
        continue;
      }
      const [, from = '0', to = '0', title = ''] = MARK.exec(template) ?? [];
      const lines = text.split('\n').slice(Number(from) - 1, Number(to));
      const isThere =
        Number(from) > 0 && lines.length > 0 && lines.length === Number(to) - Number(from) + 1;
      if (!isThere || !words.has('run') || words.has('wrong')) {
        faults.push({
          file,
          line,
          found: `template="${template}"`,
          expected: '실행하는 맞는 블록의 template="처음 줄-끝 줄 이름 복잡도"',
          fix: `줄은 1에서 ${String(text.split('\n').length)}까지다. run이 있고 wrong이 없는 블록에 쓴다.`,
        });
        continue;
      }
      const section = markdown.headings.findLast((heading) => heading.line < line)?.id;
      const code = lines.join('\n').trim();
      templates.push({ route, ...(section && { section }), title, language, code });
    }
  }
  return { templates, faults };
}
