import { expect, test } from 'vitest';
import { paypalTables } from '../../../../content/paypal/tables';
import { textsOfTable } from '../../../support/table-texts';
import { facts } from '../../../support/paypal-facts';

test('명세가 규칙이 아니라 호출에만 적은 오류는 추정이라고 밝힌다', () => {
  const inferred = Object.entries(paypalTables(facts))
    .filter(([key]) => key.startsWith('paypal/validation/'))
    .flatMap(([, table]) => textsOfTable(table))
    .filter((text) => text.includes('(추정)'));
  expect(inferred.map((text) => text.replace(/\. 어기면/, ' →').replace(' (추정)', ''))).toEqual([
    '`status`는 `CREATED`나 `ACTIVE`다 → 400 `INVALID_PARAMETER_VALUE`',
    '`page_size`는 1–20이다 → 400 `INVALID_PARAMETER_VALUE`',
    '`page`는 플랜 1–100000, 구독 1–10000000이다 → 400 `INVALID_PARAMETER_VALUE`',
    '본문은 `op`, `path`, `value`를 담은 작업의 배열이다 → 400 `INVALID_PARAMETER_SYNTAX`',
  ]);
});
