import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factFiles, readFacts } from '../../../../content/paypal/facts';
import { FaultError, type Fault } from '../../../../lib/faults/fault';
import { lineOf } from '../../../support/note-source';

/* One place of the facts is damaged, as a fault of the hand would: the file and the line are named. */

function faultsOf(read: () => unknown): readonly Fault[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof FaultError) return error.faults;
    throw error;
  }
}

const texts = Object.fromEntries(
  factFiles.map((name) => [name, readFileSync(`content/paypal/${name}.yaml`, 'utf8')]),
) as Record<(typeof factFiles)[number], string>;

/** What is said where one place of one file is changed. */
function complaints(file: (typeof factFiles)[number], from: string, to: string): string[] {
  const faults = faultsOf(() => readFacts({ ...texts, [file]: texts[file].replace(from, to) }));
  return faults.map(({ file: place, line, found }) => `${place}:${line ?? 0} ${found}`);
}

test('성한 자료에는 잘못이 없다', () => {
  expect(complaints('calls', '', '')).toEqual([]);
});

test.each([
  ['필드의 이름', 'entities', ', meaning: 금액.', ', meanning: 금액.', 'money.fields.value.mean'],
  ['값의 꼴', 'entities', 'length: [null, 32]', 'length: long', 'money.fields.value.length'],
  ['뒤바뀐 범위', 'entities', 'length: [1, 127]', 'length: [127, 1]', 'fields.name.length'],
  ['없는 객체', 'entities', 'each: link', 'each: lnik', 'entities에 없는 "lnik"'],
  ['없는 값의 목록', 'entities', 'enum: link-method', 'enum: link-methd', 'enums에 없는'],
  ['없는 오류', 'calls', '- INVALID_URL_LENGTH', '- INVALID_URL', 'issues에 없는'],
  ['없는 호출', 'rules', 'call: plans-show', 'call: plan-show', 'calls에 없는'],
  ['없는 상태', 'rules', 'to: SUSPENDED', 'to: SUSPEND', 'statuses에 없는'],
  ['두 번 적은 필드', 'entities', '{ type: string', '{ type: string, type: string', 'YAML 오류'],
  [
    '앞선 하위 필드',
    'entities',
    "'details[].field'",
    "'detail[].field'",
    'error.fields.detail[].field',
  ],
  ['읽기 전용의 기본값', 'entities', 'readOnly: true, ', 'readOnly: true, default: 1, ', 'links'],
  ['닫지 않은 따옴표', 'values', "meaning: '정수", "meaning: '정수'수", 'YAML 오류'],
] as const)('%s', (_name, file, from, to, message) => {
  const [said = ''] = complaints(file, from, to);
  expect(said.startsWith(`content/paypal/${file}.yaml:${lineOf(texts[file], from)} `), said).toBe(
    true,
  );
  expect(said).toContain(message);
});
