import path from 'node:path';
import ts from 'typescript';

/** A file of a small program that a page shows, block by block. */
export interface ProgramFile {
  /** Name within the program, such as `worker.ts`. */
  readonly name: string;
  readonly text: string;
}

/** One complaint of the compiler. */
interface Complaint {
  /** Place of the program among those that were given. */
  readonly program: number;
  readonly name: string;
  /** 1-based line in the file. */
  readonly line: number;
  readonly message: string;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
  esModuleInterop: true,
  resolveJsonModule: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noEmit: true,
  skipLibCheck: true,
};

const serverLibraries = ['lib.es2023.d.ts'];
const browserLibraries = [...serverLibraries, 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

/** A folder that exists on no disk, below the repository so that its packages are found. */
const FOLDER = path.resolve('.program');

/** Declarations of the libraries, parsed once for all programs. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

function createHost(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  return {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    directoryExists: (folder) =>
      folder.startsWith(FOLDER) || (disk.directoryExists?.(folder) ?? false),
    getSourceFile(file, languageVersion) {
      const text = files.get(file);
      if (text !== undefined) {
        return ts.createSourceFile(file, text, languageVersion);
      }
      if (!libraryFiles.has(file)) {
        libraryFiles.set(file, disk.getSourceFile(file, languageVersion));
      }
      return libraryFiles.get(file);
    },
  };
}

/**
 * Type-checks programs as strictly as the site's own code, all at once: to read the libraries takes longest. Names
 * that end in `.ts` or `.tsx` are compiled; a program with a `.tsx` file runs in a browser, any other in Node.
 *
 * @example
 * typeCheck([[{ name: 'a.ts', text: 'export const a: number = "";' }]])[0]?.line  // 1
 */
export function typeCheck(programs: readonly (readonly ProgramFile[])[]): Complaint[] {
  const isForBrowser = (files: readonly ProgramFile[]): boolean =>
    files.some(({ name }) => name.endsWith('.tsx'));
  return [true, false].flatMap((inBrowser) => {
    const files = new Map(
      programs.flatMap((program, at) =>
        isForBrowser(program) === inBrowser
          ? program.map(({ name, text }) => [path.join(FOLDER, String(at), name), text] as const)
          : [],
      ),
    );
    const lib = inBrowser ? browserLibraries : serverLibraries;
    const roots = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
    const compiled = ts.createProgram(roots, { ...options, lib }, createHost(files));
    return ts.getPreEmitDiagnostics(compiled).map(({ file, start, messageText }) => {
      const [at = '', ...name] = path.relative(FOLDER, file?.fileName ?? '').split(path.sep);
      return {
        program: Number(at),
        name: name.join('/'),
        line: file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 1,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      };
    });
  });
}
