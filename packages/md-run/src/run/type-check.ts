import path from 'node:path';
import typescript from 'typescript';
import type { Program } from '../blocks/block';
import { joinModules } from './chain';

const OPTIONS: typescript.CompilerOptions = {
  target: typescript.ScriptTarget.ES2022,
  lib: ['lib.es2024.d.ts'],
  module: typescript.ModuleKind.ESNext,
  moduleResolution: typescript.ModuleResolutionKind.Bundler,
  moduleDetection: typescript.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** What leaves the types of decorated parameters in the program. */
const DECORATED: typescript.CompilerOptions = {
  ...OPTIONS,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  verbatimModuleSyntax: false,
};

/** Compiles a program whose decorators read the types of parameters at run time. */
export function compileDecorated(text: string): string {
  return typescript.transpileModule(text, { compilerOptions: DECORATED }).outputText;
}

/** A folder of the repository that exists only in memory, so that imports find the repository's packages. */
const VIRTUAL = '.snippets';

function messageText(diagnostic: typescript.Diagnostic): string {
  const text = typescript.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const { file, start } = diagnostic;
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
  return `${line}행: error TS${diagnostic.code}: ${text}`;
}

/**
 * Finds the type errors of programs. Checks all at once: reading the libraries takes longest.
 *
 * @param root The folder whose packages they import.
 */
export function checkTypes(
  root: string,
  programs: readonly Program[],
  isDecorated = false,
): ReadonlyMap<Program, string> {
  const options = isDecorated ? DECORATED : OPTIONS;
  const texts = new Map<string, string>();
  const namesOf = programs.map((program, index) => {
    const main = { filename: program.filename ?? 'main.ts', text: joinModules(program) };
    return [main, ...program.files].map(({ filename, text }) => {
      const name = path.join(root, VIRTUAL, String(index), filename);
      texts.set(name, text);
      return name;
    });
  });
  const host = typescript.createCompilerHost(options);
  const disk = { ...host };
  host.getCurrentDirectory = () => root;
  host.readFile = (name) => texts.get(name) ?? disk.readFile(name);
  host.fileExists = (name) => texts.has(name) || disk.fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = texts.get(name);
    return text === undefined
      ? disk.getSourceFile(name, target, ...rest)
      : typescript.createSourceFile(name, text, target, true);
  };
  // Bundler resolution asks for folders before files, and these exist only in memory.
  host.directoryExists = () => true;
  const mains = namesOf.flatMap(([main]) => main ?? []);
  const whole = typescript.createProgram(mains, options, host);
  const errors = new Map<Program, string>();
  for (const [index, program] of programs.entries()) {
    const found = (namesOf[index] ?? [])
      .flatMap((name) => whole.getSourceFile(name) ?? [])
      .flatMap((source) => [
        ...whole.getSyntacticDiagnostics(source),
        ...whole.getSemanticDiagnostics(source),
      ]);
    if (found.length > 0) {
      errors.set(program, found.map(messageText).join('\n'));
    }
  }
  return errors;
}
