import { faultUnless, type Fault } from '../faults/fault';
import type { Meta } from './meta-json';

/** A note or folder of one directory, before it is ordered. */
export interface Placeable {
  readonly name: string;
  /** Source of the note; `undefined` for a folder without an index note. */
  readonly file: string | undefined;
  readonly title: string;
  readonly position: number | undefined;
}

/** Tells whether JavaScript objects move a key in front of all others, wherever it was written. */
function isNumber(name: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(name) && Number(name) < 2 ** 32 - 1;
}

/** Finds numeric names that are not first and ascending: JavaScript would reorder them in the object of the file. */
function numberFaults(file: string, meta: Meta, names: readonly string[]): Fault[] {
  const shown = names.filter((name) => meta.entries.get(name)?.display !== 'hidden');
  return shown.flatMap((name, at): Fault[] => {
    const before = shown[at - 1] ?? name;
    return faultUnless(
      before === name || !isNumber(name) || (isNumber(before) && Number(before) < Number(name)),
      () => ({
        file,
        line: meta.lineOf(name),
        found: `"${before}" 뒤에 둔 숫자 이름 "${name}"`,
        expected: '작은 것부터 맨 앞에 선 숫자 이름',
        fix: '그 차례로 옮기거나 파일의 이름에 글자를 넣는다. _meta.json의 숫자는 늘 먼저 선다.',
      }),
    );
  });
}

/**
 * Orders the entries of a directory: first those of `_meta.json`, in its order, then those with a
 * `sidebar_position`, by position and title.
 *
 * A key without a file would be a dead link, and a note with neither key nor position would come last by accident:
 * both are faults.
 */
export function orderEntries<Entry extends Placeable>(
  directory: string,
  meta: Meta,
  entries: readonly Entry[],
): {
  ordered: readonly Entry[];
  /** Titles of separators, by the name of the entry that each stands before. */
  groups: ReadonlyMap<string, string>;
  faults: readonly Fault[];
} {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const metaFile = `${directory}/_meta.json`;
  const faults: Fault[] = [];
  const listed: Entry[] = [];
  const groups = new Map<string, string>();
  let group: string | undefined;
  for (const [key, { type, title }] of meta.entries) {
    const entry = byName.get(key);
    if (type === 'separator') {
      group = title;
    } else if (entry) {
      listed.push(entry);
      if (group !== undefined) {
        groups.set(key, group);
        group = undefined;
      }
    } else {
      faults.push({
        file: metaFile,
        line: meta.lineOf(key),
        found: `파일이 없는 항목 "${key}"`,
        expected: `${directory}/${key}.md, ${key}.mdx 또는 폴더 ${key}/`,
        fix: '항목을 지우거나 파일 이름에 맞춘다.',
      });
    }
  }
  const positioned: Entry[] = [];
  for (const entry of entries) {
    if (meta.entries.has(entry.name)) {
      continue;
    }
    if (entry.position === undefined) {
      faults.push({
        file: entry.file ?? `${directory}/${entry.name}`,
        line: 1,
        found: '_meta.json 항목도 sidebar_position도 없음',
        expected: `${metaFile}의 "${entry.name}" 항목 또는 머리말의 sidebar_position`,
        fix: `${metaFile}에 "${entry.name}": ${JSON.stringify(entry.title)} 항목을 넣는다.`,
      });
    }
    positioned.push(entry);
  }
  positioned.sort(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) || a.title.localeCompare(b.title, 'ko'),
  );
  if (listed.some(({ name }) => isNumber(name))) {
    const lines = new Map(listed.map(({ name }) => [name, meta.lineOf(name)]));
    const written = [...lines.keys()].sort((a, b) => (lines.get(a) ?? 0) - (lines.get(b) ?? 0));
    faults.push(...numberFaults(metaFile, meta, written));
  }
  return { ordered: [...listed, ...positioned], groups, faults };
}
