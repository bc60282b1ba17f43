import { beforeAll, expect, test, vi } from 'vitest';
import { readFenceMeta, requirementsOf } from 'md-run/blocks';
import { unmetRequirements } from 'md-run/run';
import { providePayPal, type ProviderCall } from '../support/fake-paypal';
import { readNoteBlocks } from '../support/note-blocks';
import { openSample } from '../support/sample-project';
import { sentRequest, type SentRequest } from '../support/sent-request';
import { openShell } from '../support/shell';
import { takeBlocks } from '../support/taken-blocks';
import { describeWith } from '../support/tools';
import { guideNote } from '../support/paypal-notes';
import { facts } from '../support/paypal-facts';

const SANDBOX = 'https://api-m.sandbox.paypal.com';

interface Sent extends SentRequest {
  /** Fields of the body, none without one. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The plan or subscription in the path. */
  readonly id: string | undefined;
}

/** The function that sends what the curl of its section sends, and its arguments, taken from that. */
type Twin = readonly [name: string, args: (sent: Sent) => readonly unknown[]];

const byReason = ({ id, fields }: Sent): unknown[] => [id, fields['reason']];
const byId = ({ id }: Sent): unknown[] => [id];
const byBody = ({ id, body }: Sent): unknown[] => [id, body];

/** By the file of the section. */
const twins: Readonly<Record<string, Twin>> = {
  'paypal.ts': ['paypalFetch', () => ['GET', '/v1/billing/plans']],
  'products-create.ts': ['createProduct', () => []],
  'plans-create.ts': ['createMonthlyCoffeePlan', ({ fields }) => [fields['product_id']]],
  'plans-list.ts': ['listPlans', ({ query }) => [query['product_id']]],
  'plans-show.ts': ['showPlan', byId],
  'plans-update.ts': ['updatePlan', byBody],
  'plans-activate.ts': ['activatePlan', byId],
  'plans-deactivate.ts': ['deactivatePlan', byId],
  'plans-update-pricing.ts': ['updatePricing', ({ id, fields }) => [id, fields['pricing_schemes']]],
  'subscriptions-create.ts': [
    'subscribeToCoffee',
    ({ fields }) => [
      fields['plan_id'],
      fields['custom_id'],
      Number(fields['quantity']),
      fields['subscriber'],
    ],
  ],
  'subscriptions-list.ts': ['listSubscriptions', ({ query }) => [query['plan_ids']]],
  'subscriptions-show.ts': ['showSubscription', byId],
  'subscriptions-update.ts': ['updateSubscription', byBody],
  'subscriptions-revise.ts': ['reviseSubscription', byBody],
  'subscriptions-suspend.ts': ['suspendSubscription', byReason],
  'subscriptions-cancel.ts': ['cancelSubscription', byReason],
  'subscriptions-activate.ts': ['activateSubscription', byReason],
  'subscriptions-capture.ts': [
    'captureOutstanding',
    ({ id, fields, headers }) => [id, fields['note'], headers['paypal-request-id']],
  ],
  'subscriptions-transactions.ts': [
    'listTransactions',
    ({ id, query }) => [id, new Date(query['start_time'] ?? ''), new Date(query['end_time'] ?? '')],
  ],
};

const { markdown, snippets, sectionOf } = readNoteBlocks(guideNote);

const PROJECT = 'paypal-api';
/** The first command of the page gets the token that all others send. */
const tokenPairs = (snippets.commands.get('paypal-quickstart') ?? [])
  .slice(0, 1)
  .map(({ text }) => ({
    project: 'paypal-quickstart',
    section: 'quickstart',
    text,
    twin: 'paypal.ts',
  }));
const pairs = [
  ...tokenPairs,
  ...(snippets.commands.get(PROJECT) ?? [])
    .filter(({ text }) => /\bcurl\b/.test(text))
    .map((command) => {
      const section = sectionOf(command);
      return { project: PROJECT, section, text: command.text, twin: `${section}.ts` };
    }),
];

const paypal = await providePayPal();
const project = await openSample(guideNote, PROJECT);

/** Answers every call, so that both clients go on; with the balance that is to be captured. */
function answerAll(balance?: unknown): void {
  paypal.reset();
  const links = [{ rel: 'approve', href: 'https://www.sandbox.paypal.com/approve' }];
  const body = { id: 'X-1', links, billing_info: { outstanding_balance: balance } };
  paypal.answer('*', { status: 200, body });
}

/** The call that an example is about: the last one. */
function lastSent(calls: readonly ProviderCall[]): Sent {
  const call = calls.at(-1);
  if (call === undefined) throw new Error('nothing was sent');
  const sent = sentRequest(call);
  const fields = (sent.body ?? {}) as Sent['fields'];
  return { ...sent, fields, id: sent.path.split('/')[4] };
}

function isToken({ path }: Sent): boolean {
  return path === '/v1/oauth2/token';
}

async function sendTwin(file: string, sent: Sent): Promise<Sent> {
  const [name, args] = twins[file] ?? ['', () => []];
  vi.resetModules();
  answerAll(sent.fields['amount']);
  const module = (await project.load(file)) as Record<string, (...args: unknown[]) => unknown>;
  const call = module[name];
  if (call === undefined) throw new Error(`${file} has no function for this test`);
  const result = call(...args(sent));
  if (typeof result === 'object' && result !== null && Symbol.asyncIterator in result) {
    await (result as AsyncGenerator).next();
  } else {
    await result;
  }
  return lastSent(isToken(sent) ? paypal.tokenCalls() : paypal.calls());
}

const missing = unmetRequirements(requirementsOf([snippets]));

describeWith('curl 예제', missing, () => {
  const sentBy = new Map<string, Sent>();
  const complaints: string[] = [];

  beforeAll(async () => {
    const shell = openShell({ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret' });
    for (const { project: name, section, text } of pairs) {
      answerAll();
      takeBlocks([{ project: name, filename: undefined, text }]);
      const { stderr } = await shell.type(text.replaceAll(SANDBOX, paypal.url));
      complaints.push(...(stderr === '' ? [] : [`${section}: ${stderr}`]));
      sentBy.set(section, lastSent([...paypal.tokenCalls(), ...paypal.calls()]));
    }
  });

  test('curl을 쓰는 bash 블록은 모두 시험한다', () => {
    const untested = markdown.fences.filter(
      ({ language, meta, text }) =>
        language === 'bash' &&
        /\bcurl\b/.test(text) &&
        readFenceMeta(meta).values['project'] === undefined,
    );
    expect(untested.map(({ line }) => line)).toEqual([]);
  });

  test('모든 호출에 하나씩 있고, 페이지의 순서대로 한 셸에서 오류 없이 끝난다', () => {
    expect(complaints).toEqual([]);
    expect([...sentBy.keys()]).toEqual(expect.arrayContaining(facts.calls.map(({ id }) => id)));
    expect(new Set(sentBy.keys()).size).toBe(pairs.length);
  });

  test.each(pairs)('$section의 curl은 $twin과 같은 요청을 보낸다', async ({ section, twin }) => {
    const sent = sentBy.get(section);
    if (sent === undefined) throw new Error(`no pair in ${section}`);
    expect(sent).toEqual(await sendTwin(twin, sent));
  });

  test('createProduct는 카탈로그에 상품을 만든다', async () => {
    const like = sentBy.get('plans-create');
    if (like === undefined) throw new Error('no pair in plans-create');
    expect(await sendTwin('products-create.ts', like)).toMatchObject({
      method: 'POST',
      path: '/v1/catalogs/products',
      fields: { name: '월간 원두', type: 'PHYSICAL' },
    });
  });
});
