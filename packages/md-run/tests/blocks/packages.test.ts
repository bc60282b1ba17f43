import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageProducts, packagesOf } from '../../src/blocks/packages';
import { program } from '../programs';

test.each([
  [
    'npm',
    'ts',
    "import express from 'express';\nimport {\n  of,\n} from 'rxjs/operators';\nimport { Module } from '@nestjs/common';",
    "import 'reflect-metadata';",
    ['@nestjs/common', 'reflect-metadata', 'rxjs'],
  ],
  [
    'pypi',
    'python',
    'import json\nfrom fastapi.testclient import TestClient',
    'from pydantic import BaseModel',
    ['fastapi', 'pydantic'],
  ],
] as const)(
  '프로그램과 그것이 잇는 블록이 가져오는 %s의 패키지를 찾는다',
  (registry, language, text, earlier, names) => {
    const more = { earlier: [earlier] };
    expect(packagesOf(registry, program(language, text, more))).toEqual(names);
    expect(packagesOf(registry, program('ruby', text, more))).toEqual([]);
  },
);

test('이름이 있는 제품의 버전만 말한다', () => {
  const text = "import 'rxjs';\nimport '@nestjs/core';";
  const versions = { '@nestjs/core': '12.5.1', rxjs: '7.8.2' };
  const products = packageProducts('npm', program('ts', text), versions);
  expect(products).toEqual({ nest: '12.5.1' });
});

test('패키지는 모두 정확한 버전으로 적혀 있다', () => {
  const text = readFileSync('content/node/package.json', 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  expect(Object.values(dependencies).join(' ')).toMatch(/^(?:\d+\.\d+\.\d+ ?)+$/);
  const requirements = readFileSync('content/python/requirements.txt', 'utf8');
  expect(requirements).toMatch(/^(?:[\w.-]+==[\w.]+\n)+$/);
  for (const name of ['fastapi', 'pyjwt', 'pydantic', 'pytest', 'sqlalchemy']) {
    expect(requirements.toLowerCase()).toContain(`${name}==`);
  }
});
