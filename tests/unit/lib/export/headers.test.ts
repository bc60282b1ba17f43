import { expect, test } from 'vitest';
import {
  cloudFrontHeadersText,
  headersText,
  nginxHeadersText,
  readHeaders,
  securityHeaders,
} from '../../../../lib/export/headers';

const headers = securityHeaders({ scripts: new Set(['b=', 'a=']), styles: new Set(['c=']) });

test('페이지에 적힌 스크립트와 스타일은 해시로만 돈다', () => {
  const policy = new Map(headers).get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
  expect(policy).toContain("style-src 'self' 'sha256-c=';");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-|\*|http/);
});

test('호스트에 적은 것을 다시 읽으면 같고, 하위 경로도 같다', () => {
  expect(readHeaders(headersText(headers, '', []))).toEqual(headers);
  const text = headersText(headers, '/notes', ['_search/1a']);
  expect(readHeaders(text)).toEqual(headers);
  expect(text).toMatch(/^\/notes\/\*\n[^]*\n\/notes\/_search\/1a\/\*\n {2}Cache-Control: /);
  expect(readHeaders('')).toEqual([]);
});

test('nginx의 줄에는 따옴표 안에 따옴표가 없다', () => {
  const lines = nginxHeadersText(headers).trimEnd().split('\n');
  expect(lines).toHaveLength(headers.length);
  for (const line of lines) {
    expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
  }
});

test('CloudFront의 정책에 모든 헤더가 한 번씩 있다', () => {
  const text = cloudFrontHeadersText(headers);
  for (const [name, value] of headers.filter(([, value]) => value !== 'nosniff')) {
    expect([name, text.split(JSON.stringify(value)).length]).toEqual([name, 2]);
  }
  expect(text).toContain('"ContentTypeOptions"');
});
