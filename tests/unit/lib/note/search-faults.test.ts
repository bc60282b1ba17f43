import { describe, expect, test } from 'vitest';
import { readNote } from '../../../../lib/note/note';
import { noteSource } from '../../../support/note-source';

const body = '처음에 컨테이너를 띄운다.\n\n## 신호 [#signals]\n\n`kill -9`는 잡을 수 없다.\n';

function faultsOf(...search: readonly string[]): readonly { found?: string; line?: number }[] {
  const head = ['search:', ...search.map((line) => `  ${line}`)];
  return readNote({
    path: 'pages/docs/found.md',
    text: noteSource('프로세스', { head, body }),
  }).faults;
}

describe('머리말의 search', () => {
  test('글에 없는 단어가 든 말은 그대로 받는다', () => {
    expect(faultsOf('top: [강제 종료]', "signals: [graceful shutdown, '종료 코드 137']")).toEqual(
      [],
    );
  });

  test.each([
    ['signal: [SIGTERM]', 'search.signal: 그런 제목이 없음'],
    ['signals: [kill -9]', 'search.signals: "kill -9"'],
    ['signals: [프로세스 신호]', 'search.signals: "프로세스 신호"'],
    ['signals: [SIGTERM, sig term]', 'search.signals: "sig term"'],
    ['signals: SIGTERM', 'search.signals: "SIGTERM"'],
    ['signals: []', 'search.signals: []'],
    [`signals: [${'가'.repeat(61)}]`, `search.signals.0: "${'가'.repeat(61)}"`],
  ])('%s', (line, found) => {
    expect(faultsOf(line)).toMatchObject([{ found }]);
  });
});
