import { describe, expect, test } from 'vitest';
import { decodeAddress } from '../../../../lib/addresses/decode-address';

describe('주소를 글로 읽는다', () => {
  test.each([
    ['/docs/redis', '/docs/redis'],
    ['/%EB%85%B8%ED%8A%B8', '/노트'],
    ['#a%20b', '#a b'],
    ['', ''],
  ])('"%s"는 "%s"', (address, text) => {
    expect(decodeAddress(address)).toBe(text);
  });

  test.each([
    ['#100%', '#100%'],
    ['%', '%'],
    ['%zz', '%zz'],
    ['/%FF', '/%FF'],
    ['#%EA%B0', '#%EA%B0'],
    ['a%20b%EA%B0', 'a b%EA%B0'],
  ])('깨진 "%s"는 던지지 않고 읽을 수 있는 데까지 읽어 "%s"', (address, text) => {
    expect(decodeAddress(address)).toBe(text);
  });
});
