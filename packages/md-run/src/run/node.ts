import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, transform, type Message } from 'esbuild';
import type { Program } from '../blocks/block';
import { packagesOf } from '../blocks/packages';
import type { Execution } from '../blocks/execution';
import {
  eachInput,
  type Adapter,
  type Context,
  type Input,
  type Session,
  type Tool,
} from './adapter';
import { ARGS_FILE, javascriptDriver } from './call-drivers';
import { joinModules, ownOutput } from './chain';
import type { Surroundings } from './sandbox';
import { withValue } from './interpreted';
import { detectNode, NODE_MANIFEST } from './registries';
import { runLimited } from './process';
import { linkPackages, withFolder, writeFiles } from './work-folder';

function messageText(messages: readonly Message[]): string {
  return messages
    .map(({ text, location }) => `${location?.line ?? 1}행: SyntaxError: ${text}`)
    .join('\n');
}

/** Makes a `.js` file an ES module. */
const PACKAGE = { filename: 'package.json', text: '{"type":"module"}' };

type Compiled =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'not-compiled'; readonly message: string };

function isBuildFailure(error: unknown): error is { errors: Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** Programs with these packages read the types of parameters at run time, which only the compiler itself leaves. */
function isDecorated(program: Program): boolean {
  return program.language === 'ts' && packagesOf('npm', program).includes('reflect-metadata');
}

async function compile(folder: string, program: Program, driver: string): Promise<Compiled> {
  const { language, filename = `main.${language}`, files } = program;
  try {
    if (isDecorated(program)) {
      const { compileDecorated } = await import('./type-check');
      return { kind: 'code', code: compileDecorated(joinModules(program) + driver) };
    }
    if (files.length === 0) {
      const { code } = await transform(joinModules(program) + driver, {
        loader: language === 'ts' ? 'ts' : 'js',
        target: 'node24',
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      });
      return { kind: 'code', code };
    }
    await writeFiles(folder, [...files, { filename, text: joinModules(program) + driver }]);
    const { outputFiles } = await build({
      entryPoints: [path.join(folder, filename)],
      bundle: true,
      write: false,
      platform: 'node',
      target: 'node24',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
    return { kind: 'code', code: outputFiles[0]?.text ?? '' };
  } catch (error) {
    if (isBuildFailure(error)) {
      return { kind: 'not-compiled', message: messageText(error.errors) };
    }
    throw error;
  }
}

async function executeOnce(
  node: Tool,
  { root, workFolder, limits, sandbox }: Context,
  program: Program,
  input: Input,
  surroundings: Surroundings,
): Promise<Execution> {
  return withFolder(workFolder, async (folder) => {
    const driver = input.kind === 'call' ? javascriptDriver(input.name) : '';
    const compiled = await compile(folder, program, driver);
    if (compiled.kind === 'not-compiled') {
      return compiled;
    }
    // Plain JavaScript runs uncompiled, under its own name.
    const isPlain = program.language === 'js' && program.files.length === 0;
    const filename = (isPlain ? program.filename : undefined) ?? 'main.mjs';
    const text = isPlain ? joinModules(program) + driver : compiled.code;
    await writeFiles(folder, [PACKAGE, { filename, text }]);
    await linkPackages(folder, root);
    if (input.kind === 'call') {
      await writeFile(path.join(folder, ARGS_FILE), input.args);
    }
    const execution = await runLimited({
      command: node.command,
      args: [`--max-old-space-size=${limits.memoryMiB / 2}`, path.join(folder, filename)],
      cwd: folder,
      stdin: input.kind === 'stdin' ? input.text : '',
      limits,
      sandbox,
      boundMemory: false,
      surroundings,
    });
    return withValue(folder, ownOutput(execution, program));
  });
}

function openNode(node: Tool, context: Context): Session {
  let typeErrors: ReadonlyMap<Program, string> = new Map();
  return {
    prepare: async (programs) => {
      const typed = programs.filter(({ language }) => language === 'ts');
      if (typed.length > 0) {
        // Loaded here because the compiler is large and often not needed.
        const { checkTypes } = await import('./type-check');
        const { root, npmFolder = root } = context;
        const decorated = typed.filter(isDecorated);
        const others = typed.filter((program) => !isDecorated(program));
        typeErrors = new Map([
          ...checkTypes(root, others),
          ...(decorated.length > 0 ? checkTypes(npmFolder, decorated, true) : []),
        ]);
      }
    },
    execute: async (program, inputs, surroundings) => {
      const message = typeErrors.get(program);
      if (message !== undefined) {
        return inputs.map(() => ({ kind: 'not-compiled', message }));
      }
      return eachInput(inputs, (input) => executeOnce(node, context, program, input, surroundings));
    },
  };
}

export const js: Adapter = {
  name: `Node.js(${NODE_MANIFEST})`,
  packages: [],
  detect: detectNode,
  open: openNode,
};

/** The version includes the compiler's: types are checked before the program runs. */
export const ts: Adapter = {
  name: 'TypeScript',
  packages: [],
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
  open: openNode,
};
