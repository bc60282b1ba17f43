import { expect, test } from 'vitest';
import { markupFaultsIn } from '../../../../support/markup-faults';

function fence(line: string, language = 'yaml'): string {
  return `\`\`\`${language}\nname: app\n${line}\n\`\`\``;
}

test.each([
  'port: 80 # [!code ++]',
  'port: 80 # [!code --]',
  'const a = 1; // [!code highlight]',
  'const a = 1; // [!code focus:3]',
  'a // [!code hl]',
  'a /* [!code warning] */',
  'a // [!code word:name]',
  '// highlight-next-line',
  '# highlight-start',
  '<!-- highlight-end -->',
  '{% highlight ruby %}',
  'a: 1 # (1)!',
])('다른 생성기가 코드에서 읽는 표시는 그 줄의 잘못이다: %j', (line) => {
  expect(markupFaultsIn(fence(line))).toEqual([expect.stringMatching(/^3 코드에 남은 표시/)]);
});

test.each(['a: 1 # 하나', 'code[1]', '// highlight the next line', 'f(1)'])(
  '코드는 잘못이 아니다: %j',
  (line) => {
    expect(markupFaultsIn(fence(line))).toEqual([]);
  },
);

test('표시를 설명하는 markdown 블록은 잘못이 아니다', () => {
  expect(markupFaultsIn(fence('a // [!code ++]', 'markdown'))).toEqual([]);
});
