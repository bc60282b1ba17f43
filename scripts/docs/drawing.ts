import type { ICruiseResult } from 'dependency-cruiser';
import { layers } from '../../.dependency-cruiser.mjs';

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

const LIB = Object.entries(layers).map(([layer, rooms]) => ({ layer: `lib-${layer}`, rooms }));

const DRAWN = new Set(['build', 'client', 'components', 'content', 'packages', 'pages', 'scripts']);

/** Returns the box of a file; `undefined` for files that are not drawn. */
function boxOf(file: string): string | undefined {
  const [top = '', room = ''] = file.split('/');
  if (top === 'lib') {
    return LIB.find(({ rooms }) => rooms.includes(room))?.layer;
  }
  if (room === '') {
    return /^(?:next|theme)\.config\.(?:mjs|tsx)$/.test(top) ? 'config' : undefined;
  }
  return DRAWN.has(top) ? top : undefined;
}

/** Returns the room of a file: `lib/note`, `components/prose`. */
function roomOf(file: string): string | undefined {
  return /^(?:lib|components)\/[^/]+(?=\/)/.exec(file)?.[0];
}

/** Collects the imports between groups of files; a name stands for each group. */
function edges({ modules }: ICruiseResult, nameOf: (file: string) => string | undefined): Edges {
  const found = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = nameOf(source);
    for (const { resolved } of dependencies) {
      const to = nameOf(resolved);
      if (from !== undefined && to !== undefined && from !== to) {
        found.set(from, (found.get(from) ?? new Set()).add(to));
      }
    }
  }
  return found;
}

function sorted(names: Iterable<string>): string[] {
  return [...names].sort();
}

/** Draws the boxes of the project and their imports in Mermaid. */
function diagram(result: ICruiseResult): string {
  const found = edges(result, boxOf);
  const lines = sorted(found.keys()).map(
    (from) => `  ${from} --> ${sorted(found.get(from) ?? []).join(' & ')}`,
  );
  const boxes = LIB.map(({ layer, rooms }) => `  ${layer}["lib: ${rooms.join(', ')}"]`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...lines, '```'].join('\n');
}

/** Lists each room with the rooms that it imports, one per line. */
function roomList(result: ICruiseResult): string {
  const found = edges(result, roomOf);
  const rooms = new Set(result.modules.flatMap(({ source }) => roomOf(source) ?? []));
  const width = Math.max(...[...rooms].map((room) => room.length));
  const lines = sorted(rooms).map((room) =>
    `${room.padEnd(width)}  ${sorted(found.get(room) ?? []).join(', ')}`.trimEnd(),
  );
  return ['```text', ...lines, '```'].join('\n');
}

/** Draws the imports as a diagram of the layers and a list of the rooms. */
export function drawImports(result: ICruiseResult): string {
  return `${diagram(result)}\n\n${roomList(result)}`;
}
