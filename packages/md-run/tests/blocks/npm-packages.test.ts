import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { npmPackages, npmProducts } from '../../src/blocks/npm-packages';

const program = { language: 'ts', filename: undefined, files: [], earlier: [], text: '' } as const;

test('프로그램과 그것이 잇는 블록이 가져오는 패키지를 찾는다', () => {
  const earlier = ["import 'reflect-metadata';"];
  const text =
    "import express from 'express';\nimport {\n  of,\n} from 'rxjs/operators';\nimport { Module } from '@nestjs/common';";
  expect(npmPackages({ ...program, earlier, text })).toEqual([
    '@nestjs/common',
    'reflect-metadata',
    'rxjs',
  ]);
  expect(npmPackages({ ...program, language: 'python', text })).toEqual([]);
});

test('이름이 있는 제품의 버전만 말한다', () => {
  const versions = { '@nestjs/core': '12.5.1', rxjs: '7.8.2' };
  expect(npmProducts(['@nestjs/core', 'rxjs'], versions)).toEqual({ nest: '12.5.1' });
});

test('패키지는 모두 정확한 버전으로 적혀 있다', () => {
  const text = readFileSync('content/node/package.json', 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  expect(Object.values(dependencies).join(' ')).toMatch(/^(?:\d+\.\d+\.\d+ ?)+$/);
});
