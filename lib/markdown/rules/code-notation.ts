import { faultUnless, type Finding } from '../../faults/fault';
import { nodesOf } from '../nodes-of';
import { lineOf, shown, type Written } from './written';

/** Notations inside code by which other generators mark lines, with our mark. */
const NOTATIONS: readonly (readonly [RegExp, string])[] = [
  [/\[!code\s+\+\+[^\]]*\]/, 'add={줄}'],
  [/\[!code\s+--[^\]]*\]/, 'del={줄}'],
  [/\[!code\s+focus[^\]]*\]/, 'focus={줄}'],
  [/\[!code\s[^\]]*\]/, '{줄}'],
  [/(?:\/\/|#|<!--|\/\*|--|;)\s*highlight-(?:next-line|start|end)\b/, '{줄}'],
  [/\{\{<\s*\/?\s*highlight\b|\{%\s*(?:end)?highlight\b/, '```와 언어'],
  [/(?:\/\/|#|--)\s*\(\d+\)!?\s*$/, '블록 아래의 글'],
];

/** Finds such notations in code blocks: readers would see and copy them. */
export function codeNotationFaults({ tree }: Written): Finding[] {
  return nodesOf(tree, 'code')
    .filter(({ lang }) => lang !== 'markdown')
    .flatMap((node) =>
      node.value.split('\n').flatMap((text, index): Finding[] => {
        const [pattern, expected = ''] = NOTATIONS.find(([one]) => one.test(text)) ?? [];
        return faultUnless(pattern === undefined, () => ({
          line: lineOf(node) + index + 1,
          found: `코드에 남은 표시 ${shown(pattern?.exec(text)?.[0] ?? '')}`,
          expected: `코드 블록의 언어 뒤에 쓴 ${expected}`,
          fix: '표시를 코드에서 지우고 ``` 줄에 옮긴다. 코드에 두면 그대로 보이고 복사된다.',
        }));
      }),
    );
}
