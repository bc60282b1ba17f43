/** Powers of ten that Korean readers say. */
const UNITS: Readonly<Record<string, number>> = { 천: 1e3, 만: 1e4, 십만: 1e5, 백만: 1e6, 억: 1e8 };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * A number as the limits of problems write it; `undefined` for what is none.
 *
 * @example
 * readSize('200,000')  // 200000
 * readSize('10^5')     // 100000, as '10⁵', '1e5', '10만' and '2·10^5' / 2
 */
export function readSize(text: string): number | undefined {
  const plain = text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, '^$&')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replace(/[\s,_]/g, '')
    .replace(/\*\*/g, '^');
  const [, times = '1', base, power = '1', unit] =
    /^(?:(\d+(?:\.\d+)?)[x×·*])?(\d+(?:\.\d+)?(?:e\d+)?)(?:\^(\d+))?(천|만|십만|백만|억)?$/i.exec(
      plain,
    ) ?? [];
  if (base === undefined) {
    return undefined;
  }
  return Number(times) * Number(base) ** Number(power) * (UNITS[unit ?? ''] ?? 1);
}

/**
 * Which rows of the table of complexities fit.
 *
 * @param limits The largest n of each row, as the table says it; what is no number has no limit.
 * @example
 * fitting(2000, ['제한 없음', '10,000', '464'])  // [true, true, false]
 */
export function fitting(size: number, limits: readonly string[]): boolean[] {
  return limits.map((limit) => size <= (readSize(limit) ?? Infinity));
}
