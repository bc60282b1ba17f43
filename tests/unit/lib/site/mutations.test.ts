import { describe, expect, test } from 'vitest';
import { addressesOf, findUnrecorded, formatLedger } from '../../../../lib/addresses/ledger';
import type { Fault } from '../../../../lib/faults/fault';
import type { Project } from '../../../../lib/note/project';
import { planSite } from '../../../../lib/site/plan';
import { judge } from 'md-run/blocks';
import { findSources } from '../../../../lib/snippets/sources';
import { readProject } from '../../../../build/io/project';
import { bodyFaults } from '../../../support/body-faults';
import { longNote } from '../../../support/long-note';
import { lineOf } from '../../../support/note-source';
import { callOf, entityOf } from '../../../support/paypal-facts';

/*
 * One thing is damaged in a site without faults, as a fault of the hand would: the gate that is there for
 * it must name the file and the line.
 */

const written = await readProject('tests/fixtures/site', {});
const long = { path: 'pages/docs/orders/order-api.md', text: longNote() };
const grown: Project = { ...written, files: [...written.files, long] };
const { notes: published, ledger: recorded } = planSite(grown, { drafts: false });
const addresses = formatLedger([...recorded.addresses, ...addressesOf(published)]);
const fixture: Project = { ...grown, addresses };
const cases = await readProject('tests/fixtures/snippets/cases', {});

const DRAFT = 'pages/docs/draft-note.md';

function textOf({ files, wrong }: Project, path: string): string {
  const file = [...files, ...wrong].find((one) => one.path === path);
  if (file === undefined) {
    throw new Error(`no such file: ${path}`);
  }
  return file.text;
}

/** The project with one place of one file changed. */
function damaged(project: Project, path: string, from: string, to: string): Project {
  expect(textOf(project, path)).toContain(from);
  const change = (files: Project['files']): Project['files'] =>
    files.map((file) =>
      file.path === path ? { ...file, text: file.text.replace(from, to) } : file,
    );
  return {
    ...project,
    files: change(project.files),
    wrong: change(project.wrong),
  };
}

function places(faults: readonly Fault[]): string[] {
  return faults.map(({ file, line, found }) => `${file}:${line ?? ''} ${found}`);
}

function siteFaults(project: Project): string[] {
  const { faults, notes, ledger } = planSite(project, { drafts: false });
  return places([...faults, ...findUnrecorded(notes, ledger)]);
}

test('성한 사이트에는 잘못이 없다', () => {
  expect(planSite(fixture, { drafts: false }).faults).toEqual([]);
});

describe('주소의 장부', () => {
  test('장부에서 지우거나 고친 줄', () => {
    const row = '"/algorithm/baekjoon/1753#idea"';
    const without = fixture.addresses.replace(`  ${row},\n`, '');
    expect(siteFaults({ ...fixture, addresses: without }).at(-1)).toContain(
      '적히지 않은 주소 1개 (/algorithm/baekjoon/1753#idea)',
    );
    const changed = fixture.addresses.replace(row, '"/algorithm/baekjoon/1753#ideal"');
    expect(siteFaults({ ...fixture, addresses: changed })).toContain(
      `content/addresses.json:${lineOf(fixture.addresses, row)} 사라진 제목 id /algorithm/baekjoon/1753#ideal`,
    );
  });

  test('뜻하지 않게 낸 초안은 장부에 없는 주소다', () => {
    const published = damaged(fixture, DRAFT, 'status: draft\n', '');
    expect(siteFaults(published).at(-1)).toContain('적히지 않은 주소 1개 (/docs/draft-note)');
  });
});

describe('코드의 검사', () => {
  const NOTE = 'pages/blog/study/cs-study/2.md';
  const SUM = 'pages/sum.md';

  /** What the blocks of a note come to when they print what the note said before it was damaged. */
  function failuresOf(file: string, before: Project, after: Project): (string | number)[][] {
    const blocksOf = (project: Project) =>
      findSources(project).pages.flatMap(({ blocks }) => blocks.filter((one) => one.file === file));
    const right = blocksOf(before).map(({ task }) =>
      task.kind === 'program'
        ? [task.output ?? '']
        : task.cases.map((one) => (one.kind === 'stdin' ? one.expected : '')),
    );
    return blocksOf(after).flatMap((block, index) => {
      const executions = (right[index] ?? []).map(
        (stdout) => ({ kind: 'finished', stdout, stderr: '', status: 0 }) as const,
      );
      return judge(block, executions).failures.map(({ failure, line }) => [failure.kind, line]);
    });
  }

  test('적힌 출력', () => {
    const output = '```text output\n';
    const text = textOf(fixture, NOTE);
    const after = damaged(fixture, NOTE, output, `${output}9`);
    const opening = text.slice(0, text.indexOf(output)).lastIndexOf(' run');
    const line = text.slice(0, opening).split('\n').length;
    expect(failuresOf(NOTE, fixture, after)).toEqual([['different-output', line]]);
  });

  test('예제의 답', () => {
    const after = damaged(cases, SUM, 'output\n6', 'output\n7');
    const text = textOf(cases, SUM);
    expect(failuresOf(SUM, cases, after)).toEqual([
      ['different-output', lineOf(text, '```python')],
      ['different-output', lineOf(text, '```js')],
    ]);
  });
});

test('PayPal의 사실을 고치면 보기의 요청이 그 칸의 이름으로 어긋난다', () => {
  const create = callOf('subscriptions-create');
  const body = { plan_id: 'P-5ML4271244454362WXNWU5NQ' };
  expect(bodyFaults(create, body)).toEqual([]);
  const { fields } = entityOf(create.body ?? 'subscription');
  const field = fields.find(({ name }) => name === 'plan_id');
  const length = field?.length;
  expect(length).toBeDefined();
  try {
    Object.assign(field ?? {}, { length: [1, 3] });
    expect(bodyFaults(create, body)).toEqual([expect.stringMatching(/^body\.plan_id /)]);
  } finally {
    Object.assign(field ?? {}, { length });
  }
});
