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

/** What the compiler says against a file. */
export interface Complaint {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/**
 * Finds the type errors of files that exist only in memory, all at once: reading the libraries takes longest.
 *
 * @param folder The folder that they are below, and whose packages they import.
 * @param files Their texts by absolute path.
 * @param roots The first to be read; the others are checked where these import them.
 */
export function typeErrors(
  folder: string,
  files: ReadonlyMap<string, string>,
  roots: readonly string[],
  options: typescript.CompilerOptions,
): Complaint[] {
  const host = typescript.createCompilerHost(options);
  const disk = { ...host };
  host.getCurrentDirectory = () => folder;
  host.readFile = (name) => files.get(name) ?? disk.readFile(name);
  host.fileExists = (name) => files.has(name) || disk.fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? disk.getSourceFile(name, target, ...rest)
      : typescript.createSourceFile(name, text, target, true);
  };
  // Bundler resolution asks for folders before files, and these exist only in memory.
  host.directoryExists = () => true;
  const whole = typescript.createProgram(roots, options, host);
  const sources = [...files.keys()].flatMap((name) => whole.getSourceFile(name) ?? []);
  return sources.flatMap((source) =>
    [...whole.getSyntacticDiagnostics(source), ...whole.getSemanticDiagnostics(source)].map(
      ({ code, messageText, start = 0 }) => ({
        file: source.fileName,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        message: `TS${code}: ${typescript.flattenDiagnosticMessageText(messageText, '\n')}`,
      }),
    ),
  );
}

/**
 * Finds the type errors of programs.
 *
 * @param folder The folder whose packages they import.
 */
export function checkTypes(
  folder: string,
  programs: readonly Program[],
  isDecorated = false,
): ReadonlyMap<Program, string> {
  const place = (index: number, filename = ''): string =>
    path.join(folder, '.snippets', `${index}`, filename);
  const mains = programs.map((program, index) => place(index, program.filename ?? 'main.ts'));
  const texts = programs.flatMap((program, index) => [
    [mains[index] ?? '', joinModules(program)] as const,
    ...program.files.map(({ filename, text }) => [place(index, filename), text] as const),
  ]);
  const options = isDecorated ? DECORATED : OPTIONS;
  const complaints = typeErrors(folder, new Map(texts), mains, options);
  return new Map(
    programs.flatMap((program, index) => {
      const own = complaints.filter(({ file }) => file.startsWith(place(index, path.sep)));
      const lines = own.map(({ line, message }) => `${line}행: error ${message}`);
      return lines.length === 0 ? [] : [[program, lines.join('\n')] as const];
    }),
  );
}
