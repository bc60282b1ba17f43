import { describe, expect, test, vi } from 'vitest';
import { highlightLines } from '../../../../build/compile/highlight';
import { escapeHtml } from '../../../../lib/markdown/escape-html';
import { languages } from '../../../../lib/vocabulary/languages';
import { elementsOf, textOfHtml } from '../../../support/html';

/** Marks that HTML would swallow, blank lines, tabs, Hangul: in no language a valid program. */
const awkward = [
  '<b class="x">&amp; & \'따옴표\' "둘"</b>',
  '',
  '\tif (a < b && c > d) { return `한글 ${x}`; } // 끝   ',
  '  # 둘째 /* 셋째 */ -- 넷째',
  '',
].join('\n');

describe('어느 언어로 칠해도 글은 그대로다', () => {
  test.each(Object.keys(languages))('%s', async (language) => {
    const lines = await highlightLines(awkward, language);
    expect(lines.map(textOfHtml)).toEqual(awkward.split('\n'));
  });

  test.each(Object.keys(languages))('%s의 빈 코드는 빈 한 줄이다', async (language) => {
    expect(await highlightLines('', language)).toEqual(['']);
  });
});

describe('칠하기', () => {
  test('아무리 바쁜 기계에서도 줄을 끝까지 칠한다', async () => {
    let now = 0;
    // Each look at the clock comes a second later.
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const [line] = await highlightLines("const names = ['가', '나'];", 'js');
    clock.mockRestore();
    expect(line).toContain("<c-s>'나'</c-s>");
  });

  test('TypeScript의 낱말마다 짧은 이름의 요소가 되고, 색은 적지 않는다', async () => {
    const [line = ''] = await highlightLines('const name = "값"; // 주석', 'ts');
    expect(line).toContain('<c-k>const</c-k>');
    expect(line).toContain('// 주석</c-m>');
    expect(line).not.toContain('style=');
  });

  test('문장 부호는 그대로 두고, 이어진 같은 종류는 한 요소다', async () => {
    const [line = ''] = await highlightLines('export const a = f("값", 1);', 'ts');
    expect(line).toContain('<c-k>export const</c-k>');
    expect(line).toContain('<c-s>&quot;값&quot;</c-s>, <c-c>1</c-c>);');
  });

  test('여러 줄 글 속의 공백뿐인 줄에는 태그를 씌우지 않는다', async () => {
    const [, blank] = await highlightLines('const a = `첫 줄\n    \n셋째 줄`;', 'ts');
    expect(blank).toBe('    ');
  });

  test.each(['text', 'mermaid', '없는-언어'])(
    '%s는 칠하지 않고 HTML만 막는다',
    async (language) => {
      expect(await highlightLines('a < b && "c"', language)).toEqual([
        'a &lt; b &amp;&amp; &quot;c&quot;',
      ]);
    },
  );

  test('escapeHtml은 이미 막힌 글도 글로 본다', () => {
    expect(escapeHtml('<a href="x">&lt;</a>')).toBe(
      '&lt;a href=&quot;x&quot;&gt;&amp;lt;&lt;/a&gt;',
    );
  });
});

describe('터미널', () => {
  test.each([
    ['$ npm run build', '$ ', 'npm run build'],
    ['> XADD orders * id 1', '> ', 'XADD orders * id 1'],
    ['127.0.0.1:6379> XLEN orders', '127.0.0.1:6379> ', 'XLEN orders'],
    ['devnote=# SELECT 1;', 'devnote=# ', 'SELECT 1;'],
    ['dev@host:~/notes$ ls', 'dev@host:~/notes$ ', 'ls'],
    ['(venv)$ python a.py', '(venv)$ ', 'python a.py'],
  ])('%s의 앞머리는 "%s"다', async (line, prompt, command) => {
    const [html = ''] = await highlightLines(line, 'console');
    const parts = elementsOf(html).map(({ properties }) => properties['className']);
    expect(parts).toEqual([['prompt'], ['command']]);
    expect(html).toBe(
      `<span class="prompt">${escapeHtml(prompt)}</span><span class="command">${escapeHtml(command)}</span>`,
    );
  });

  test('여러 줄의 명령은 줄마다 명령이고, "> "로 시작하는 출력은 아니다', async () => {
    const code = '$ cat <<X\n<a>\nX\n<a>\n$ npm test\n> app@1.0.0 test';
    expect(await highlightLines(code, 'console')).toEqual([
      '<span class="prompt">$ </span><span class="command">cat &lt;&lt;X</span>',
      '<span class="command">&lt;a&gt;</span>',
      '<span class="command">X</span>',
      '&lt;a&gt;',
      '<span class="prompt">$ </span><span class="command">npm test</span>',
      '&gt; app@1.0.0 test',
    ]);
  });

  test.each([
    '1) "1718000000000-0"',
    '(integer) 3',
    'a > b',
    '=> nil',
    'total $5',
    '  2) "값"',
    '<html> 글',
    '',
    '$',
  ])('출력 %j에는 앞머리가 없다', async (line) => {
    expect(await highlightLines(line, 'console')).toEqual([escapeHtml(line)]);
  });
});
