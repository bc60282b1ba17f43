import path from 'node:path';
import { refuse, refuseFaults } from '../lib/faults/fault';
import type { Project } from '../lib/note/project';
import { toNotesData, type NotesData } from '../lib/site/notes';
import { planSite, type SitePlan } from '../lib/site/plan';
import { readLock, readTested, snippetResults } from '../lib/snippets/lock';
import { findSources } from '../lib/snippets/sources';
import { writeIfChanged } from './io/files';
import { readProject } from './io/project';
import { hashText } from './io/hash';

/** Where a compiler says that it stopped reading. */
const BROKEN = /(content\/[\w/-]+\.ts):(\d+):\d+: ERROR: (.*)/;

/**
 * The tables of the notes, from data that may be damaged as notes may be.
 *
 * @throws FaultError that names the file.
 */
async function readTables(): Promise<
  Pick<Parameters<typeof toNotesData>[0], 'tables' | 'endpoints'>
> {
  try {
    const { paypalEndpoints, paypalTables } = await import('../content/paypal/tables');
    return { tables: paypalTables(), endpoints: paypalEndpoints() };
  } catch (error) {
    const { message } = error as Error;
    const [, file = 'content/paypal', line, found = message] = BROKEN.exec(message) ?? [];
    refuse({
      file,
      ...(line === undefined ? {} : { line: Number(line) }),
      found,
      expected: '표를 만들 수 있는 자료',
      fix: '지난 커밋과 비교하거나 npx tsc --noEmit으로 틀린 줄을 찾는다.',
    });
  }
}

/**
 * What a build reads of a plan.
 *
 * @throws FaultError where the data of a topic are damaged
 */
export async function notesDataOf(project: Project, plan: SitePlan): Promise<NotesData> {
  return toNotesData({
    plan,
    project,
    ...(await readTables()),
    ...snippetResults(
      findSources(project).pages,
      readLock(project.lock),
      readTested(project.lock),
      hashText,
    ),
  });
}

/**
 * Reads and checks all notes and writes `.cache/notes.json`, which the build reads. Outside of
 * development drafts are left out, and no address ever published may be missing.
 *
 * @returns What was written, and the project and the plan of the site it was made of.
 * @throws FaultError with every fault of the environment and of the notes.
 */
export async function prepare(options: {
  root: string;
  env: NodeJS.ProcessEnv;
  drafts: boolean;
}): Promise<{ data: NotesData; plan: SitePlan; project: Project }> {
  const project = await readProject(options.root, options.env);
  const plan = planSite(project, { drafts: options.drafts });
  refuseFaults(plan.faults);
  const data = await notesDataOf(project, plan);
  await writeIfChanged(
    path.join(options.root, '.cache/notes.json'),
    `${JSON.stringify(data, null, 1)}\n`,
  );
  return { data, plan, project };
}
