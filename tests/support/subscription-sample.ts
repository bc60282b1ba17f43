import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Express, Request, RequestHandler } from 'express';
import { afterAll, beforeEach, vi } from 'vitest';
import { splitNote } from '../../lib/note/front-matter';
import { readMarkdown } from '../../lib/markdown/read-markdown';
import { providePayPal, type FakePayPal } from './fake-paypal';
import { serve } from './http';
import { openSample, type SampleProject } from './sample-project';
import { guideNote, serverNote } from './paypal-notes';

/** What the sample asks of a database. */
export interface SampleDatabase {
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
}

interface SignedInUser {
  readonly id: number;
  readonly role: 'user' | 'admin';
}

interface SampleParts {
  readonly db: SampleDatabase;
  readonly currentUser: (request: Request) => SignedInUser | undefined;
  readonly log: typeof log;
  readonly siteUrl: string;
  readonly brandName: string;
}

interface ServerOptions {
  readonly callsPerMinute?: number;
  readonly changesPerHour?: number;
  readonly trustProxy?: number;
  readonly hosts?: readonly string[];
  readonly siteUrl?: string;
  readonly brandName?: string;
  /** What receives the webhooks instead of the handler that always answers OK. */
  readonly webhook?: RequestHandler;
}

interface AppModule {
  readonly createApp: (parts: SampleParts & ServerOptions) => Express;
}

interface VariantModule {
  readonly alwaysOk: (parts: object) => RequestHandler;
}

const log = { info: vi.fn<Console['info']>(), error: vi.fn<Console['error']>() };
const eventLog = vi.fn<(message: string, fields: object) => void>();
const notify = vi.fn<(subscriptionId: string, eventId: string) => Promise<void>>();

/** The sample server of the subscription guide with a fake provider and a database in memory. */
export interface SubscriptionSample {
  readonly project: SampleProject;
  readonly db: PGlite;
  readonly paypal: FakePayPal;
  readonly log: typeof log;
  /** What the variant of the webhook handler has logged. */
  readonly eventLog: typeof eventLog;
  readonly notify: typeof notify;
  /** The server with a limit no test reaches, and with the webhook handler that always answers OK. */
  readonly app: string;
  /** The sample over another database. */
  readonly appOver: (db: SampleDatabase) => Promise<string>;
  /** Another server over the same database. */
  readonly serverWith: (options: ServerOptions) => Promise<string>;
  readonly rows: (sql: string) => Promise<readonly unknown[]>;
  readonly signIn: (user: SignedInUser | undefined) => void;
}

/** Starts the sample; before each test its tables, answers and logs are empty and nobody is signed in. */
export async function startSample(): Promise<SubscriptionSample> {
  const paypal = await providePayPal();
  const project = await openSample(guideNote, 'paypal-api');
  const { createApp } = (await project.load('app.ts')) as AppModule;
  const { alwaysOk } = (await project.load('webhook.ts')) as VariantModule;

  const db = await PGlite.create();
  afterAll(() => db.close());
  for (const file of ['schema.sql', 'webhook.sql', 'admin.sql', 'metrics.sql', 'alerts.sql']) {
    await db.exec(project.read(file));
  }
  await db.exec(
    "insert into users (email, role) values ('a@x.test', 'user'), ('b@x.test', 'admin')",
  );

  let user: SignedInUser | undefined;
  const parts = {
    db,
    currentUser: () => user,
    log,
    siteUrl: 'https://shop.test',
    brandName: '개발 노트',
  };
  const variantOver = (over: SampleDatabase): RequestHandler =>
    alwaysOk({ db: over, log: eventLog, notifyPaymentFailed: notify });
  const serverWith = (options: Partial<SampleParts> & ServerOptions): Promise<string> =>
    serve(
      createApp({
        ...parts,
        hosts: ['127.0.0.1'],
        callsPerMinute: 10_000,
        changesPerHour: 10_000,
        webhook: variantOver(options.db ?? db),
        ...options,
      }),
    );
  beforeEach(async () => {
    user = undefined;
    paypal.reset();
    vi.clearAllMocks();
    await db.exec(
      `truncate products, plans, subscriptions, subscription_transactions, paypal_webhook_events
       restart identity cascade`,
    );
  });

  return {
    project,
    db,
    paypal,
    log,
    eventLog,
    notify,
    app: await serverWith({}),
    serverWith,
    appOver: (other) => serverWith({ db: other }),
    rows: async (sql) => (await db.query(sql)).rows,
    signIn: (next) => {
      user = next;
    },
  };
}

/** The terminal block of the note with the server that contains a text. */
export function consoleBlock(part: string): string {
  const { body, bodyLine } = splitNote(readFileSync(serverNote, 'utf8'));
  const { fences } = readMarkdown(serverNote, body, bodyLine);
  const found = fences.find(({ language, text }) => language === 'console' && text.includes(part));
  if (found === undefined) {
    throw new Error(`no terminal block with ${part}`);
  }
  return found.text;
}
