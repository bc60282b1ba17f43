import { expect, test } from 'vitest';
import { typeCheck } from '../../support/type-check';

test('이웃 파일, Node와 브라우저, 설치한 패키지를 알고, 다른 파일은 보지 않는다', () => {
  const server = {
    'main.ts': "import { one } from './one.js';\nexport const two = one + one;",
    'one.ts': 'export const one = 1;',
    'app.ts': `import { createHmac } from 'node:crypto';
import express from 'express';
export const app = express();
export const sign = (text: string): string => createHmac('sha256', 'k').update(text).digest('hex');
export const get = (url: string): Promise<Response> => fetch(url);`,
    'schema.sql': 'CREATE TABLE t (id int);',
    'plan.json': '{ "name": 1 }',
  };
  const button = `import type { ReactElement } from 'react';
export function Button(): ReactElement {
  return <button onClick={() => window.alert('끝')}>구독</button>;
}`;
  const files = Object.entries(server).map(([name, text]) => ({ name, text }));
  expect(typeCheck([files, [{ name: 'button.tsx', text: button }]])).toEqual([]);
});

const wrong = [
  ['틀린 형식', 'export const a = 1;\nexport const b: string = a;', 2],
  ['문법 오류', 'export const a = ;', 1],
  ['빠뜨린 undefined', 'const list = ["a"];\nexport const a: string = list[0];', 2],
  [
    'undefined인 선택 필드',
    'interface A {\n  b?: string;\n}\nexport const a: A = { b: undefined };',
    4,
  ],
  ['점으로 읽은 색인', 'const env: Record<string, string> = {};\nexport const a = env.HOME;', 2],
  ['any가 된 매개변수', 'export function f(x) {\n  return x;\n}', 1],
  [
    'type 없는 import',
    "import { Server } from 'node:http';\nimport { RequestListener } from 'node:http';\nexport type A = RequestListener;\nexport const a = Server;",
    2,
  ],
  ['없는 이웃 파일', "import { x } from './none.js';\nexport const a = x;", 1],
  ['없는 패키지', "import x from 'no-such-package';\nexport const a = x;", 1],
  ['Node 프로그램의 window', 'export const a = window.name;', 1],
] as const;

test('걸리는 프로그램마다 파일과 줄을 말한다', () => {
  const complaints = typeCheck(wrong.map(([, text]) => [{ name: 'a.ts', text }]));
  const said = complaints.map(({ program, name, line }) => [wrong[program]?.[0], name, line]);
  expect(said.sort()).toEqual(wrong.map(([fault, , line]) => [fault, 'a.ts', line]).sort());
});
