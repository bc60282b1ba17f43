import { describe, vi } from 'vitest';
import { startWebhook } from '../support/webhook-sample';
import { testHandler } from './paypal-webhook/handler';
import { testLocalVerification } from './paypal-webhook/local-verification';
import { testRecovery } from './paypal-webhook/recovery';
import { testSecrecy } from './paypal-webhook/secrecy';
import { testMoney } from './paypal-webhook/money';

// The sample waits before it calls the provider again; the tests of `retry` measure how long.
vi.mock(import('node:timers/promises'), async (original) => ({
  ...(await original()),
  setTimeout: <Value>(_delay?: number, value?: Value) =>
    new Promise<Value>((resolve) => setImmediate(resolve, value as Value)),
}));

// One database for all: starting one takes longer than all tests together.
const sample = await startWebhook();

testHandler(sample);

describe('로그에 남지 않는 것', () => {
  testSecrecy(sample);
});

describe('다시 하기와 합치기', () => {
  testRecovery(sample);
});

describe('로컬 검증', () => {
  testLocalVerification(sample);
});

describe('돈과 이용 권한', () => {
  testMoney(sample);
});
