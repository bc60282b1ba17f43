import { expect, test } from 'vitest';
import { placedTables } from '../../../../lib/site/placed-tables';
import { noteOf } from '../../../support/note-source';

const calls = noteOf('pages/docs/calls.md', '호출', { body: '## 만들기 [#create]\n\n글' });
const errors = noteOf('pages/docs/errors.md', '오류', {
  body: '## 코드 [#codes]\n\n<data-table source="errors"></data-table>',
});
const table = (items: readonly string[]) => ({ errors: { kind: 'list' as const, items } });

test('표의 노트에 없는 제목의 링크는 옆의 노트로 간다', () => {
  const placed = placedTables(table(['[만들기](#create)', '[코드](#codes)']), [calls, errors]);
  expect(placed).toEqual(table(['[만들기](/docs/calls#create)', '[코드](#codes)']));
});

test('어느 노트에도 없는 제목의 링크는 그대로다', () => {
  const tables = table(['[없다](#nowhere)']);
  expect(placedTables(tables, [calls, errors])).toEqual(tables);
});
