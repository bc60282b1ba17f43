import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkContract,
  contract,
  installed,
  themeNames,
  type ReadPackage,
} from '../../../compile/contract';
import { unusedInBrowser } from '../../../compile/lean-theme';
import type { FaultError } from '../../../lib/faults/fault';

const real = installed('.');

/** The faults that the check throws, each as one text. */
function faultsOf(read: ReadPackage, rows = contract): readonly string[] {
  try {
    checkContract(read, rows);
    return [];
  } catch (error) {
    return (error as FaultError).faults.map((fault) => Object.values(fault).join('\n'));
  }
}

/** The installed packages with one file changed. */
function withText(name: string, file: string, text: string | undefined): ReadPackage {
  return (wantedName, wantedFile) =>
    wantedName === name && wantedFile === file ? text : real(wantedName, wantedFile);
}

/** A text without what a row looks for. */
function damaged(text: string, expected: string | RegExp): string {
  return typeof expected === 'string'
    ? text.replaceAll(expected, '')
    : text.replaceAll(new RegExp(expected.source, `${expected.flags}g`), '');
}

/** Every source file of ours that may name a part of the theme. */
function ourFiles(): readonly string[] {
  return ['components', 'lib', 'scripts', 'compile', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:css|tsx?)$/.test(name))
      .map((name) => path.join(folder, name))
      .filter((name) => name !== 'compile/contract.ts'),
  );
}

test('설치된 패키지는 약속을 모두 지킨다', () => {
  expect(faultsOf(real)).toEqual([]);
});

describe.each(contract)('$package: $name', (row) => {
  const text = real(row.package, row.file) ?? '';

  test('찾는 것이 하나라도 없어지면 멈추고, 판과 파일과 기대는 곳과 할 일을 댄다', () => {
    for (const expected of row.expects) {
      const faults = faultsOf(withText(row.package, row.file, damaged(text, expected)), [row]);
      const fault = faults.find((candidate) => candidate.includes(row.name)) ?? '';
      expect(fault).toContain(String(expected));
      expect(fault).toMatch(new RegExp(`^${row.package} \\d+\\.\\d+\\.\\d+ ${row.file}\n`));
      for (const told of [row.whenBroken, ...row.usedBy]) {
        expect(fault).toContain(told);
      }
    }
  });

  test('파일이 없어져도 멈추고, 기대는 우리 파일은 모두 있다', () => {
    const faults = faultsOf(withText(row.package, row.file, undefined), [row]);
    expect(faults.find((fault) => fault.includes(row.name))).toContain('없는 파일');
    expect(row.usedBy.filter((file) => !existsSync(file))).toEqual([]);
  });
});

test('깨진 것을 한꺼번에 댄다', () => {
  const empty: ReadPackage = (name, file) => (file === 'package.json' ? real(name, file) : '');
  const faults = faultsOf(empty);
  expect(faults).toHaveLength(contract.length);
});

test('이름은 모두 다르다', () => {
  expect(new Set(contract.map(({ name }) => name)).size).toBe(contract.length);
});

describe('빠뜨린 것', () => {
  const ours = ourFiles().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const spoken = ours.flatMap(({ text }) =>
    [...text.matchAll(/(?<=[.'":\s(])(?:--)?nextra-(?!theme|data)[a-z]+(?:-[a-z]+)*/g)].map(
      ([name]) => name,
    ),
  );

  test('우리 파일이 대는 테마의 이름은 모두 약속에 있다', () => {
    expect(spoken).toContain('nextra-content');
    expect([...new Set(spoken)].filter((name) => !themeNames.includes(name))).toEqual([]);
  });

  test('약속에 있는 이름은 우리 파일 어딘가가 쓴다', () => {
    const all = ours.map(({ text }) => text.replaceAll('\\', '')).join('\n');
    expect(themeNames.filter((name) => !all.includes(name))).toEqual([]);
  });

  test('빈 것으로 바꾸는 라이브러리는 모두 약속에 있다', () => {
    const expected = contract.flatMap(({ expects }) => expects.map(String)).join('\n');
    expect([...unusedInBrowser.keys()].filter((name) => !expected.includes(`"${name}"`))).toEqual(
      [],
    );
  });
});
