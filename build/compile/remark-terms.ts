import type { ListItem, PhrasingContent, Root } from 'mdast';
import { fail } from './fail';
import { jsxElement } from './jsx-node';
import type { CompiledFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Turns the list inside `<note-terms>` into a definition list. The first bold text of each item is the term.
 *
 * @example
 * // - **용어**: 뜻
 * // <dt>용어</dt><dd><p>뜻</p></dd>
 */
export function remarkTerms(tree: Root, file: CompiledFile): void {
  visitComponent(tree, 'NoteTerms', (element) => {
    const [list] = element.children;
    if (list?.type !== 'list') {
      fail(file, element, '목록이 없는 <note-terms>', '- **용어**: 뜻', '그 꼴의 목록을 넣는다.');
    }
    element.children = list.children.flatMap((item) => termAndMeaning(item, file));
  });
}

function termAndMeaning(item: ListItem, file: CompiledFile) {
  const [paragraph, ...rest] = item.children;
  const [term, ...meaning] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (term?.type !== 'strong') {
    fail(file, item, '굵은 글로 시작하지 않는 항목', '- **용어**: 뜻', '용어를 **로 감싼다.');
  }
  return [
    jsxElement('dt', {}, term.children),
    jsxElement('dd', {}, [{ type: 'paragraph', children: withoutColon(meaning) }, ...rest]),
  ];
}

function withoutColon(meaning: PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = meaning;
  return first?.type === 'text'
    ? [{ ...first, value: first.value.replace(/^\s*[:：]\s*/, '') }, ...rest]
    : meaning;
}
