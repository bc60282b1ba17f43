import type { Content, Root } from 'mdast';
import { readFenceMeta } from '../../lib/markdown/fence-meta';
import { isProgramLanguage } from '../../lib/snippets/languages';
import { languages } from '../../lib/vocabulary/languages';
import { fail } from './fail';
import { jsxAttributes, jsxElement } from './jsx-node';
import type { NoteFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Turns `<code-tabs>` around code blocks into tabs, one per programming language: each block of a
 * language that can run begins a tab, and what follows it (its output, a remark) belongs to it.
 * `title="curl"` names a tab by something readers look for rather than its language, and another title
 * in the same language begins another tab: a dialect.
 * Tabs of several languages follow the reader's one choice of language on the whole site; dialects follow none.
 */
export function remarkCodeTabs(tree: Root, file: NoteFile): void {
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
