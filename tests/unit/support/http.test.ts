import { expect, test } from 'vitest';
import { serve } from '../../support/http';

test('서버는 쉬는 연결을 먼저 끊지 않는다', async () => {
  const url = await serve((_request, response) => response.end());
  const response = await fetch(url);
  // A server that means to end it says when: `timeout=5`.
  expect(response.headers.get('connection')).toBe('keep-alive');
  expect(response.headers.get('keep-alive')).toBeNull();
});
