import { expect, test } from 'vitest';
import { typeCheck } from '../../support/type-check';

test('이웃 파일과 패키지와 제 환경을 알고, 걸리는 것은 프로그램과 파일과 줄로 말한다', () => {
  const server = [
    { name: 'main.ts', text: "import { one } from './one.js';\nexport const two = one + one;" },
    {
      name: 'one.ts',
      text: "import express from 'express';\nexport const one = express().length;",
    },
    { name: 'schema.sql', text: 'CREATE TABLE t (id int);' },
  ];
  const button = 'export const Button = () => <button onClick={() => window.alert("끝")} />;';
  const wrong = [
    'export const a = window.name;',
    '\nexport const a: string = ["a"][0];',
    "import { x } from './none.js';\nexport const a = x;",
  ].map((text) => [{ name: 'a.ts', text }]);
  const complaints = typeCheck([server, [{ name: 'button.tsx', text: button }], ...wrong]);
  expect(complaints.map(({ program, name, line }) => [program, name, line])).toEqual([
    [2, 'a.ts', 1],
    [3, 'a.ts', 2],
    [4, 'a.ts', 1],
  ]);
});
