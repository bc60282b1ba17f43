import { expect, test } from 'vitest';
import type { Program } from '../../src/blocks/block';
import { isPurePython } from '../../src/blocks/pure-python';
import { program } from '../programs';

function isPure(text: string, more: Partial<Program> = {}): boolean {
  return isPurePython(program('python', text, more));
}

test.each([
  'print(1)',
  'import heapq, math\nfrom collections import deque',
  'import re\nWORD = re.compile("a")',
  'from datetime import (\n    date,\n)',
])('%j은 자기 프로세스 밖에 아무것도 남기지 않는다', (text) => {
  expect(isPure(text)).toBe(true);
});

test.each([
  'import subprocess',
  'import math, os',
  'def f():\n    import socket',
  'from os.path import join',
  '__import__("os")',
  'exec("import os")',
  'import sys\nsys.modules["os"]',
  'open("/tmp/a", "w")',
  'open("../a", "w")',
  'class A:\n    def __del__(self): print(1)',
])('%j은 따로 실행한다', (text) => {
  expect(isPure(text)).toBe(false);
  expect(isPure('print(1)', { earlier: [text] })).toBe(false);
});

test('폴더 밖의 파일 이름은 따로 실행해 거절한다', () => {
  expect(isPure('print(1)', { filename: '../a.py' })).toBe(false);
});
