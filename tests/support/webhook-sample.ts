import { PGlite } from '@electric-sql/pglite';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeEach, vi } from 'vitest';
import { HEADERS, VERIFY } from './deliveries';
import { providePayPal, type FakePayPal } from './fake-paypal';
import { postJson, serve } from './http';
import { openSample, type SampleProject } from './sample-project';
import type { SampleDatabase } from './subscription-sample';
import { guideNote } from './paypal-notes';

type Log = (message: string, fields: Readonly<Record<string, unknown>>) => void;
type Verify = (delivery: object, isSuspect?: boolean) => Promise<'valid' | 'invalid'>;

interface WorkerParts {
  readonly db: SampleDatabase;
  readonly log: Log;
  readonly notifyPaymentFailed: (subscriptionId: string, eventId: string) => Promise<void>;
}

interface ReceiveParts {
  readonly db: SampleDatabase;
  readonly verify: Verify;
  readonly log: Log;
  readonly rejectedPerMinute: number;
}

interface Modules {
  readonly receiveWebhook: (parts: ReceiveParts) => RequestHandler;
  readonly createPostbackVerifier: (webhookId: string, log: Log) => Verify;
  readonly processNext: (parts: WorkerParts) => Promise<boolean>;
  readonly runWorker: (parts: WorkerParts, signal: AbortSignal) => Promise<void>;
  readonly syncSubscription: (db: SampleDatabase, id: string) => Promise<object>;
  readonly syncTransactions: (db: SampleDatabase, id: string) => Promise<void>;
  readonly paidUntilOf: (subscription: object, sold: object) => string | undefined;
  readonly runReconcile: (parts: WorkerParts, signal: AbortSignal) => Promise<void>;
  readonly reconcile: (
    parts: WorkerParts,
    options?: { readonly limit?: number; readonly pauseMs?: number },
  ) => Promise<unknown>;
}

/** The webhook handler and worker of the note with a fake provider and a database in memory. */
export interface WebhookSample {
  readonly project: SampleProject;
  readonly db: PGlite;
  readonly paypal: FakePayPal;
  readonly modules: Modules;
  readonly parts: WorkerParts;
  /** Asks the fake provider. */
  readonly verify: Verify;
  /** A handler with other parts; returns its origin. */
  readonly handlerWith: (parts: Partial<ReceiveParts>) => Promise<string>;
  readonly log: ReturnType<typeof vi.fn<Log>>;
  readonly notify: ReturnType<typeof vi.fn<(subscription: string, event: string) => Promise<void>>>;
  /** Delivers to the handler as the provider does; some headers may be changed or, as `''`, missing. */
  readonly deliver: (
    body: unknown,
    headers?: Readonly<Record<string, string>>,
    origin?: string,
  ) => Promise<readonly [number, string]>;
  /** Lets the worker do what is due; returns how many events it took. */
  readonly drain: () => Promise<number>;
  readonly rows: (sql: string) => Promise<readonly unknown[]>;
  /** What the provider says of subscription `I-1`. */
  readonly subscriptionIs: (
    status: string,
    transactions?: readonly object[],
    details?: object,
  ) => void;
}

/** Starts the handler; before each test its tables are empty but for an unapproved `I-1`. */
export async function startWebhook(): Promise<WebhookSample> {
  const paypal = await providePayPal();
  const project = await openSample(guideNote, 'paypal-api');
  const loaded: object[] = [];
  for (const file of ['receive.ts', 'verify-postback.ts', 'worker.ts', 'sync.ts', 'reconcile.ts']) {
    loaded.push((await project.load(file)) as object);
  }
  const modules = Object.assign({}, ...loaded) as Modules;

  const db = await PGlite.create();
  afterAll(() => db.close());
  await db.exec(project.read('schema.sql'));
  await db.exec(project.read('webhook.sql'));

  const log = vi.fn<Log>();
  const notify = vi.fn(() => Promise.resolve());
  const parts = { db, log, notifyPaymentFailed: notify };
  const verify = modules.createPostbackVerifier('WEBHOOK1', log);
  const handlerWith: WebhookSample['handlerWith'] = (changes) => {
    const app = express();
    // No test reaches the limit but that of the limit.
    const usual = { db, verify, log, rejectedPerMinute: 10_000 };
    app.use('/api/webhooks/paypal', modules.receiveWebhook({ ...usual, ...changes }));
    return serve(app);
  };
  const handler = await handlerWith({});

  const subscriptionIs: WebhookSample['subscriptionIs'] = (status, transactions = [], details) => {
    const path = 'GET /v1/billing/subscriptions/I-1';
    const body = { id: 'I-1', status, billing_info: {}, ...details };
    paypal.answer(path, { status: 200, body });
    paypal.answer(`${path}/transactions`, { status: 200, body: { transactions } });
  };

  beforeEach(async () => {
    paypal.reset();
    paypal.answer(VERIFY, { status: 200, body: { verification_status: 'SUCCESS' } });
    subscriptionIs('ACTIVE');
    vi.clearAllMocks();
    await db.exec(`truncate paypal_webhook_events, users, products, plans, subscriptions,
      subscription_transactions restart identity cascade;
      insert into subscriptions (paypal_subscription_id) values ('I-1')`);
  });

  return {
    project,
    db,
    paypal,
    modules,
    parts,
    verify,
    handlerWith,
    log,
    notify,
    subscriptionIs,
    deliver: async (body, changes = {}, origin = handler) => {
      const headers = Object.entries({ ...HEADERS, ...changes }).filter(
        ([, value]) => value !== '',
      );
      const url = `${origin}/api/webhooks/paypal`;
      const response = await postJson(url, body, Object.fromEntries(headers));
      return [response.status, await response.text()];
    },
    drain: async () => {
      let taken = 0;
      while (await modules.processNext(parts)) {
        taken += 1;
      }
      return taken;
    },
    rows: async (sql) => (await db.query(sql)).rows,
  };
}
