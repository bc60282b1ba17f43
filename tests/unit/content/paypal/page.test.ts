import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textsOfTable } from '../../../support/table-texts';
import { paypalEndpoints, paypalTables } from '../../../../content/paypal/tables';
import { one } from '../../../../content/paypal/facts';
import { requiredOf, callOf, entityOf, facts } from '../../../support/paypal-facts';

interface Fence {
  readonly info: string;
  readonly code: string;
  /** The id of the level-2 or level-3 heading above. */
  readonly section: string;
}

const page = readFileSync(
  new URL('../../../../pages/docs/paypal/subscription-api.mdx', import.meta.url),
  'utf8',
);

/** The page up to the build guide: the part that the model feeds. */
const reference = page.split(/^## .*\[#build-guide\]$/m)[0] ?? '';

const fences: Fence[] = [];
const headings: { readonly level: number; readonly text: string; readonly id: string }[] = [];
const prose: string[] = [];

let open: { readonly info: string; readonly lines: string[] } | undefined;
let section = '';
for (const line of reference.split('\n')) {
  if (open !== undefined) {
    if (line === '```') {
      fences.push({ info: open.info, code: open.lines.join('\n'), section });
      open = undefined;
    } else open.lines.push(line);
    continue;
  }
  if (line.startsWith('```')) {
    open = { info: line.slice(3), lines: [] };
    continue;
  }
  prose.push(line);
  const heading = /^(#{2,6}) (.+) \[#([a-z0-9-]+)\]$/.exec(line);
  if (heading === null) continue;
  const [, marks = '', text = '', id = ''] = heading;
  headings.push({ level: marks.length, text, id });
  if (marks.length < 4) section = id;
}

function fencesOf(id: string, language: string): readonly Fence[] {
  return fences.filter((fence) => fence.section === id && fence.info.split(' ')[0] === language);
}

function sources(component: string): readonly string[] {
  const tag = new RegExp(`^<${component} source="([^"]+)" />$`);
  return prose.flatMap((line) => tag.exec(line)?.[1] ?? []);
}

describe('제목', () => {
  test('큰 제목 가운데 정해진 여섯 개가 그 순서로 있다', () => {
    const parts = ['개요', '플랜 API', '구독 API', '구독 상태', '결제 주기 유형', '결제 주기 단위'];
    expect(headings.filter(({ level, text }) => level === 2 && parts.includes(text))).toEqual([
      { level: 2, text: '개요', id: 'overview' },
      { level: 2, text: '플랜 API', id: 'plans-api' },
      { level: 2, text: '구독 API', id: 'subscriptions-api' },
      { level: 2, text: '구독 상태', id: 'subscription-status' },
      { level: 2, text: '결제 주기 유형', id: 'tenure-types' },
      { level: 2, text: '결제 주기 단위', id: 'interval-units' },
    ]);
  });

  test('호출마다 모델의 제목과 ID를 가진 제목이 그 순서로 있다', () => {
    const ids: readonly string[] = facts.calls.map(({ id }) => id);
    expect(headings.filter(({ id }) => ids.includes(id))).toEqual(
      facts.calls.map(({ id, title }) => ({ level: 3, text: title, id })),
    );
  });

  test('ID는 겹치지 않고 깊은 제목의 ID는 위 제목 가운데 하나의 ID로 시작한다', () => {
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    let above: string[] = [];
    for (const { level, id } of headings) {
      if (level === 2) above = [id];
      else if (level === 3) above = [...above.slice(0, 1), id];
      else
        expect(
          above.some((parent) => id.startsWith(`${parent}-`)),
          id,
        ).toBe(true);
    }
  });

  test('모델이 가리키는 제목은 모두 페이지에 있다', () => {
    const ids = headings.map(({ id }) => id);
    const anchors = [
      ...facts.entities.map(({ anchor }) => anchor),
      ...facts.differences.map(({ anchor }) => anchor),
      ...facts.enums.flatMap(({ anchor }) => anchor ?? []),
      ...Object.values(paypalTables(facts))
        .flatMap(textsOfTable)
        .flatMap((text) => [...text.matchAll(/\(#([a-z0-9-]+)\)/g)].map(([, id]) => id)),
    ];
    for (const anchor of anchors) expect(ids).toContain(anchor);
  });
});

describe('표와 주소', () => {
  test('모델의 표는 모두 페이지에서 꼭 한 번 쓰인다', () => {
    expect([...sources('DataTable')].sort()).toEqual(Object.keys(paypalTables(facts)).sort());
  });

  test('주소 줄은 호출마다 꼭 한 번, 그 호출의 제목 아래에 있다', () => {
    expect(sources('ApiEndpoint')).toEqual(Object.keys(paypalEndpoints(facts)));
  });

  test('표는 그 표를 가리키는 링크의 제목 바로 아래에 있다', () => {
    let last = '';
    const places = new Map<string, string>();
    for (const line of prose) {
      last = /\[#([a-z0-9-]+)\]$/.exec(line)?.[1] ?? last;
      const key = /^<DataTable source="paypal\/entity\/([^"]+)" \/>$/.exec(line)?.[1];
      if (key !== undefined) places.set(key, last);
    }
    for (const { id: name } of facts.entities)
      expect(places.get(name), name).toBe(entityOf(name).anchor);
  });
});

describe('공식과 이 가이드의 차이', () => {
  test('차이마다 같은 꼴의 상자가 모델의 글 그대로 정해진 제목 아래에 있다', () => {
    let last = '';
    const notes: { anchor: string; official: string; spec: string }[] = [];
    for (const line of prose) {
      last = /\[#([a-z0-9-]+)\]$/.exec(line)?.[1] ?? last;
      const note = /^<SpecNote official="([^"]+)" spec="([^"]+)" \/>$/.exec(line);
      if (note !== null) notes.push({ anchor: last, official: note[1] ?? '', spec: note[2] ?? '' });
    }
    const expected = facts.differences
      .map(({ id }) => id)
      .map((id) => {
        const { anchor, spec, official } = one(facts.differences, id);
        return { anchor, spec, official };
      });
    expect(notes).toHaveLength(expected.length);
    expect(notes).toEqual(expect.arrayContaining(expected));
  });
});

describe('예제', () => {
  test.each(facts.calls.map(({ id }) => id))(
    '%s의 curl은 모델의 메서드와 경로를 부른다',
    (id: string) => {
      const { method, path } = callOf(id);
      const [curl] = fencesOf(id, 'bash').map(({ code }) => code);
      const target = /"\$API([^"]*)"/.exec(curl ?? '')?.[1] ?? '';
      expect(target.replace(/\$(PLAN|SUBSCRIPTION)_ID/, '{id}')).toBe(path);
      expect(/-X (\w+)/.exec(curl ?? '')?.[1] ?? 'GET').toBe(method);
    },
  );

  test.each(facts.calls.map(({ id }) => id))(
    '%s의 TypeScript는 파일 하나이고 paypal.ts의 도우미를 쓴다',
    (id: string) => {
      const samples = fencesOf(id, 'ts');
      expect(samples.map(({ info }) => info)).toEqual([
        `ts project="paypal-api" filename="${id}.ts"`,
      ]);
      expect(samples[0]?.code).toContain("from './paypal.js'");
      expect(samples[0]?.code).toContain(`'${callOf(id).method}'`);
    },
  );

  test.each(facts.calls.map(({ id }) => id))(
    '%s의 예제는 모델의 상태 코드를 모두 적는다',
    (id: string) => {
      const start = prose.findIndex((line) => line.endsWith(`[#${id}-example]`));
      const length = prose.slice(start + 1).findIndex((line) => line.startsWith('#'));
      const text = prose.slice(start, start + 1 + length).join('\n');
      const { results } = callOf(id);
      if (results.length > 1) expect(text).toContain(`source="paypal/${id}/results"`);
      else for (const { status } of results) expect(text).toContain(`${status}이고`);
    },
  );

  test('curl과 JSON 블록의 본문은 올바른 JSON이다', () => {
    const bodies = fences.flatMap(({ info, code }) => {
      if (info.startsWith('json')) return [code];
      return [...code.matchAll(/-d '([[{][\s\S]*?)'$/gm)].map(([, body]) => body ?? '');
    });
    expect(bodies.length).toBeGreaterThan(20);
    for (const body of bodies) expect(() => JSON.parse(body) as unknown).not.toThrow();
  });

  test('curl 본문에는 모델의 필수 필드가 모두 있다', () => {
    for (const { id } of facts.calls) {
      const [curl] = fencesOf(id, 'bash').map(({ code }) => code);
      for (const name of requiredOf(callOf(id))) {
        expect(curl, id).toContain(`"${name.replace('[].', '')}":`);
      }
    }
  });

  test('어떤 예제도 INFINITE를 보내지 않는다', () => {
    for (const { code } of fences) expect(code).not.toContain('INFINITE');
  });

  test('구간 가격을 보내는 예제는 fixed_price를 함께 보내지 않는다', () => {
    const withTiers = fences.filter(({ info, code }) => info === 'json' && code.includes('tiers'));
    expect(withTiers).toHaveLength(1);
    expect(withTiers[0]?.code).not.toContain('fixed_price');
  });

  test('플랜과 상품의 ID는 26자와 22자다', () => {
    for (const { code } of fences) {
      for (const [id] of code.matchAll(/\bP-[A-Z0-9]{6,}/g)) expect(id).toHaveLength(26);
      for (const [id] of code.matchAll(/\bPROD-[A-Z0-9]{6,}/g)) expect(id).toHaveLength(22);
    }
  });
});
