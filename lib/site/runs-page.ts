import type { Note } from '../note/note';
import type { BlocksOfNotes, ProductRuns, RunRecord } from '../snippets/runs';
import { productName, supportOf } from '../vocabulary/products';
import { plain, runsPageOf, type GeneratedPage } from './generated-pages';

function supportCell({ product, version, last }: ProductRuns): string {
  const { ends, source } = supportOf(product, version) ?? {};
  if (ends === undefined || source === undefined) {
    return '';
  }
  return `[${ends < last ? `${ends}에 끝남` : `${ends}까지`}](${source})`;
}

function newerCell({ product, version, last }: ProductRuns): string {
  const newer = supportOf(product, version)?.newer;
  return newer === undefined || newer.month > last ? '' : newer.version;
}

function monthsOf({ first, last }: ProductRuns): string {
  return first === last ? last : `${first}~${last}`;
}

function table(head: string, rows: readonly string[]): string[] {
  const columns = head.split('|').length - 2;
  return [head, `|${' --- |'.repeat(columns)}`, ...rows, ''];
}

/**
 * The page that tells what ran of the notes, with what and when, and what did not.
 *
 * @param noteOf A note by its file.
 */
export function runsPage(
  { executed, products, models, skipped }: RunRecord,
  noteOf: (file: string) => Pick<Note, 'route' | 'frontMatter'> | undefined,
): GeneratedPage {
  const linked = ({ name, blocks, files }: BlocksOfNotes): string => {
    const links = files.flatMap((file) => {
      const note = noteOf(file);
      return note ? [`[${plain(note.frontMatter.title)}](${note.route})`] : [];
    });
    return `| ${plain(name)} | ${String(blocks)} | ${links.join(', ')} |`;
  };
  return runsPageOf([
    `노트의 코드 블록 ${String(executed)}개를 실행해 노트에 적힌 결과와 비교했다.`,
    '',
    '## 실행한 제품 [#executed]',
    '',
    '블록 하나를 여러 제품이 함께 실행하면 제품마다 센다. 지원과 새 버전은 마지막으로 실행한 달의 것이다.',
    '',
    ...table(
      '| 제품 | 버전 | 블록 | 노트 | 실행한 달 | 지원 | 새 버전 |',
      products.map((one) =>
        [
          `| ${plain(productName(one.product))} | ${one.version} | ${String(one.blocks)} | ${String(one.notes)}`,
          `${monthsOf(one)} | ${supportCell(one)} | ${newerCell(one)} |`,
        ].join(' | '),
      ),
    ),
    '## 모형으로 본 제품 [#models]',
    '',
    '이 제품들은 실행하지 않았다. 노트는 규칙을 옮긴 코드를 다른 언어로 실행해 보이고, 블록에 모형이라고 적는다. 위의 표에는 세지 않았다.',
    '',
    ...table('| 제품 | 블록 | 노트 |', models.map(linked)),
    '## 실행하지 않은 블록 [#skipped]',
    '',
    ...table('| 이유 | 블록 | 노트 |', skipped.map(linked)),
  ]);
}
