import { fail } from './fail.mjs';
import { jsxElement } from './jsx-node.mjs';
import { visitComponent } from './remark-components.mjs';

/**
 * @import { Root, Content, ListItem, PhrasingContent } from 'mdast'
 * @import { VFile } from 'vfile'
 */

/**
 * Turns the list inside `<note-terms>` into a definition list: in each item the first bold text is
 * the term, the rest its meaning.
 */
export function remarkTerms() {
  /**
   * @param {Root} tree
   * @param {VFile} file
   */
  return (tree, file) => {
    visitComponent(tree, 'NoteTerms', (element) => {
      const [list] = /** @type {Content[]} */ (element.children);
      if (list?.type !== 'list') {
        fail(file, element, '목록이 없는 <note-terms>', '- **용어**: 뜻 꼴의 목록을 넣는다.');
      }
      element.children = /** @type {typeof element.children} */ (
        list.children.flatMap((item) => termAndMeaning(item, file))
      );
    });
  };
}

/**
 * @param {ListItem} item
 * @param {VFile} file
 */
function termAndMeaning(item, file) {
  const [paragraph, ...rest] = item.children;
  const [term, ...meaning] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (term?.type !== 'strong') {
    fail(file, item, '굵은 글로 시작하지 않는 항목', '- **용어**: 뜻 꼴로 쓴다.');
  }
  return [
    jsxElement('dt', {}, term.children),
    jsxElement('dd', {}, [{ type: 'paragraph', children: withoutColon(meaning) }, ...rest]),
  ];
}

/**
 * @param {PhrasingContent[]} meaning
 * @returns {PhrasingContent[]}
 */
function withoutColon(meaning) {
  const [first, ...rest] = meaning;
  return first?.type === 'text'
    ? [{ ...first, value: first.value.replace(/^\s*[::]\s*/, '') }, ...rest]
    : meaning;
}
