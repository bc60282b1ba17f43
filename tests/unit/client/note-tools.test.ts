// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { watchNoteTools } from '../../../client/note-tools';

beforeAll(watchNoteTools);

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['NotAllowedError', 1],
  ['AbortError', 0],
])('나누기가 %s로 안 되면 주소를 %i번 복사한다', async (name, times) => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('', name)),
    clipboard: { writeText },
  });
  document.body.innerHTML =
    '<main><h1>가</h1><div class="note-tools"><button class="share-link"></button></div></main>';
  document.querySelector('button')?.click();
  await new Promise((done) => setTimeout(done));
  expect(writeText).toHaveBeenCalledTimes(times);
});
