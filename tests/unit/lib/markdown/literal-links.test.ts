import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { decodeAddress } from '../../../../lib/addresses/decode-address';
import { remarkKoreanText } from '../../../../lib/markdown/korean-text';
import { plainText } from '../../../../lib/markdown/plain-text';

const korean = unified().use(remarkParse).use(remarkGfm).use(remarkKoreanText).freeze();

function linksIn(source: string): string[] {
  const tree: Root = korean.parse(source);
  const links: string[] = [];
  visit(tree, 'link', ({ url }) => {
    links.push(url);
  });
  // Nothing of the text may be lost or doubled.
  expect(plainText(tree)).toBe(source.replace(/[<>]|\*\*/g, ''));
  return links;
}

test.each([
  ['자세한 것은 https://example.com/docs를 본다', ['https://example.com/docs']],
  ['주소는 https://example.com이고', ['https://example.com']],
  ['설명서(https://example.com/guide)도 있다', ['https://example.com/guide']],
  ['https://example.com/a。다음 문장', ['https://example.com/a']],
  ['(https://example.com/a_(b))와', ['https://example.com/a_(b)']],
  ['https://example.com/Redis_(소프트웨어)와', ['https://example.com/Redis_']],
  ['“https://example.com/q?a=1&b=2”라고', ['https://example.com/q?a=1&b=2']],
  ['"https://example.com/x"이라고', ['https://example.com/x']],
  ['www.example.com/a을 연다', ['http://www.example.com/a']],
  ['HTTPS://EXAMPLE.COM/A의', ['HTTPS://EXAMPLE.COM/A']],
  ['**https://example.com/b**는', ['https://example.com/b']],
  ['http://localhost:3000/api/v1을 부른다', ['http://localhost:3000/api/v1']],
  ['https://example.com/#절로', ['https://example.com/#']],
  ['[https://example.com/c]를', ['https://example.com/c']],
  ['{https://example.com/d}a', ['https://example.com/d']],
  ['(https://example.com/e)a', ['https://example.com/e']],
  [
    'https://example.com/a·https://example.com/b',
    ['https://example.com/a', 'https://example.com/b'],
  ],
  ['https://example.com/a→끝', ['https://example.com/a']],
  ['주소는https://example.com/f다', ['https://example.com/f']],
  ['https://example.com, https://example.org.', ['https://example.com', 'https://example.org']],
  ['<https://example.com/한글>은', ['https://example.com/한글']],
])('글 속의 주소는 한글과 짝 없는 괄호 앞에서 끝난다: %s', (source, links) => {
  expect(linksIn(source).map((url) => decodeAddress(url))).toEqual(links);
});

test.each([
  'git@github.com:org/repo.git 에서 받는다',
  'scp a.txt deploy@host.example.com:/var/www 로 보낸다',
  'deploy@host.example.com:~/app 에 둔다',
  'ubuntu@10.0.0.5 로 접속한다',
  'postgres://user:secret@db.example.com/app 에 잇는다',
  'ssh://git@github.com/org/repo.git 을 쓴다',
  'lodash@4.17.21 을 쓴다',
])('SSH와 데이터베이스의 주소는 글이다: %s', (source) => {
  expect(linksIn(source)).toEqual([]);
});

test.each([
  ['me@example.com으로 보낸다', ['mailto:me@example.com']],
  ['문의: me@example.com', ['mailto:me@example.com']],
])('전자 우편의 주소는 링크다: %s', (source, links) => {
  expect(linksIn(source)).toEqual(links);
});
