import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Fence, readFenceMeta } from 'md-run/blocks';
import { realNotes } from '../support/real-notes';
import { typeCheck } from '../support/type-check';

interface RealFence extends Fence {
  readonly file: string;
  readonly place: string;
  readonly values: Readonly<Record<string, string>>;
  readonly words: ReadonlySet<string>;
  /** What stands after the block on the page. */
  readonly next: { readonly fence: Fence; readonly isAdjacent: boolean } | undefined;
}

const fences: readonly RealFence[] = realNotes.flatMap(({ file, text, markdown }) => {
  const lines = text.split('\n');
  return markdown.fences.map((fence, index): RealFence => {
    const { values, words } = readFenceMeta(fence.meta);
    const following = markdown.fences[index + 1];
    const end = fence.line + fence.text.split('\n').length + 1;
    const between = following ? lines.slice(end, following.line - 1) : [];
    return {
      ...fence,
      file,
      place: `${file}:${fence.line}`,
      values,
      words,
      next: following && {
        fence: following,
        isAdjacent: between.every((line) => /^[\s>]*$/.test(line)),
      },
    };
  });
});

/** Commands of a project are typed into a shell; every other block of a project is a file. */
function isCommand({ language, values }: RealFence): boolean {
  return language === 'bash' && values['filename'] === undefined;
}

/** Whether a block is a program over the files of a project, and none of them. */
function isOverFiles({ words, values }: RealFence): boolean {
  return words.has('run') && values['filename'] === undefined;
}

test('실행하지 않는 이유는 한국어로 쓴다', () => {
  const wrong = fences.filter(({ values: { skip } }) => !/[가-힣]/.test(skip ?? '이유'));
  expect(wrong.map(({ place }) => place)).toEqual([]);
});

test('실행하는 블록의 바로 뒤에 output 블록이 있다', () => {
  /** Programs that are called with cases or must fail state their result in another way. */
  const programs = fences.filter(
    ({ language, words, values, next }) =>
      words.has('run') &&
      // A transcript holds its own answers.
      language !== 'console' &&
      !words.has('cases') &&
      // What goes on in the next block is told there.
      !readFenceMeta(next?.fence.meta ?? '').words.has('continues') &&
      ['call', 'throws', 'fails'].every((name) => values[name] === undefined),
  );
  const silent = programs.filter(
    ({ next }) =>
      next?.isAdjacent !== true ||
      next.fence.language !== 'text' ||
      !readFenceMeta(next.fence.meta).words.has('output'),
  );
  expect(silent.map(({ place }) => place)).toEqual([]);
});

test('json 블록은 바른 JSON이다', () => {
  const wrong = fences.flatMap(({ language, place, text }) => {
    try {
      return language === 'json' && JSON.parse(text) === undefined ? [place] : [];
    } catch (error) {
      return [`${place} ${String(error)}`];
    }
  });
  expect(wrong).toEqual([]);
});

describe('여러 블록으로 이루어진 프로그램', () => {
  const byName = new Map<string, RealFence[]>();
  for (const fence of fences.filter((one) => !isCommand(one) && !isOverFiles(one))) {
    const { project } = fence.values;
    if (project !== undefined) {
      // A program may be spread over the notes of one folder.
      const name = `${path.dirname(fence.file)} ${project}`;
      byName.set(name, [...(byName.get(name) ?? []), fence]);
    }
  }
  const projects = [...byName];

  test('블록마다 다른 filename이 있다', () => {
    const wrong = projects.filter(([, blocks]) => {
      const names = blocks.map(({ values }) => values['filename']);
      return names.includes(undefined) || new Set(names).size < names.length;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('엄격한 TypeScript로 통과한다', () => {
    const programs = projects.map(([, blocks]) =>
      blocks.map(({ values, text }) => ({ name: values['filename'] ?? '', text })),
    );
    const places = typeCheck(programs).map(({ program, name, line, message }) => {
      const block = projects[program]?.[1].find(({ values }) => values['filename'] === name);
      return `${block?.file ?? ''}:${(block?.line ?? 0) + line} (${name}) ${message}`;
    });
    expect(places).toEqual([]);
  });
});

test('한 셸에 치는 명령은 project의 이름마다 꺼내 실행하는 시험이 있다', () => {
  const names = new Set(fences.filter(isCommand).flatMap(({ values }) => values['project'] ?? []));
  const tests = ['tests/samples', 'tests/support']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
    .join('\n');
  expect([...names].filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});
