import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { takeTree } from '../../lib/markdown/read-markdown';
import { NOTE_FILE, sampleNotes } from './notes-data';

/** A change of a note's Markdown as `build/compile/` writes them. */
export type Transform = (tree: Root, file: VFile) => void;

/** Parses the body of a note of the sample site as its compiler does. */
export function parseBody(source: string, path: string = NOTE_FILE): Root {
  return takeTree(path, source, sampleNotes.notes[path]?.bodyLine ?? 1);
}

/** Parses the body of a note and runs transforms over it, in the order given. */
export function transform(
  transforms: readonly Transform[],
  source: string,
  path: string = NOTE_FILE,
): Root {
  const tree = parseBody(source, path);
  const file = new VFile({ path });
  for (const change of transforms) {
    change(tree, file);
  }
  return tree;
}
