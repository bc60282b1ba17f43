import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { faultUnless, refuseFaults, type Fault } from '../lib/faults/fault';
import { drawImports } from './docs/drawing';
import { forbiddenImports, readImports } from './docs/imports';
import { writeIfChanged } from '../build/io/files';
import { runCommand } from '../build/io/report';

/** A part of `docs/` that is generated from the code, between two marks with its name. */
interface Block {
  readonly file: string;
  readonly name: string;
  readonly content: string;
}

/** Returns the text of the document with a fresh block. */
async function freshText({ file, name, content }: Block): Promise<string> {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = (await readFile(file, 'utf8')).split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${file}: no ${start} … ${end}`);
  }
  const text = `${before}${start}\n\n${content}\n\n${end}${after}`;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** Finds out whether a block differs from the code. */
async function stale(block: Block): Promise<Fault[]> {
  const fresh = (await freshText(block)) === (await readFile(block.file, 'utf8'));
  return faultUnless(fresh, () => ({
    file: block.file,
    found: `코드와 다른 ${block.name} 부분`,
    expected: '코드에서 만든 그대로',
    fix: 'npm run docs를 실행하고 바뀐 파일을 함께 커밋한다.',
  }));
}

/**
 * Checks the imports, and that the generated parts of `docs/` are up to date.
 *
 * @param options.write whether to rewrite the documents instead
 * @throws FaultError with every forbidden import and every outdated document
 */
async function checkStructure({ write }: { write: boolean }): Promise<void> {
  const imports = await readImports(process.cwd());
  const block = { file: 'docs/architecture.md', name: 'imports', content: drawImports(imports) };
  const faults = forbiddenImports(imports);
  if (write) {
    await writeIfChanged(block.file, await freshText(block));
  } else {
    faults.push(...(await stale(block)));
  }
  refuseFaults(faults);
  console.log(`파일 ${imports.summary.totalCruised}개의 import가 모두 제 층에 있다.`);
}

await runCommand(() => checkStructure({ write: process.argv.includes('--write') }));
