import type { Root } from 'mdast';
import { siteNumbers } from '../../lib/site/site-numbers';
import { jsxAttributes, readAttributes } from './jsx-node';
import { list, paragraph, text } from './mdast';
import { noteOf, partOf, type CompiledFile } from './notes-data';
import { visitComponent } from './remark-components';

/**
 * Fills the parts of the first page that depend on the whole site: the numbers, the section colour of each
 * door, and the address of the daily questions.
 */
export function remarkHome(tree: Root, file: CompiledFile): void {
  visitComponent(tree, 'SiteNumbers', (element) => {
    element.children = list(
      siteNumbers(partOf(file, 'counts')).map(({ name, number }) => [
        paragraph(text(`${name} `), { type: 'strong', children: [text(number)] }),
      ]),
    );
  });
  visitComponent(tree, 'NoteDoor', (element) => {
    const { section = '' } = readAttributes(element);
    const sections = noteOf(file)?.children ?? [];
    const at = sections.findIndex(({ route }) => route === `/${section}`);
    element.attributes = jsxAttributes({ mark: at === -1 ? undefined : String(at + 1) });
  });
  visitComponent(tree, 'DailyQuestion', (element) => {
    const places = partOf(file, 'questions').map(
      ({ route, questions }) => `${route.slice(1)} ${String(questions.length)}`,
    );
    element.attributes = jsxAttributes({ notes: places.join('|') });
  });
}
