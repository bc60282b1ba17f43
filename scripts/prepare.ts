import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { paypalEndpoints, paypalTables } from '../content/paypal/tables';
import { FaultError } from '../lib/faults/fault';
import type { Project } from '../lib/note/project';
import { toNotesData, type NotesData } from '../lib/site/notes';
import { planSite, type SitePlan } from '../lib/site/plan';
import { readLock, snippetResults } from '../lib/snippets/lock';
import { findSources } from '../lib/snippets/sources';
import { writeIfChanged } from './io/files';
import { keepBodies, readProject } from './io/project';
import { reportFaults } from './io/report';
import { hashText } from './io/snippets/hash';
import { readTestedProjects } from './io/snippets/tested-projects';

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
  await keepBodies(options.root, project);
  if (plan.faults.length > 0) {
    throw new FaultError(plan.faults);
  }
  const data = toNotesData({
    plan,
    project,
    tables: paypalTables(),
    endpoints: paypalEndpoints(),
    ...snippetResults(
      findSources(project).pages,
      readLock(project.lock),
      hashText,
      await readTestedProjects(options.root),
    ),
  });
  await writeIfChanged(
    path.join(options.root, '.cache/notes.json'),
    `${JSON.stringify(data, null, 1)}\n`,
  );
  return { data, plan, project };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { data } = await prepare({
      root: process.cwd(),
      env: process.env,
      drafts: process.env.NODE_ENV !== 'production',
    });
    console.log(`노트 ${String(Object.keys(data.notes).length)}개를 읽었다.`);
  } catch (error) {
    process.exitCode = reportFaults(error);
  }
}
