import { describe, expect, test } from 'vitest';
import { calls } from '../../lib/paypal/calls';
import { entities } from '../../lib/paypal/entities';
import { commonErrors, errorKinds } from '../../lib/paypal/errors';
import { callIds } from '../../lib/paypal/model';
import type { Call } from '../../lib/paypal/model';
import {
  codeOf,
  readExportedPage,
  sectionText,
  tablesOf,
  textsOf,
  withClass,
  type PageTable,
} from '../support/exported-page';
import { NONE, plain } from '../support/guide-words';

const page = readExportedPage('/docs/paypal/subscription-api');

const all: readonly Call[] = callIds.map((id) => calls[id]);

function tableOf(anchor: string, ...columns: readonly string[]): PageTable {
  const found = tablesOf(page.section(anchor)).find(
    (table) => table.columns.join() === columns.join(),
  );
  if (found === undefined) throw new Error(`no table ${columns.join()} under #${anchor}`);
  return found;
}

function texts({ rows }: PageTable): string[][] {
  return rows.map((row) => row.map(({ text }) => text));
}

function errorTable(id: string): PageTable {
  return tableOf(`${id}-errors`, 'HTTP', '이름', 'issue', '언제');
}

describe('호출의 절', () => {
  test.each(all)('$id는 제목 "$title" 아래에 $method $path를 한 줄로 보인다', ({ id, ...call }) => {
    const section = page.section(id);
    expect([section.level, section.title]).toEqual([3, call.title]);
    const lines = withClass(section, 'api-endpoint');
    expect(lines.map((line) => [textsOf(line, 'span'), textsOf(line, 'code')])).toEqual([
      [[call.method], [call.path]],
    ]);
  });

  test.each(all)('$id의 요청 예제는 curl과 TypeScript 두 벌이다', ({ id, method, path }) => {
    const [curl = '', typescript = ''] = codeOf(page.section(`${id}-example`));
    expect(curl).toContain('Authorization: Bearer $TOKEN');
    const address = path.replace('{id}', id.startsWith('plans') ? '$PLAN_ID' : '$SUBSCRIPTION_ID');
    expect(curl).toContain(`"$API${address}"`);
    expect(curl.includes(`-X ${method}`)).toBe(method !== 'GET');
    expect(typescript).toContain(`'${method}'`);
    expect(typescript).toContain(path.split('{id}')[0]);
    const tabs = withClass(page.section(`${id}-example`), 'tab-list');
    expect(tabs.map((list) => textsOf(list, 'button'))).toEqual([['curl', 'TypeScript']]);
  });

  test.each(all.filter(({ results }) => results.length > 1))(
    '$id의 응답은 상태 코드와 본문을 표로 적는다',
    ({ id, results }) => {
      const { rows } = tableOf(`${id}-response`, 'HTTP', '본문', '언제');
      expect(
        rows.map(([status, body, when]) => [
          status?.text,
          body?.text,
          body?.links[0]?.href,
          when?.text,
        ]),
      ).toEqual(
        results.map(({ status, entity, when }) => [
          String(status),
          entity === undefined ? '없음' : entities[entity].schema,
          entity === undefined ? undefined : `#${entities[entity].anchor}`,
          plain(when),
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
          result?.entity === undefined ? '본문이 없다' : `본문은 ${entities[result.entity].schema}`,
      })),
  )('$id의 응답은 $status이고 $body', ({ id, status, body }) => {
    expect(sectionText(page.section(`${id}-response`))).toContain(`성공하면 ${status}이고 ${body}`);
  });
});

describe.each(['plans', 'subscriptions'] as const)('%s의 호출 표', (group) => {
  const columns = ['호출', '메서드와 경로', '하는 일', '본문의 필수 필드', '성공'];
  const members = all.filter((call) => call.group === group);
  const { rows } = tableOf(`${group}-api`, ...columns);

  test('호출이 빠짐없이 그 순서로 있다', () => {
    expect(rows.map(([call]) => call?.links[0]?.href)).toEqual(members.map(({ id }) => `#${id}`));
  });

  test.each(members.map((call, index) => ({ ...call, cells: rows[index] ?? [] })))(
    '"$title"의 줄은 $method $path, 필수 필드, 성공의 상태 코드다',
    ({ cells, title, method, path, purpose, bodyRequired, results }) => {
      const statuses = [...new Set(results.map(({ status }) => status))];
      expect(cells.map(({ text }) => text)).toEqual([
        title,
        `${method} ${path}`,
        plain(purpose),
        bodyRequired.join(', ') || NONE,
        statuses.join(' · '),
      ]);
    },
  );
});

describe('오류', () => {
  test.each(errorKinds.map((kind, index) => ({ ...kind, index })))(
    'HTTP $status는 $name이고 뜻과 할 일을 적는다',
    ({ index, status, name, meaning, action }) => {
      const table = tableOf('overview-errors', 'HTTP', '이름', '뜻', '할 일');
      expect(table.rows).toHaveLength(errorKinds.length);
      expect(texts(table)[index]).toEqual([String(status), name, plain(meaning), plain(action)]);
    },
  );

  test.each(all)('$id의 오류 표에는 그 호출의 오류가 빠짐없이 있다', ({ id, errors }) => {
    const own = errors.filter((error) => !commonErrors.includes(error));
    expect(texts(errorTable(id)).slice(0, -1)).toEqual(
      own.map(({ status, name, issue, when }) => [
        String(status),
        name,
        issue ?? NONE,
        plain(when),
      ]),
    );
  });

  test.each(all)('$id의 오류 표는 모든 호출에 공통인 줄로 끝난다', ({ id }) => {
    const last = errorTable(id).rows.at(-1) ?? [];
    expect(last.map(({ text }) => text)).toEqual([
      '401 · 403 · 500',
      'AUTHENTICATION_FAILURE · NOT_AUTHORIZED · INTERNAL_SERVER_ERROR',
      'INVALID_ACCOUNT_STATUS · PERMISSION_DENIED',
      '모든 호출에 공통이다. 오류',
    ]);
    expect(last[3]?.links).toEqual([{ text: '오류', href: '#overview-errors' }]);
  });
});
