import type { Content, Root } from 'mdast';
import { readFenceMeta } from '../lib/markdown/fence-meta';
import { isProgramLanguage } from '../lib/snippets/languages';
import { languages } from '../lib/vocabulary/languages';
import { fail } from './fail';
import { jsxAttributes, jsxElement } from './jsx-node';
import type { NoteFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Turns `<code-tabs>` around code blocks into tabs, one per programming language: each block of a
 * language that can run begins a tab, and what follows it (its output, a remark) belongs to it.
 * `title="curl"` names a tab by something readers look for rather than its language.
 * All such tabs of the site follow the reader's one choice of language.
 */
export function remarkCodeTabs(tree: Root, file: NoteFile): void {
  visitComponent(tree, 'CodeTabs', (element) => {
    const tabs: { language: string; label: string; children: Content[] }[] = [];
    for (const child of element.children) {
      const language = child.type === 'code' ? (child.lang ?? '') : '';
      const known = isProgramLanguage(language) ? languages[language] : undefined;
      const last = tabs.at(-1);
      if (known && language !== last?.language) {
        const meta = readFenceMeta(child.type === 'code' ? (child.meta ?? '') : '');
        tabs.push({ language, label: meta.values['title'] ?? known.label, children: [child] });
      } else if (last) {
        last.children.push(child);
      } else {
        fail(file, child, '코드 블록으로 시작하지 않는 <code-tabs>', '글은 <code-tabs> 앞에 쓴다.');
      }
    }
    if (tabs.length < 2) {
      fail(file, element, '언어가 하나뿐인 <code-tabs>', '두 언어 이상을 넣거나 태그를 지운다.');
    }
    element.name = 'NoteTabs';
    element.attributes = jsxAttributes({ group: 'language' });
    element.children = tabs.map(({ language, label, children }) =>
      jsxElement('NoteTab', { label, value: language }, children),
    );
  });
}
