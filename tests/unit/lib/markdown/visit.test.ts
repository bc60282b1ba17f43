import type { PhrasingContent, Root } from 'mdast';
import { visit as libraryVisit, type VisitorResult } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../../../../lib/markdown/read-markdown';
import { EXIT, SKIP, visit } from '../../../../lib/markdown/visit';

const TEXT = '# 제목\n\n글 **굵은 `코드` 글** 끝 [링크 **안**](/a)\n\n- 하나\n- 둘\n\n> 인용\n';

type Visitor = Parameters<typeof visit<Root>>[1];

/** What a visit of a tree saw, and the tree after it. */
function seen(run: (tree: Root, visitor: Visitor) => void, action: Visitor): unknown {
  const tree = parseMarkdown('pages/a.md', TEXT);
  const nodes: unknown[] = [];
  run(tree, (node, index, parent): VisitorResult => {
    nodes.push([node.type, index, parent?.type]);
    return action(node, index, parent);
  });
  return { nodes, tree };
}

const inserted: PhrasingContent = { type: 'text', value: '넣은 글' };

const actions: readonly (readonly [string, Visitor])[] = [
  ['walks all', () => undefined],
  ['skips what is below', ({ type }) => (type === 'strong' ? SKIP : undefined)],
  ['ends', ({ type }) => (type === 'strong' ? EXIT : undefined)],
  [
    'goes on behind what it inserted',
    (node, index, parent) => {
      if (node.type !== 'strong' || index === undefined || parent?.type !== 'paragraph') {
        return undefined;
      }
      parent.children.splice(index, 0, inserted);
      return [SKIP, index + 2];
    },
  ],
  [
    'goes on at an index after what is below',
    (node, index) => (node.type === 'strong' && index !== undefined ? index + 2 : undefined),
  ],
  [
    'sees the new children of a node',
    (node) => {
      if (node.type === 'paragraph') {
        node.children = [inserted, ...node.children];
      }
    },
  ],
];

test.each(actions)('%s, as the library does', (_, action) => {
  expect(seen(visit, action)).toEqual(seen(libraryVisit, action));
});

test('calls back for one type alone', () => {
  const values: string[] = [];
  visit(parseMarkdown('pages/a.md', TEXT), 'inlineCode', ({ value }) => {
    values.push(value);
  });
  expect(values).toEqual(['코드']);
});
