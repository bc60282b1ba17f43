import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { NOTE_FILE } from './notes-data';

/** A change of a note's Markdown as `build/compile/` writes them. */
export type Transform = (tree: Root, file: VFile) => void;

const md = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** Parses the body of a note and runs transforms over it, in the order given. */
export function transform(
  transforms: readonly Transform[],
  source: string,
  path: string = NOTE_FILE,
): Root {
  const tree: Root = (path.endsWith('.mdx') ? mdx : md).parse(source);
  const file = new VFile({ path });
  for (const change of transforms) {
    change(tree, file);
  }
  return tree;
}
