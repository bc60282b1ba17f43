import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { splitNote } from '../../../../lib/note/front-matter';
import { readMarkdown } from '../../../../lib/markdown/read-markdown';
import { textsOfTable } from '../../../support/table-texts';
import { paypalEndpoints, paypalTables } from '../../../../content/paypal/tables';
import { callOf, facts, requiredOf } from '../../../support/paypal-facts';

/** What a note of the reference shows. */
interface Page {
  readonly fences: readonly {
    readonly info: string;
    readonly code: string;
    readonly section: string;
  }[];
  readonly headings: readonly {
    readonly level: number;
    readonly text: string;
    readonly id: string;
  }[];
  /** Each line outside of code, with the id of the heading above. */
  readonly prose: readonly { readonly line: string; readonly under: string }[];
}

function read(name: string): Page {
  const file = `pages/docs/paypal/${name}.mdx`;
  const { body, bodyLine } = splitNote(readFileSync(file, 'utf8'));
  const { fences, headings } = readMarkdown(file, body, bodyLine);
  const above = (line: number, depth: number): string =>
    headings.findLast((one) => one.line < line && one.depth <= depth)?.id ?? '';
  const coded = new Set(
    fences.flatMap(({ line, text }) =>
      Array.from({ length: text.split('\n').length + 2 }, (_, index) => line + index),
    ),
  );
  return {
    fences: fences.map(({ language, meta, text, line }) => ({
      info: `${language} ${meta}`.trim(),
      code: text,
      section: above(line, 3),
    })),
    headings: headings.map(({ depth, text, id = '' }) => ({ level: depth, text, id })),
    prose: body
      .split('\n')
      .map((line, index) => ({ line, number: bodyLine + index }))
      .filter(({ number }) => !coded.has(number))
      .map(({ line, number }) => ({ line, under: above(number, 6) })),
  };
}

const guide = read('subscription-api');
const others = ['plan-calls', 'subscription-calls', 'errors', 'fields', 'clients'].map(read);
const pages = [guide, ...others];
const fences = pages.flatMap((page) => page.fences);

function fencesOf(id: string, language: string): Page['fences'] {
  return fences.filter(({ section, info }) => section === id && info.split(' ')[0] === language);
}

function shown(component: string, { prose }: Page): { source: string; under: string }[] {
  const tag = new RegExp(`^<${component} source="([^"]+)" />$`);
  return prose.flatMap(({ line, under }) => {
    const source = tag.exec(line)?.[1];
    return source === undefined ? [] : [{ source, under }];
  });
}

test('제목: 모델이 가리키는 제목은 모두 페이지에 있다', () => {
  const ids = pages.flatMap(({ headings }) => headings.map(({ id }) => id));
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

describe('표와 주소', () => {
  const tables = pages.flatMap((page) => shown('DataTable', page));

  test('모델의 표는 모두 한 페이지에서 꼭 한 번 쓰인다', () => {
    expect(tables.map(({ source }) => source).sort()).toEqual(
      Object.keys(paypalTables(facts)).sort(),
    );
  });

  test('주소 줄은 호출마다 꼭 한 번, 그 호출의 제목 아래에 있다', () => {
    expect(shown('ApiEndpoint', guide)).toEqual(
      facts.calls.map(({ id }) => ({ source: `paypal/${id}`, under: id })),
    );
    expect(Object.keys(paypalEndpoints(facts))).toHaveLength(facts.calls.length);
  });

  test('표는 그 표를 가리키는 링크의 제목 바로 아래에 있다', () => {
    for (const { id, anchor } of facts.entities) {
      const place = tables.find(({ source }) => source === `paypal/entity/${id}`);
      expect(place?.under, id).toBe(anchor);
    }
  });
});

test('공식과 이 가이드의 차이: 차이마다 같은 꼴의 상자가 모델의 글 그대로 정해진 제목 아래에 있다', () => {
  const notes = guide.prose.flatMap(({ line, under }) => {
    const note = /^<SpecNote official="([^"]+)" spec="([^"]+)" \/>$/.exec(line);
    return note === null ? [] : [{ anchor: under, official: note[1] ?? '', spec: note[2] ?? '' }];
  });
  const expected = facts.differences.map(({ anchor, official, spec }) => ({
    anchor,
    official,
    spec,
  }));
  expect(notes).toHaveLength(expected.length);
  expect(notes).toEqual(expect.arrayContaining(expected));
});

describe('예제', () => {
  test.each(facts.calls.map(({ id }) => id))(
    '%s의 curl은 모델의 메서드와 경로를 부른다',
    (id: string) => {
      const { method, path } = callOf(id);
      const [curl] = fencesOf(id, 'bash').map(({ code }) => code);
      expect(curl).toContain('Authorization: Bearer $TOKEN');
      const target = /"\$API([^"]*)"/.exec(curl ?? '')?.[1] ?? '';
      expect(target.replace(/\$(PLAN|SUBSCRIPTION)_ID/, '{id}')).toBe(path);
      expect(/-X (\w+)/.exec(curl ?? '')?.[1] ?? 'GET').toBe(method);
    },
  );

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
