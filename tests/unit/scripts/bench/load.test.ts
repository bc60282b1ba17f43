import { expect, test } from 'vitest';
import { readWrk } from '../../../../scripts/bench/load';

const OUTPUT = `Running 5s test @ http://localhost/docs
  1 threads and 32 connections
  Latency Distribution
     50%  812.00us
     99%    1.31s
  77910 requests in 5.01s, 5.07GB read
Requests/sec:  15548.87
Transfer/sec:      1.01GB
`;

test('wrk의 글에서 수와 단위를 읽는다', () => {
  expect(readWrk(OUTPUT)).toEqual({ perSecond: 15548.87, p50: 0.812, p99: 1310, errors: 0 });
});

test('끊긴 연결과 200이 아닌 답은 모두 오류다', () => {
  const failed = `${OUTPUT}  Socket errors: connect 0, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 10\n`;
  expect(readWrk(failed).errors).toBe(15);
});
