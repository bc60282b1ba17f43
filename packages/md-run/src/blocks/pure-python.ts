import type { Program } from './block';

/** Modules of the standard library that compute: they start nothing and reach nothing outside of a process. */
export const pureModules = [
  ...['abc', 'array', 'ast', 'bisect', 'calendar', 'cmath', 'collections', 'contextlib', 'copy'],
  ...['csv', 'dataclasses', 'datetime', 'decimal', 'difflib', 'enum', 'fractions', 'functools'],
  ...['graphlib', 'hashlib', 'heapq', 'inspect', 'io', 'itertools', 'json', 'math', 'numbers'],
  ...['operator', 'random', 're', 'secrets', 'statistics', 'string', 'struct', 'sys', 'textwrap'],
  ...['time', 'types', 'typing', 'unicodedata', 'uuid', 'zlib', 'zoneinfo'],
];

const PURE = new Set(['__future__', ...pureModules]);

/** What depends on how an interpreter was started or ends, or leads outside past the imports. */
const IMPURE =
  /__(?:del|import|loader|spec|cached|builtins)__|\b(?:RecursionError|getrecursionlimit|settrace|setprofile|_getframe|modules|getrefcount|breakpoint)\b|(?<![.\w])(?:exec|eval|compile)\(|\/(?:tmp|dev|proc)\b|\.\.\//;

const IMPORT = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([^\n#;]+))/gm;

function importedBy(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, from, list = '']) =>
    (from ?? list).split(',').map((name) => name.trim().split(/[ .]/)[0] ?? ''),
  );
}

/**
 * Whether a program can leave no trace outside of its own process and behaves alike in a fork of a warm
 * interpreter: it is one file and imports modules that only compute.
 *
 * @example
 * isPurePython({ text: 'import heapq\nheapq.heapify([2, 1])', … })  // true
 * isPurePython({ text: 'import subprocess', … })                     // false
 */
export function isPurePython({ text, earlier, files, filename, services }: Program): boolean {
  const whole = [...earlier, text].join('\n');
  return (
    files.length === 0 &&
    services === undefined &&
    (filename === undefined || /^\w+\.py$/.test(filename)) &&
    !IMPURE.test(whole) &&
    importedBy(whole).every((name) => PURE.has(name))
  );
}
