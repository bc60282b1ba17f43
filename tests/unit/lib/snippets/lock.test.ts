import { describe, expect, it } from 'vitest';
import { blockKey } from 'md-run/blocks';
import {
  EMPTY_LOCK,
  formatLock,
  lockFaults,
  nextResults,
  readLock,
  type Lock,
} from '../../../../lib/snippets/lock';
import { javaBlock as blockOf, javaEntry as java } from '../../../support/run-blocks';

describe('blockKey', () => {
  it('블록이 페이지에서 자리를 옮겨도 같다', () => {
    expect(blockKey(blockOf('a', 1))).toBe(blockKey(blockOf('a', 30)));
  });

  it('코드나 예제가 바뀌면 달라진다', () => {
    const block = blockOf('a');
    const task = { kind: 'stdin-cases', cases: [] } as const;
    expect(blockKey(blockOf('b'))).not.toBe(blockKey(block));
    expect(blockKey({ ...block, task })).not.toBe(blockKey(block));
  });
});

describe('content/snippets.lock.json', () => {
  it('쓴 것을 그대로 읽고, 키의 차례로 한 줄에 하나씩 쓴다', () => {
    const lock = new Map([
      ['b', java],
      ['a', java],
    ]);
    const text = formatLock({ ...EMPTY_LOCK, results: lock });
    expect(readLock(text).results).toEqual(lock);
    expect(text.indexOf('"a"')).toBeLessThan(text.indexOf('"b"'));
  });

  it.each([undefined, '', '<<<<<<< HEAD', '{"format":0,"results":{"a":{}}}'])(
    '%j는 빈 것으로 읽는다',
    (text) => {
      expect(readLock(text)).toEqual(EMPTY_LOCK);
    },
  );

  it('통과하면 넣고, 실패하면 빼고, 여기서 실행하지 못하면 앞의 결과를 지킨다', () => {
    const results = new Map(['실패', '모름', '사라진 블록'].map((key) => [key, java]));
    const found = [
      ['통과', java],
      ['실패', 'failed'],
      ['모름', 'unknown'],
    ] as const;
    const next = nextResults(found, results);
    expect([...next.keys()]).toEqual(['통과', '모름']);
    const locks = [results, next].map((one) => ({ ...EMPTY_LOCK, results: one })) as [Lock, Lock];
    expect(lockFaults([], { good: [], caught: [] }, ...locks)).toMatchObject([
      { found: '어느 블록의 것도 아닌 결과 2개' },
    ]);
    expect([...nextResults(found, results, { keepUnknown: true }).keys()]).toEqual([
      '모름',
      '사라진 블록',
      '통과',
    ]);
  });

  it.each([
    ['다른 컴퓨터의 판 번호 때문에 바뀌지 않는다', { java: '17.0.1' }, false],
    ['함께 실행한 제품이 달라지면 다시 적는다', { java: '17.0.1', kotlin: '2.3.0' }, true],
    ['읽는 이에게 다른 버전이면 다시 적는다', { java: '21.0.1' }, true],
  ])('%s', (_rule, ran, isNew) => {
    const before = { ...java, day: '2026-01-01' };
    const now = { ...java, ran, day: '2026-02-02' };
    const next = nextResults([['a', now]], new Map([['a', before]]));
    expect(next.get('a')).toEqual(isNew ? now : before);
  });

  it('지금의 모습으로 실행된 적이 없는 블록을 줄과 함께 알린다', () => {
    const known = new Map([[blockKey(blockOf('a')), java]]);
    const lock = { ...EMPTY_LOCK, results: known, caught: known };
    const executed = {
      good: [blockOf('a'), blockOf('b', 7)],
      caught: [blockOf('a'), blockOf('b', 8)],
    };
    const faults = lockFaults([], executed, lock, lock);
    expect(faults.map(({ file, line }) => [file, line])).toEqual([
      ['pages/x.md', 7],
      ['pages/x.md', 8],
    ]);
  });
});
