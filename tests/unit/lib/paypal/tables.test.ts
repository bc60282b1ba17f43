import { describe, expect, test } from 'vitest';
import { callIds, entityNames } from '../../../../lib/paypal/model';
import { limitText, paypalEndpoints, paypalTables, rangeText } from '../../../../lib/paypal/tables';

const tables = paypalTables();

function cell(key: string, row: number, column: number): string | undefined {
  return tables[key]?.rows[row]?.[column];
}

describe('표', () => {
  test('모든 줄의 칸 수는 제목의 수와 같고 빈 칸이 없다', () => {
    for (const [key, { columns, rows }] of Object.entries(tables)) {
      expect(rows.length, key).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row, key).toHaveLength(columns.length);
        for (const text of row) expect(text, key).not.toBe('');
      }
    }
  });

  test('모든 호출에 오류 표가, 모든 엔티티에 필드 표가 있다', () => {
    for (const id of callIds) expect(tables).toHaveProperty([`paypal/${id}/errors`]);
    for (const name of entityNames) expect(tables).toHaveProperty([`paypal/entity/${name}`]);
  });

  test('쿼리가 없는 호출에는 쿼리 표가 없다', () => {
    expect(tables).toHaveProperty(['paypal/plans-list/query']);
    expect(tables).not.toHaveProperty(['paypal/plans-show/query']);
  });

  test('필드 표의 제목은 이름, 형식, 필수, 제한, 기본값, 뜻이다', () => {
    expect(tables['paypal/entity/plan-request']?.columns).toEqual([
      '이름',
      '형식',
      '필수',
      '제한',
      '기본값',
      '뜻',
    ]);
  });

  test('다른 객체를 가리키는 형식은 그 표가 있는 제목으로 이어진다', () => {
    expect(cell('paypal/entity/billing-cycle', 0, 1)).toBe(
      '[`frequency`](#plans-create-frequency)',
    );
    expect(cell('paypal/entity/plan-request', 4, 1)).toBe(
      '[`billing_cycle`](#plans-create-billing-cycle) 배열',
    );
  });

  test('차이가 있는 필드의 뜻은 차이를 적은 제목으로 이어진다', () => {
    expect(cell('paypal/entity/plan-request', 0, 5)).toBe(
      '카탈로그 상품 ID. [공식과 차이](#plans-create-body)',
    );
  });

  test('INFINITE는 주기 유형 표에만 있고 필드의 제한에는 없다', () => {
    const keys = Object.entries(tables)
      .filter(([, { rows }]) => rows.some((row) => row.some((text) => text.includes('INFINITE'))))
      .map(([key]) => key);
    expect(keys).toEqual(['paypal/enum/tenure-type']);
  });

  test('단위 표의 마지막 칸은 단위마다 다른 상한이다', () => {
    expect(tables['paypal/enum/interval-unit']?.rows.map((row) => row[2])).toEqual([
      '1–365',
      '1–52',
      '1–12',
      '1',
    ]);
  });

  test('오류 표의 마지막 줄은 401, 403, 500을 한 줄에 모은다', () => {
    expect(tables['paypal/plans-show/errors']?.rows.at(-1)?.[0]).toBe('401 · 403 · 500');
  });
});

describe('호출의 주소', () => {
  test('키는 paypal/과 호출의 ID다', () => {
    expect(Object.keys(paypalEndpoints())).toEqual(callIds.map((id) => `paypal/${id}`));
  });

  test('플랜 생성은 POST /v1/billing/plans다', () => {
    expect(paypalEndpoints()['paypal/plans-create']).toEqual({
      method: 'POST',
      path: '/v1/billing/plans',
    });
  });
});

describe('제한의 글', () => {
  test.each([
    [[1, 127], '자', '1–127자'],
    [[22, 22], '자', '22자'],
    [[null, 32], '자', '32자 이하'],
    [[1, null], '자', '1자 이상'],
    [[0, 999], '', '0–999'],
  ] as const)('%j와 "%s"는 "%s"다', (range, unit, text) => {
    expect(rangeText(range, unit)).toBe(text);
  });

  test('제한이 없으면 줄표다', () => {
    expect(limitText(undefined)).toBe('—');
  });

  test('길이와 형식을 함께 적는다', () => {
    expect(limitText({ length: [1, 32], pattern: 'quantity' })).toBe(
      '1–32자, [`quantity`](#overview-patterns) 형식',
    );
  });
});
