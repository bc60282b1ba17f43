import path from 'node:path';
import ts from 'typescript';
import { type Complaint, typeErrors } from 'md-run/type-check';

/** A file of a small program that a page shows, block by block. */
export interface ProgramFile {
  /** Name within the program, such as `worker.ts`. */
  readonly name: string;
  readonly text: string;
}

/** What the compiler says against a file of a program. */
interface ProgramComplaint extends Omit<Complaint, 'file'> {
  /** Place of the program among those that were given. */
  readonly program: number;
  readonly name: string;
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

/**
 * Type-checks programs as strictly as the site's own code. Names that end in `.ts` or `.tsx` are compiled; a program
 * with a `.tsx` file runs in a browser, any other in Node.
 *
 * @example
 * typeCheck([[{ name: 'a.ts', text: 'export const a: number = "";' }]])[0]?.line  // 1
 */
export function typeCheck(programs: readonly (readonly ProgramFile[])[]): ProgramComplaint[] {
  const isForBrowser = (files: readonly ProgramFile[]): boolean =>
    files.some(({ name }) => name.endsWith('.tsx'));
  return [true, false].flatMap((inBrowser) => {
    const texts = programs.flatMap((program, at) =>
      isForBrowser(program) === inBrowser
        ? program.map(({ name, text }) => [path.join(FOLDER, `${at}`, name), text] as const)
        : [],
    );
    const roots = texts.flatMap(([file]) => (/\.tsx?$/.test(file) ? [file] : []));
    const lib = inBrowser ? browserLibraries : serverLibraries;
    return typeErrors(process.cwd(), new Map(texts), roots, { ...options, lib }).map(
      ({ file, ...complaint }) => {
        const [at, ...name] = path.relative(FOLDER, file).split(path.sep);
        return { ...complaint, program: Number(at), name: name.join('/') };
      },
    );
  });
}
