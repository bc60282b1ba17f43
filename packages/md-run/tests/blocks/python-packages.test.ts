import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageVersions, pythonPackages } from '../../src/blocks/python-packages';

test('프로그램과 그것이 잇는 블록이 가져오는 패키지를 찾는다', () => {
  const program = { filename: undefined, files: [], earlier: ['from pydantic import BaseModel'] };
  const text = 'import json\nfrom fastapi.testclient import TestClient';
  expect(pythonPackages({ ...program, language: 'python', text })).toEqual(['fastapi', 'pydantic']);
  expect(pythonPackages({ ...program, language: 'ruby', text })).toEqual([]);
});

test('패키지는 모두 정확한 버전으로 적혀 있다', () => {
  const requirements = readFileSync('content/python/requirements.txt', 'utf8');
  expect(requirements.trim().split('\n')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^fastapi==\d/)]) as unknown,
  );
  expect(requirements).toMatch(/^(?:[\w.-]+==[\w.]+\n)+$/);
  const versions = packageVersions(requirements);
  for (const name of ['fastapi', 'jwt', 'pydantic', 'pytest', 'sqlalchemy']) {
    expect(versions).toHaveProperty(name);
  }
});
