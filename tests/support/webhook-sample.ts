import { PGlite } from '@electric-sql/pglite';
import type { Express } from 'express';
import { afterAll, beforeEach, vi } from 'vitest';
import { startPayPal, type FakePayPal } from './fake-paypal';
import { postJson, serve } from './http';
import { openSample, type SampleProject } from './sample-project';
import type { SampleDatabase } from './subscription-sample';
import { guideNote, webhookNote } from './paypal-notes';

type Log = (message: string, fields: Readonly<Record<string, unknown>>) => void;
type Verify = (delivery: object) => Promise<'valid' | 'invalid'>;

interface Client {
  readonly verify: Verify;
  readonly subscription: (id: string) => Promise<unknown>;
  readonly transactions: (id: string, start: Date, end: Date) => Promise<readonly unknown[]>;
  readonly cancel: (id: string, reason: string) => Promise<void>;
}

interface SyncParts {
  readonly db: SampleDatabase;
  readonly paypal: Omit<Client, 'verify'>;
}

interface WorkerParts extends SyncParts {
  readonly log: Log;
  readonly notifyPaymentFailed: (subscriptionId: string, eventId: string) => Promise<void>;
}

interface Modules {
  readonly createApp: (parts: { db: SampleDatabase; verify: Verify; log: Log }) => Express;
  readonly createPayPalClient: (config: Readonly<Record<string, string>>, log?: Log) => Client;
  readonly processNext: (parts: WorkerParts) => Promise<boolean>;
  readonly runWorker: (parts: WorkerParts, signal: AbortSignal) => Promise<void>;
  readonly syncSubscription: (parts: SyncParts, id: string) => Promise<string>;
  readonly reconcile: (parts: SyncParts) => Promise<unknown>;
}

/** Headers of a delivery of this moment. */
export const HEADERS = {
  'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
  'PAYPAL-CERT-URL': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'PAYPAL-TRANSMISSION-ID': 't-1',
  'PAYPAL-TRANSMISSION-SIG': 'c2ln',
  'PAYPAL-TRANSMISSION-TIME': new Date().toISOString(),
};

/** Route of the call that the handler asks whether a delivery is genuine. */
export const VERIFY = 'POST /v1/notifications/verify-webhook-signature';

/** The webhook handler and worker of the note with a fake provider and a database in memory. */
export interface WebhookSample {
  readonly project: SampleProject;
  /** The program of the subscription guide, whose tables the handler uses. */
  readonly guide: SampleProject;
  readonly db: PGlite;
  readonly paypal: FakePayPal;
  readonly modules: Modules;
  readonly parts: WorkerParts;
  /** A client that has no token yet. */
  readonly clientOf: (baseUrl: string) => Client;
  readonly verify: Verify;
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
  const paypal = await startPayPal();
  const project = await openSample(webhookNote, 'paypal-webhook');
  const guide = await openSample(guideNote, 'paypal-api');
  const loaded: object[] = [];
  for (const file of ['app.ts', 'paypal-client.ts', 'worker.ts', 'sync.ts', 'reconcile.ts']) {
    loaded.push((await project.load(file)) as object);
  }
  const modules = Object.assign({}, ...loaded) as Modules;

  const db = await PGlite.create();
  afterAll(() => db.close());
  await db.exec(guide.read('schema.sql'));
  await db.exec(project.read('schema.sql'));

  const log = vi.fn<Log>();
  const notify = vi.fn(() => Promise.resolve());
  const clientOf: WebhookSample['clientOf'] = (baseUrl) =>
    modules.createPayPalClient(
      { baseUrl, clientId: 'client', clientSecret: 'secret', webhookId: 'WEBHOOK1' },
      log,
    );
  const client = clientOf(paypal.url);
  const parts = { db, paypal: client, log, notifyPaymentFailed: notify };
  const handler = await serve(modules.createApp({ db, verify: client.verify, log }));

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
    guide,
    db,
    paypal,
    modules,
    parts,
    clientOf,
    verify: client.verify,
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
