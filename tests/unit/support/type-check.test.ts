import { describe, expect, test } from 'vitest';
import { typeCheck } from '../../support/type-check';

describe('통과하는 프로그램', () => {
  test.each([
    [
      '.js로 적은 이웃 파일',
      [
        { name: 'main.ts', text: "import { one } from './one.js';\nexport const two = one + one;" },
        { name: 'one.ts', text: 'export const one = 1;' },
      ],
    ],
    [
      'Node와 설치한 패키지',
      [
        {
          name: 'app.ts',
          text: "import { createHmac } from 'node:crypto';\nimport express from 'express';\nexport const app = express();\nexport const sign = (text: string): string => createHmac('sha256', 'k').update(text).digest('hex');\nexport const get = (url: string): Promise<Response> => fetch(url);",
        },
      ],
    ],
    [
      '브라우저의 컴포넌트',
      [
        {
          name: 'button.tsx',
          text: "import type { ReactElement } from 'react';\nexport function Button(): ReactElement {\n  return <button onClick={() => window.alert('끝')}>구독</button>;\n}",
        },
      ],
    ],
    [
      'TypeScript가 아닌 파일',
      [
        { name: 'schema.sql', text: 'CREATE TABLE t (id int);' },
        { name: 'plan.json', text: '{ "name": 1 }' },
        { name: 'a.ts', text: 'export const a = 1;' },
      ],
    ],
  ])('%s', (_case, program) => {
    expect(typeCheck(program)).toEqual([]);
  });
});

describe('걸리는 프로그램', () => {
  test.each([
    ['틀린 형식', 'export const a = 1;\nexport const b: string = a;', 2],
    ['문법 오류', 'export const a = ;', 1],
    ['빠뜨린 undefined', 'const list = ["a"];\nexport const a: string = list[0];', 2],
    [
      '값이 undefined인 선택 필드',
      'interface A {\n  b?: string;\n}\nexport const a: A = { b: undefined };',
      4,
    ],
    [
      '점으로 읽은 색인 필드',
      'const env: Record<string, string> = {};\nexport const a = env.HOME;',
      2,
    ],
    ['any가 된 매개변수', 'export function f(x) {\n  return x;\n}', 1],
    [
      'type 없이 들여온 형식',
      "import { RequestListener } from 'node:http';\nexport type A = RequestListener;",
      1,
    ],
    ['없는 이웃 파일', "import { x } from './none.js';\nexport const a = x;", 1],
    ['없는 패키지', "import x from 'no-such-package';\nexport const a = x;", 1],
    ['Node 프로그램의 window', 'export const a = window.name;', 1],
  ])('%s', (_case, text, line) => {
    const complaints = typeCheck([{ name: 'a.ts', text }]);
    expect(complaints.map((complaint) => [complaint.name, complaint.line])).toEqual([
      ['a.ts', line],
    ]);
  });
});
