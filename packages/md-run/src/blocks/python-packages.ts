import type { Program } from './block';

/** Packages of PyPI that Python blocks may import, with the names under which they are installed. */
const distributions: Readonly<Record<string, string>> = {
  anyio: 'anyio',
  fastapi: 'fastapi',
  jwt: 'PyJWT',
  pydantic: 'pydantic',
  pytest: 'pytest',
  sqlalchemy: 'SQLAlchemy',
  starlette: 'starlette',
};

/** Packages whose version readers are told; the others belong to them. */
export const namedPackages: readonly string[] = ['fastapi', 'pydantic', 'pytest', 'sqlalchemy'];

const IMPORT = /^[ \t]*(?:from|import)[ \t]+(\w+)/gm;

/**
 * The packages of PyPI that a Python program imports.
 *
 * @example
 * pythonPackages({ language: 'python', text: 'from fastapi import FastAPI', … })  // ['fastapi']
 */
export function pythonPackages({ language, text, earlier, files }: Program): string[] {
  const whole = [...earlier, ...files.map((file) => file.text), text].join('\n');
  const imported = [...whole.matchAll(IMPORT)].map(([, name = '']) => name);
  return language === 'python'
    ? [...new Set(imported)].filter((name) => Object.hasOwn(distributions, name)).sort()
    : [];
}

/**
 * The version of each of those packages that `content/python/requirements.txt` names.
 *
 * @example
 * packageVersions('fastapi==0.165.0\nidna==3.20')  // { fastapi: '0.165.0' }
 */
export function packageVersions(requirements: string): Record<string, string> {
  const pinned = new Map(
    [...requirements.matchAll(/^([\w.-]+)==(\S+)$/gm)].map(([, name = '', version = '']) => [
      name.toLowerCase(),
      version,
    ]),
  );
  return Object.fromEntries(
    Object.entries(distributions).flatMap(([name, distribution]) => {
      const version = pinned.get(distribution.toLowerCase());
      return version === undefined ? [] : [[name, version]];
    }),
  );
}
