import { z } from 'zod';
import type { Fault } from '../faults/fault';
import { readPositioned } from '../faults/positions';

/** A title; menus show it on one line. */
const title = z
  .string()
  .trim()
  .min(1)
  .regex(/^\P{Cc}*$/u);

/** An entry of `_meta.json`: a display title, or title with type and display. A separator has no file. */
const fullEntry = z.strictObject({
  title,
  type: z.exactOptional(z.enum(['page', 'doc', 'separator'])),
  display: z.exactOptional(z.enum(['normal', 'hidden'])),
});
const titleAlone = title.transform((text): z.infer<typeof fullEntry> => ({ title: text }));
const metaSchema = z.record(z.string(), z.union([titleAlone, fullEntry]));

/** A `_meta.json`; its keys are in the order of the menu. */
export interface Meta {
  readonly entries: ReadonlyMap<string, z.infer<typeof fullEntry>>;
  readonly lineOf: (key: string) => number;
  readonly faults: readonly Fault[];
}

function showEntry(value: unknown, key: PropertyKey | undefined): string {
  if (key === undefined) {
    return `파일 전체: ${JSON.stringify(value)}`;
  }
  return `"${String(key)}": ${JSON.stringify((value as Record<PropertyKey, unknown>)[key])}`;
}

/** Reads a `_meta.json` and reports all its faults at once, each with its line. */
export function readMeta(file: string, source: string): Meta {
  const positioned = readPositioned(source, 1, 'json');
  const lineOf = (key: string): number => positioned.lineOf([key]);
  const faults: Fault[] = positioned.problems.map(({ line, message }) => ({
    file,
    line,
    found: `JSON 오류: ${message}`,
    expected: '"이름": "표시 제목" 꼴의 JSON 객체',
    fix: '쉼표, 따옴표, 중복된 키를 고친다.',
  }));
  if (faults.length === 0) {
    try {
      JSON.parse(source);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
      faults.push({
        file,
        line: source.slice(0, offset).split('\n').length,
        found: `JSON 오류: ${message}`,
        expected: '"이름": "표시 제목" 꼴의 JSON 객체',
        fix: '큰따옴표만 쓰고, 마지막 항목 뒤의 쉼표와 주석을 지운다.',
      });
    }
  }
  if (faults.length > 0) {
    return { entries: new Map(), lineOf, faults };
  }
  const parsed = metaSchema.safeParse(positioned.value);
  if (!parsed.success) {
    return {
      entries: new Map(),
      lineOf,
      faults: parsed.error.issues.map((issue) => ({
        file,
        line: positioned.lineOf(issue.path.map(String)),
        found: showEntry(positioned.value, issue.path[0]),
        expected:
          '"표시 제목" 또는 { "title", "type": "page" | "doc" | "separator", "display": "normal" | "hidden" }',
        fix: '항목의 값을 기대한 꼴로 고친다.',
      })),
    };
  }
  return { entries: new Map(Object.entries(parsed.data)), lineOf, faults };
}
