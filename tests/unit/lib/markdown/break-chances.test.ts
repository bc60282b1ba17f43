import { describe, expect, test } from 'vitest';
import { breakChances } from '../../../../lib/markdown/break-chances';

describe('줄을 바꿀 수 있는 자리', () => {
  test.each([
    ['payment_preferences', ['payment_', 'preferences']],
    ['plan.billing_cycles[0].sequence', ['plan.', 'billing_', 'cycles[0].', 'sequence']],
    ['Annotated[OrderFilter, Query()]', ['Annotated[', 'OrderFilter, Query()]']],
    ['return=representation', ['return=representation']],
    ['CompletableFuture<Optional<T>>', ['CompletableFuture<', 'Optional<', 'T>>']],
    ['<aside_with_name>', ['<aside_', 'with_', 'name>']],
    ['-fsanitize=address,undefined', ['-fsanitize=address,', 'undefined']],
    ['org.springframework__test', ['org.', 'springframework__', 'test']],
    ['/plan/payment_preferences', ['/plan/', 'payment_', 'preferences']],
    ['GET /v1/billing/plans/{id}', ['GET /v1/', 'billing/', 'plans/', '{id}']],
    ['https://api.paypal.com', ['https://api.', 'paypal.', 'com']],
  ])('%s', (code, pieces) => {
    expect(breakChances(code)).toEqual(pieces);
  });

  test.each(['setup_fee', 'a.b', 'git log --oneline --graph', 'GET /v1/plans'])(
    '%s는 짧은 낱말뿐이라 그대로 둔다',
    (code) => {
      expect(breakChances(code)).toEqual([code]);
    },
  );

  test.each(['payment_preferences.setup_fee', 'a_b_c_d_e_f_g_h_i_j_', '][][][][][][][][][][_x'])(
    '%s의 조각을 이으면 처음의 글이다',
    (code) => {
      expect(breakChances(code).join('')).toBe(code);
    },
  );
});
