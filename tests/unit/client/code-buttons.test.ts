// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { highlightLines } from '../../../build/compile/highlight';
import { copyFor, copyText } from '../../../client/code-buttons';

const copied = (): Promise<void> => Promise.resolve();
const failed = (): Promise<void> => {
  throw new TypeError('클립보드가 없다');
};

function said(): (string | null | undefined)[] {
  const buttons = [...document.querySelectorAll('button')];
  const status = document.querySelector('.copy-status')?.textContent;
  return [...buttons.map((button) => button.getAttribute('data-state')), status];
}

let first: Element;
let second: Element;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button title="코드 복사"></button><button></button><p class="copy-status"></p>';
  const [one, other] = document.querySelectorAll('button');
  if (one === undefined || other === undefined) {
    throw new Error('단추 둘이 있어야 한다');
  }
  [first, second] = [one, other];
});

afterEach(() => {
  vi.useRealTimers();
});

test('한 말은 2초 뒤에 거둔다', async () => {
  await copyFor(first, copied);
  expect(said()).toEqual(['done', null, '복사했습니다']);
  vi.advanceTimersByTime(2000);
  expect(said()).toEqual([null, null, '']);
  expect(first.getAttribute('title')).toBe('코드 복사');
});

test('복사가 끝나기 전에는 복사했다고 하지 않는다', async () => {
  let finish = (): void => undefined;
  const copying = copyFor(first, () => new Promise((done) => (finish = done)));
  await Promise.resolve();
  expect(said()).toEqual([null, null, '']);
  finish();
  await copying;
  expect(said()).toEqual(['done', null, '복사했습니다']);
});

test('다시 누르면 그때부터 2초다', async () => {
  await copyFor(first, copied);
  vi.advanceTimersByTime(1500);
  await copyFor(first, failed);
  vi.advanceTimersByTime(1500);
  expect(said()).toEqual(['failed', null, '복사하지 못했습니다']);
  vi.advanceTimersByTime(500);
  expect(first.getAttribute('title')).toBe('코드 복사');
});

test('다른 단추를 누르면 앞 단추의 말을 거둔다', async () => {
  await copyFor(first, copied);
  vi.advanceTimersByTime(1500);
  await copyFor(second, copied);
  vi.advanceTimersByTime(1500);
  expect(said()).toEqual([null, 'done', '복사했습니다']);
});

test('터미널에서는 여러 줄의 명령도 온전히, 출력과 지운 줄은 빼고 복사한다', async () => {
  const code = [
    '$ curl -sS -X POST http://localhost:8080/orders \\',
    "    -H 'Content-Type: application/json' \\",
    `    -d '{"id": 1}'`,
    '{"ok":true}',
    "$ cat <<'EOF' > hello.txt",
    '안녕',
    'EOF',
    '$ npm test',
    '> app@1.0.0 test',
    '$ curl -v http://localhost:8080/',
    '> GET / HTTP/1.1',
    '< HTTP/1.1 200 OK',
  ];
  const lines = await highlightLines(code.join('\n'), 'console');
  const block = document.createElement('figure');
  block.setAttribute('data-language', 'console');
  const typed = [0, 1, 2, 4, 5, 6, 7, 9].map((index) => (code[index] ?? '').replace(/^\$ /, ''));
  block.innerHTML = `<pre><code>${lines.join('\n')}\n</code></pre>`;
  expect(copyText(block)).toBe(typed.join('\n'));
  const lined = lines.map((line, at) => `<c-l${at === 7 ? ' class="removed"' : ''}>${line}</c-l>`);
  block.innerHTML = `<pre><code>${lined.join('\n')}\n</code></pre>`;
  expect(copyText(block)).toBe(typed.filter((line) => line !== 'npm test').join('\n'));
});
