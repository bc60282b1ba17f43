import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { contractList } from './docs/contract-list';
import { writeIfChanged } from './io/files';
import { reportFaults } from './io/report';

/** The parts of `docs/` that are made from the code, by file; each stands between two marks of its name. */
const blocks = [{ file: 'docs/nextra.md', name: 'contract', make: contractList }] as const;

/** A text with a new content between `<!-- name -->` and `<!-- /name -->`. */
function withBlock(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`no ${start} … ${end}`);
  }
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}

/** The documents as they should be: file to text. */
export async function freshDocs(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { file, name, make } of blocks) {
    const text = withBlock(await readFile(file, 'utf8'), name, await make());
    const style = await resolveConfig(file);
    texts.set(file, await format(text, { ...style, filepath: file }));
  }
  return texts;
}

if (process.argv[1]?.endsWith('docs.ts')) {
  try {
    for (const [file, text] of await freshDocs()) {
      if (await writeIfChanged(file, text)) {
        console.log(`${file}을 고쳤다.`);
      }
    }
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
