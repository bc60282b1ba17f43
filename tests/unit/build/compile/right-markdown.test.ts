import { expect, test } from 'vitest';
import { compileNote } from '../../../../build/compile/compile-note';
import { compileWith, sampleNote, sampleNotes } from '../../../support/notes-data';
import { noteSource } from '../../../support/note-source';

compileWith(sampleNotes);

/** The values of an attribute in the compiled body of a note. */
async function valuesOf(attribute: string, body: string): Promise<string[]> {
  const { code } = await compileNote(sampleNote, noteSource('레디스', { body }));
  const pattern = new RegExp(`(?:"${attribute}"|\\b${attribute}): "((?:[^"\\\\]|\\\\.)*)"`, 'g');
  return [...code.matchAll(pattern)].map(([, value = '']) => value);
}

test.each([
  ['한 번[^a], 두 번[^a].\n\n[^a]: 글.', ['', '-2']],
  ['한 번[^a], 두 번[^a], 세 번[^a].\n\n[^a]: 글.', ['', '-2', '-3']],
])('같은 각주를 여러 번 부르면 되돌아가는 길도 그만큼 있다: %j', async (body, ends) => {
  const links = (await valuesOf('href', body)).filter((href) => href.includes('fnref'));
  expect(links).toEqual(ends.map((end) => `#user-content-fnref-a${end}`));
});

test.each(['각주', '한글과-영어', '각주1'])(
  '한글 이름의 각주는 적힌 대로 id가 된다: %s',
  async (name) => {
    const body = `글[^${name}].\n\n[^${name}]: 글.`;
    const ids = await valuesOf('id', body);
    expect(ids).toContain(`user-content-fn-${name}`);
    expect(ids).toContain(`user-content-fnref-${name}`);
  },
);

test.each([
  ['<pre>\n1 2 3\n4 5 6\n</pre>', '1 2 3\\n4 5 6'],
  ['<pre>a\n\n  b</pre>', 'a\\n\\n  b'],
  ['<pre class="x"><code>a &lt; b</code></pre>', 'a &lt; b'],
  ['- 항목\n\n  <pre>\n  가\n  </pre>', '가'],
])('<pre>는 쓴 그대로 보이는 블록이 된다: %j', async (body, text) => {
  const [html = ''] = (await valuesOf('html', body)).filter((one) => one.includes('<pre'));
  expect(html).toContain(text);
});

const PICTURE = '/img/letters-16-in-700.svg';

test.each([
  `![그림](${PICTURE})`,
  `<img src="${PICTURE}" alt="그림">`,
  `글 <img alt="그림" src='${PICTURE}'> 글`,
  `![그림][a]\n\n[a]: ${PICTURE}`,
])('그림은 크기를 가진다: %j', async (body) => {
  expect(await valuesOf('src', body)).toEqual([PICTURE]);
  expect(await valuesOf('width', body)).toEqual(['700']);
  expect(await valuesOf('loading', body)).toEqual(['lazy']);
});

test('그림에 쓴 크기는 그대로다', async () => {
  const body = `<img src="${PICTURE}" alt="그림" width="300">`;
  expect(await valuesOf('width', body)).toEqual(['300']);
  expect(await valuesOf('height', body)).toEqual([]);
});

test('기본 경로가 있으면 그림의 주소도 그 아래에 있다', async () => {
  const { site } = sampleNotes;
  Object.assign(site, { basePath: '/notes' });
  const bodies = [`![그림](${PICTURE})`, `<img src="${PICTURE}" alt="그림">`];
  for (const body of bodies) {
    expect(await valuesOf('src', body)).toEqual([`/notes${PICTURE}`]);
  }
  Object.assign(site, { basePath: '' });
});

test.each([
  ['### <kbd>Ctrl</kbd>를 누르는 법 [#press]', 'Ctrl를 누르는 법'],
  ['## `코드`와 **강조** [#code]', '코드와 강조'],
  ['## H<sub>2</sub>O [#water]', 'H2O'],
  ['## a &lt; b [#less]', 'a < b'],
  ['## [글](/docs/redis)의 절 [#link]', '글의 절'],
  ['## ~~옛~~ 새 [#new]', '옛 새'],
  ['## <mark>표시</mark> [#mark]', '표시'],
])('두 목차는 %j를 같은 글로 쓴다', async (heading, text) => {
  const body = `${heading}\n\n글[^a].\n\n## 다른 절 [#other]\n\n[^a]: 글.`;
  const { facts } = await compileNote(sampleNote, noteSource('레디스', { body }));
  expect(facts.headings.map(({ value }) => value)).toEqual([text, '다른 절']);
  const [toc = ''] = (await valuesOf('html', body)).filter((one) => one.includes('toc-now'));
  expect(toc.match(/<a href[^>]*>(.*?)<\/a>/g)).toEqual([
    expect.stringContaining(`>${text.replace('<', '&lt;')}</a>`),
    expect.stringContaining('>다른 절</a>'),
  ]);
});
