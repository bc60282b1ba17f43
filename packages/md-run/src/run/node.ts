import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Message } from 'esbuild';
import type { Program } from '../blocks/block';
import { packagesOf } from '../blocks/packages';
import type { Adapter } from './adapter';
import { joinModules } from './chain';
import { programs, type Made, type Written } from './programs';
import { detectNode, NODE_MANIFEST } from './registries';
import { linkPackages, writeFiles } from './work-folder';

function messageText(messages: readonly Message[]): string {
  return messages
    .map(({ text, location }) => `${location?.line ?? 1}행: SyntaxError: ${text}`)
    .join('\n');
}

/** Makes a `.js` file an ES module. */
const PACKAGE = { filename: 'package.json', text: '{"type":"module"}' };

function isBuildFailure(error: unknown): error is { errors: Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** Programs with these packages read the types of parameters at run time, which only the compiler itself leaves. */
function isDecorated(program: Program): boolean {
  return program.language === 'ts' && packagesOf('npm', program).includes('reflect-metadata');
}

/** Makes the JavaScript of a program, of all its files in one. */
async function compile({ program, folder, filename, text }: Written): Promise<string> {
  if (isDecorated(program)) {
    const { compileDecorated } = await import('./type-check');
    return compileDecorated(text);
  }
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, filename)],
    write: false,
    platform: 'node',
    target: 'node24',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    ...(program.files.length > 0 && { bundle: true, packages: 'external', format: 'esm' }),
  });
  return outputFiles[0]?.text ?? '';
}

async function make(written: Written): Promise<Made> {
  const { program, folder, filename, tool, context } = written;
  let text: string;
  try {
    text = await compile(written);
  } catch (error) {
    if (isBuildFailure(error)) {
      return { kind: 'not-compiled', message: messageText(error.errors) };
    }
    throw error;
  }
  // Plain JavaScript runs uncompiled, under its own name.
  const isPlain = program.language === 'js' && program.files.length === 0;
  const main = { filename: isPlain ? filename : 'main.mjs', text: isPlain ? written.text : text };
  await writeFiles(folder, [PACKAGE, main]);
  await linkPackages(folder, context.root);
  const memory = `--max-old-space-size=${context.limits.memoryMiB / 2}`;
  return { kind: 'command', words: [tool.command, memory, main.filename] };
}

const language = { join: joinModules, make, boundMemory: false } as const;

export const js = programs({
  ...language,
  name: `Node.js(${NODE_MANIFEST})`,
  packages: [],
  mainFile: 'main.mjs',
  detect: detectNode,
});

/** The version includes the compiler's: types are checked before the program runs. */
const compiled = programs({
  ...language,
  name: 'TypeScript',
  packages: [],
  mainFile: 'main.ts',
  detect: async () => {
    const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    const node = await detectNode();
    return (
      node && {
        label: `TypeScript ${version.replace(/\.\d+$/, '')}`,
        version,
        also: { node: node.version },
        command: node.command,
      }
    );
  },
});

export const ts: Adapter = {
  ...compiled,
  open: (tool, context) => {
    const session = compiled.open(tool, context);
    let typeErrors: ReadonlyMap<Program, string> = new Map();
    return {
      prepare: async (all) => {
        // Loaded here because the compiler is large and often not needed.
        const { checkTypes } = await import('./type-check');
        const { root, tools } = context;
        const folder = tools.get('npm')?.command ?? root;
        const decorated = all.filter(isDecorated);
        const others = all.filter((program) => !isDecorated(program));
        typeErrors = new Map([
          ...checkTypes(root, others),
          ...(decorated.length > 0 ? checkTypes(folder, decorated, true) : []),
        ]);
      },
      execute: async (program, inputs, surroundings) => {
        const message = typeErrors.get(program);
        return message === undefined
          ? session.execute(program, inputs, surroundings)
          : inputs.map(() => ({ kind: 'not-compiled', message }));
      },
    };
  },
};
