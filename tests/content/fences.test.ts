import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Fence, isSnippetLanguage, readFenceMeta } from 'md-run/blocks';
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

describe('실행할 수 있는 언어의 코드 블록', () => {
  // A ```sql input block holds the tables that the solutions of a problem run on.
  const runnable = fences.filter(
    ({ language, words }) => isSnippetLanguage(language) && !words.has('input'),
  );

  test.each(runnable)(
    '$place의 $language 블록은 run, skip="이유", project 가운데 하나다',
    ({ values, words }) => {
      const { skip, project } = values;
      expect([words.has('run'), skip !== undefined, project !== undefined]).toContain(true);
      expect(words.has('run') && skip !== undefined).toBe(false);
      expect(skip ?? '이유').toMatch(/[가-힣]/);
    },
  );
});

describe('실행하는 코드 블록', () => {
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

  test.each(programs)('$place의 $language run 바로 뒤에 output 블록이 있다', ({ next }) => {
    expect(next?.fence.language).toBe('text');
    expect(readFenceMeta(next?.fence.meta ?? '').words).toContain('output');
    expect(next?.isAdjacent).toBe(true);
  });
});

describe('json 블록', () => {
  test.each(fences.filter(({ language }) => language === 'json'))(
    '$place는 바른 JSON이다',
    ({ text }) => {
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    },
  );
});

/** Milliseconds for the compiler: it cannot be interrupted, and a test machine may be busy. */
const COMPILING = 600_000;

describe('여러 블록으로 이루어진 프로그램', () => {
  const projects = new Map<string, RealFence[]>();
  for (const fence of fences.filter((one) => !isCommand(one) && !isOverFiles(one))) {
    const { project } = fence.values;
    if (project !== undefined) {
      // A program may be spread over the notes of one folder.
      const name = `${path.dirname(fence.file)} ${project}`;
      projects.set(name, [...(projects.get(name) ?? []), fence]);
    }
  }

  test.each([...projects])('%s의 블록마다 다른 filename이 있다', (_name, blocks) => {
    const names = blocks.map(({ values }) => values['filename']);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([...projects])(
    '%s는 엄격한 TypeScript로 통과한다',
    (_name, blocks) => {
      const complaints = typeCheck(
        blocks.map(({ values, text }) => ({ name: values['filename'] ?? '', text })),
      );
      const places = complaints.map(({ name, line, message }) => {
        const block = blocks.find(({ values }) => values['filename'] === name);
        return block
          ? `${block.file}:${block.line + line} (${name}) ${message}`
          : `${name} ${message}`;
      });
      expect(places).toEqual([]);
    },
    COMPILING,
  );
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
