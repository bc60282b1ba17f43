import { expect, test } from 'vitest';
import { formatFault } from '../../lib/faults/fault';
import { planSite } from '../../lib/site/plan';
import { project, realNotes } from '../support/real-notes';

/** "todo" in small letters is a name in code, not a mark. */
const unfinished = [/준비 중/, /작성 예정/, /추후 작성/, /\bTODO\b/, /lorem ipsum/i];

test('pages/의 모든 노트가 검사를 통과한다', () => {
  const { faults } = planSite(project, { drafts: false });
  expect(faults.map(formatFault)).toEqual([]);
});

test.each(realNotes.map(({ file, text }) => ({ file, text })))(
  '$file에는 다 쓰지 않았다는 표시가 없다',
  ({ text }) => {
    const lines = text.split('\n').filter((line) => unfinished.some((mark) => mark.test(line)));
    expect(lines).toEqual([]);
  },
);
