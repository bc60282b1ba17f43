import { describe } from 'vitest';
import { startSample } from '../support/subscription-sample';
import { testRoutes } from './paypal-sample/routes';
import { testServer } from './paypal-sample/server';
import { testSql } from './paypal-sample/sql';
import { testWebhook } from './paypal-sample/webhook';

// One database for all four: starting one takes longer than all tests together.
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

describe('SQL', () => {
  testSql(sample);
});
