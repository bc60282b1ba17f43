import { describe, expect, test } from 'vitest';
import {
  codeOf,
  entryListsOf,
  findEntry,
  readExportedPage,
  sectionText,
  tablesOf,
  textsOf,
  withClass,
} from '../support/exported-page';
import { plain } from '../support/guide-words';
import { anchorOf, sectionOf } from '../support/guide-pages';
import { guideRoute } from '../support/paypal-notes';
import { one, type Call, type ErrorAdvice, type ErrorKind } from '../../content/paypal/facts';
import { entityOf, facts } from '../support/paypal-facts';

const page = readExportedPage(guideRoute);

const all: readonly Call[] = facts.calls;

describe('호출의 절', () => {
  test.each(all)('$id는 제목 "$title" 아래에 $method $path를 한 줄로 보인다', ({ id, ...call }) => {
    const section = page.section(id);
    expect([section.level, section.title]).toEqual([3, call.title]);
    const lines = withClass(section, 'api-endpoint');
    expect(lines.map((line) => [textsOf(line, 'span'), textsOf(line, 'code')])).toEqual([
      [[call.method], [call.path]],
    ]);
  });

  test.each(all)(
    '$id의 요청은 가이드에 curl로, 참고서에 TypeScript로 있다',
    ({ id, method, path }) => {
      const [curl = ''] = codeOf(page.section(id));
      const [typescript = ''] = codeOf(sectionOf(`${id}-example`));
      expect(curl).toContain('Authorization: Bearer $TOKEN');
      const address = path.replace(
        '{id}',
        id.startsWith('plans') ? '$PLAN_ID' : '$SUBSCRIPTION_ID',
      );
      expect(curl).toContain(`"$API${address}"`);
      expect(curl.includes(`-X ${method}`)).toBe(method !== 'GET');
      expect(typescript).toContain(`'${method}'`);
      expect(typescript).toContain(path.split('{id}')[0]);
    },
  );

  test.each(all.filter(({ results }) => results.length > 1))(
    '$id의 응답은 상태 코드와 본문을 모두 적는다',
    ({ id, results }) => {
      const [list = []] = entryListsOf(sectionOf(`${id}-example`));
      expect(
        list.map(({ name, marks, nameLinks, texts }) => [
          name,
          marks,
          nameLinks.map((one) => ({ ...one, href: anchorOf(one.href) })),
          texts,
        ]),
      ).toEqual(
        results.map(({ status, entity, when }) => [
          String(status),
          entity === undefined ? '본문 없음' : entityOf(entity).schema,
          entity === undefined
            ? []
            : [{ text: entityOf(entity).schema, href: `#${entityOf(entity).anchor}` }],
          [plain(when)],
        ]),
      );
    },
  );

  test.each(
    all
      .filter(({ results }) => results.length === 1)
      .map(({ id, results: [result] }) => ({
        id,
        status: result?.status ?? 0,
        body:
          result?.entity === undefined ? '본문이 없다' : `본문은 ${entityOf(result.entity).schema}`,
      })),
  )('$id의 응답은 $status이고 $body', ({ id, status, body }) => {
    expect(sectionText(page.section(id))).toContain(`성공하면 ${status}이고 ${body}`);
  });
});

test('호출의 목록은 빠짐없이 그 순서로 경로와 성공의 상태 코드를 적는다', () => {
  const lists = entryListsOf(page.section('overview-calls'));
  expect(lists).toHaveLength(2);
  expect(
    lists
      .flat()
      .map(({ name, nameLinks, texts }) => [anchorOf(nameLinks[0]?.href ?? ''), name, ...texts]),
  ).toEqual(
    all.map(({ id, title, method, path, results }) => [
      `#${id}`,
      title,
      `${method} ${path.replace('/v1/billing', '')} ${[...new Set(results.map(({ status }) => status))].join(' · ')}`,
    ]),
  );
});

describe('오류', () => {
  test('HTTP 상태마다 이름과 뜻을 한 줄에 적는다', () => {
    const [table] = tablesOf(sectionOf('error-names'));
    const rows = table?.rows ?? [];
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual(
      facts.errorKinds.map(({ status, name, meaning }) => [String(status), name, plain(meaning)]),
    );
  });

  /** How many calls give an issue. */
  const calling = (issue: string): number =>
    all.filter(({ errors }) => errors.some((error) => error.issue === issue)).length;

  test.each(all)('$id의 오류 절은 그 호출의 코드를 하나도 빠뜨리지 않는다', ({ id, errors }) => {
    const text = sectionText(sectionOf(`${id}-errors`));
    for (const { status, issue, name } of errors.filter(
      (error) => !facts.commonErrors.includes(error),
    )) {
      expect(text).toContain(issue ?? name);
      expect(text).toContain(String(status));
    }
    expect(text).not.toContain('PERMISSION_DENIED');
    expect(text).toContain('오류 인덱스');
  });

  test.each(all)('$id의 오류 절에서 풀어 적는 것은 그 호출에 특별한 것뿐이다', ({ id, errors }) => {
    const [list = []] = entryListsOf(sectionOf(`${id}-errors`));
    for (const { name, texts } of list) {
      const cases = errors.filter((error) => error.issue === name).map(({ when }) => when);
      expect(texts).toEqual(cases.map(plain));
      const usual = one(facts.issues, name).meaning;
      expect(calling(name) < 3 || cases.some((when) => when !== usual), name).toBe(true);
    }
  });
});

describe('오류 인덱스', () => {
  const saying = ({ meaning, cause }: ErrorAdvice): string =>
    plain(cause === undefined ? meaning : `${meaning}. ${cause}`);

  const [index = []] = entryListsOf(sectionOf('error-index'));

  test('이름과 코드가 빠짐없이 한 번씩, 알파벳 순서로 있다', () => {
    const names = [
      ...facts.errorKinds.map(({ name }) => name),
      ...facts.issues.map(({ id }) => id),
    ].sort();
    expect(index.map(({ name }) => name)).toEqual(names);
  });

  test.each(facts.errorKinds)(
    '$name은 $status이고 뜻과 해결과 재시도가 있다',
    (kind: ErrorKind) => {
      const entry = findEntry(index, kind.name);
      expect(entry?.marks).toMatch(new RegExp(`^${String(kind.status)} · .*(재시도|한 번)`));
      expect(entry?.texts[0]).toBe(saying(kind));
      expect(entry?.texts[1]).toBe(`해결: ${plain(kind.action)}`);
    },
  );

  test.each(facts.issues.map(({ id }) => id))(
    '%s에는 상태와 이름, 뜻, 해결, 내는 호출이 모두 있다',
    (issue) => {
      const entry = findEntry(index, issue);
      const cases = all.flatMap(({ id, errors }) =>
        errors.filter((error) => error.issue === issue).map((error) => ({ id, ...error })),
      );
      for (const { status, name } of cases) expect(entry?.marks).toContain(`${status} ${name} · `);
      expect(entry?.texts[0]).toBe(saying(one(facts.issues, issue)));
      expect(entry?.texts[1]).toBe(`해결: ${plain(one(facts.issues, issue).action)}`);

      const calling = [...new Set(cases.map(({ id }) => `#${id}`))];
      const linked = [...new Set(entry?.links.map(({ href }) => anchorOf(href)))];
      if (calling.length === facts.calls.length) expect(entry?.texts).toContain('호출: 모두');
      else expect(linked.sort()).toEqual(calling.sort());
      for (const { when } of cases) expect(entry?.texts.join()).toContain(plain(when));
    },
  );
});
