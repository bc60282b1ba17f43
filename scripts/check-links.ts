import { pathToFileURL } from 'node:url';
import {
  collectLinks,
  judgeLink,
  linkFaults,
  type LinkVerdict,
} from '../lib/addresses/external-links';
import { formatFault, formatFaults } from '../lib/faults/fault';
import { planSite } from '../lib/site/plan';
import { askLink, defaultPatience, type Patience } from './io/ask-link';
import { runPool } from 'md-run/process';
import { readProject } from '../build/io/project';
import { runCommand } from '../build/io/report';

/** Number of addresses asked at the same time, but only one per host. */
const SLOTS = 12;

/**
 * Asks for every address on other sites that published notes link to, reports dead and moved ones by file and line,
 * and returns the exit code: 1 when a link is dead.
 *
 * @param options.isReserved tells which hosts to skip; by default those of examples
 */
export async function checkLinks(options: {
  readonly root: string;
  readonly log: (line: string) => void;
  readonly patience?: Patience;
  readonly isReserved?: (host: string) => boolean;
}): Promise<number> {
  const { root, log, patience = defaultPatience, isReserved } = options;
  const { notes } = planSite(await readProject(root), { drafts: false });
  const links = collectLinks(notes, isReserved);
  const answers = await runPool(
    links.map((link) => ({
      lane: new URL(link.address).host,
      run: async () => ({ link, answer: await askLink(link.address, patience) }),
    })),
    SLOTS,
  );
  const faultsOf = (verdict: LinkVerdict): ReturnType<typeof linkFaults> =>
    answers
      .filter(({ link, answer }) => judgeLink(link.address, answer) === verdict)
      .flatMap(({ link, answer }) => linkFaults(link, answer));
  const count = (verdict: LinkVerdict): number =>
    answers.filter(({ link, answer }) => judgeLink(link.address, answer) === verdict).length;
  for (const fault of faultsOf('moved')) {
    log(`${formatFault(fault)}\n`);
  }
  const dead = faultsOf('dead');
  if (dead.length > 0) {
    log(`${formatFaults(dead)}\n`);
  }
  const redirected = answers.filter(
    ({ answer }) => answer.kind === 'status' && answer.isRedirected && answer.movedTo === undefined,
  ).length;
  log(
    `다른 사이트의 주소 ${links.length}개: 답함 ${count('alive')}개(잠시 다른 곳으로 보냄 ${redirected}개), ` +
      `옮겨짐 ${count('moved')}개, 프로그램을 거절함 ${count('refused')}개, 죽음 ${count('dead')}개`,
  );
  return dead.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(async () => {
    process.exitCode = await checkLinks({
      root: process.cwd(),
      log: (line) => {
        console.log(line);
      },
    });
  });
}
