import { cpSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from 'md-run/process';
import { buildThere } from '../support/build-there';
import { tsx } from '../support/run-script';
import { copyFixture, linkPackages } from '../support/serve-built';

/* What stops a build for a reason that lies in a note, the check of the notes says first. */

const FAULTY = 'tests/fixtures/faulty-notes';
const SITE = path.resolve('.cache/faulty-notes');
const NOTES = 'pages/etc';

/** The faults of the notes in what a command prints: `file:line found`. */
function faultsIn(output: string): string[] {
  return [...output.matchAll(/^(?:\[Error: )?(pages\/\S+)\n {2}찾은 것 {4}(.*)$/gm)].map(
    ([, place = '', found = '']) => `${place} ${found}`,
  );
}

test('검사가 말하지 않은 잘못을 빌드가 말하지 않는다', async () => {
  const names = await readdir(FAULTY);
  await copyFixture(SITE);
  await linkPackages(SITE);
  cpSync(FAULTY, path.join(SITE, NOTES), { recursive: true });
  const check = await run(process.execPath, [...tsx, 'scripts/check-notes.ts'], { cwd: SITE });
  const said = new Set(faultsIn(check.output));
  for (const name of names) {
    expect(
      [...said].filter((fault) => fault.startsWith(`${NOTES}/${name}:`)),
      name,
    ).not.toEqual([]);
  }
  // A build stops at the first layer that finds something: then without the notes that it named.
  for (let rest = names; ;) {
    const { code, output } = await buildThere(SITE);
    expect(faultsIn(output).filter((fault) => !said.has(fault))).toEqual([]);
    expect(output).not.toMatch(/^\s+at |\bout\/\S+\.html/m);
    if (code === 0) {
      break;
    }
    const named = rest.filter((name) => output.includes(`${NOTES}/${name}`));
    expect(named, output).not.toEqual([]);
    rest = rest.filter((name) => !named.includes(name));
    for (const name of named) {
      rmSync(path.join(SITE, NOTES, name));
    }
  }
});
