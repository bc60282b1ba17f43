import type { Content, Root } from 'mdast';
import { isProgramLanguage, readFenceMeta } from 'md-run/blocks';
import { languages } from '../../lib/vocabulary/languages';
import { fail } from './fail';
import { jsxAttributes, jsxElement } from './jsx-node';
import type { CompiledFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Turns `<code-tabs>` around code blocks into tabs, one per programming language. A block in a runnable
 * language begins a tab; its output and remarks belong to the same tab. `title="curl"` names a tab by a word
 * that readers look for, and another title in the same language begins another tab (a dialect). Tabs of several
 * languages follow the language that the reader chose for the whole site; dialects do not.
 *
 * @example
 * // <code-tabs> ```java … ```  ```python … ``` </code-tabs>
 * // <NoteTabs group="language"><NoteTab label="Java" value="java">…</NoteTab><NoteTab …>…</NoteTab></NoteTabs>
 */
export function remarkCodeTabs(tree: Root, file: CompiledFile): void {
  visitComponent(tree, 'CodeTabs', (element) => {
    const tabs: { language: string; label: string; children: Content[] }[] = [];
    for (const child of element.children) {
      const language = child.type === 'code' ? (child.lang ?? '') : '';
      const known = isProgramLanguage(language) ? languages[language] : undefined;
      const last = tabs.at(-1);
      const { title } = readFenceMeta(child.type === 'code' ? (child.meta ?? '') : '').values;
      const isDialect = title !== undefined && title !== last?.label;
      if (known && (language !== last?.language || isDialect)) {
        tabs.push({ language, label: title ?? known.label, children: [child] });
      } else if (last) {
        last.children.push(child);
      } else {
        fail(
          file,
          child,
          '코드 블록으로 시작하지 않는 <code-tabs>',
          '실행할 수 있는 언어의 코드 블록',
          '글과 text 블록은 <code-tabs> 앞에 쓴다.',
        );
      }
    }
    if (tabs.length < 2) {
      fail(
        file,
        element,
        '탭이 하나뿐인 <code-tabs>',
        '탭이 둘 이상인 <code-tabs>',
        '두 언어나 title이 다른 두 블록을 넣거나 태그를 지운다.',
      );
    }
    element.name = 'NoteTabs';
    const isChoice = new Set(tabs.map(({ language }) => language)).size > 1;
    element.attributes = jsxAttributes({ group: isChoice ? 'language' : undefined });
    element.children = tabs.map(({ language, label, children }) =>
      jsxElement('NoteTab', { label, value: isChoice ? language : undefined }, children),
    );
  });
}
