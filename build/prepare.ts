import { paypalEndpoints, paypalTables } from '../content/paypal/tables';
import { refuseFaults } from '../lib/faults/fault';
import type { Project } from '../lib/note/project';
import { toNotesData, type NotesData } from '../lib/site/notes';
import { planSite, type SitePlan } from '../lib/site/plan';
import { snippetResults } from '../lib/snippets/badges';
import { readLock } from '../lib/snippets/lock';
import { countRuns } from '../lib/snippets/runs';
import { findSources } from '../lib/snippets/sources';
import { readPaypalFacts } from './io/paypal-facts';
import { readProject } from './io/project';

/** Tags that place the facts of a topic in a note. */
const PLACED = /<(?:data-table|DataTable|api-endpoint|ApiEndpoint)\b/;

/**
 * Reads what a build knows besides its plan.
 *
 * @returns a function that joins it with a plan
 * @throws FaultError when the facts of a topic are damaged
 */
export function notesDataReader(root: string, project: Project): (plan: SitePlan) => NotesData {
  // A site with no such tags need not have the facts.
  const facts = project.files.some(({ text }) => PLACED.test(text))
    ? readPaypalFacts(root)
    : undefined;
  const tables = facts === undefined ? {} : paypalTables(facts);
  const endpoints = facts === undefined ? {} : paypalEndpoints(facts);
  const { pages } = findSources(project);
  const lock = readLock(project.lock);
  return (plan) => {
    const published = new Set<string>(plan.notes.map(({ file }) => file));
    const own = pages.filter(({ file }) => published.has(file));
    return toNotesData({
      ...{ plan, project, tables, endpoints },
      ...snippetResults(own, lock),
      runs: countRuns(own, lock),
    });
  };
}

/**
 * Reads and checks all notes. Without `drafts`, drafts are left out and every published address must still exist.
 *
 * @returns the data to compile with, and the plan and the project that they come from
 * @throws FaultError with every fault of the environment, the notes and the facts
 */
export async function prepare(
  root: string,
  options: { drafts: boolean },
): Promise<{ data: NotesData; plan: SitePlan; project: Project }> {
  const project = await readProject(root);
  const plan = planSite(project, options);
  refuseFaults(plan.faults);
  return { data: notesDataReader(root, project)(plan), plan, project };
}
