import { describe, vi } from 'vitest';
import { startSample } from '../support/subscription-sample';
import { testRoutes } from './paypal-sample/routes';
import { testSecrecy } from './paypal-sample/secrecy';
import { testServer } from './paypal-sample/server';
import { testSql } from './paypal-sample/sql';
import { testStart } from './paypal-sample/start';
import { testWebhook } from './paypal-sample/webhook';

// The sample waits before it calls the provider again; the tests of `retry` measure how long.
vi.mock(import('node:timers/promises'), async (original) => ({
  ...(await original()),
  setTimeout: <Value>(_delay?: number, value?: Value) => Promise.resolve(value as Value),
}));

// One database for all: starting one takes longer than all tests together.
const sample = await startSample();

describe('예제 라우트', () => {
  testRoutes(sample);
});

describe('예제 웹훅', () => {
  testWebhook(sample);
});

describe('서버', () => {
  testServer(sample);
});

describe('새어 나가지 않을 것', () => {
  testSecrecy(sample);
});

describe('시작', () => {
  testStart(sample);
});

describe('SQL', () => {
  testSql(sample);
});
