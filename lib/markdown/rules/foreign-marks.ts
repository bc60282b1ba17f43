import type { Finding } from '../../faults/fault';
import { MASK, matchesIn, shown, type Written } from './written';

/** A mark that another program reads and this site prints. */
interface ForeignMark {
  readonly pattern: RegExp;
  readonly name: string;
  readonly expected: string;
  readonly fix: string;
}

/** What stands for a table of contents. */
const TOC = `[_${MASK}]?TOC[_${MASK}]?`;

/** Names of signs: `:tada:`, `:+1:`. */
export const SHORTCODES =
  /(?<![\w:/\\])(?::[a-z][a-z0-9_+-]*[a-z0-9]:|:[+-]1:|(?<![^\s(|\ufffc]):(?:[a-z]|100|1234):)(?![\w:/])/g;

const CODE = '그 글자를 보이려면 `코드`로 감싼다.';

const marks: readonly ForeignMark[] = [
  {
    pattern: /!\[\[[^[\]\n]+\]\]/g,
    name: '옵시디언의 끼워 넣기',
    expected: '![그림이 말하는 것](/img/…) 또는 [글](/주소)',
    fix: `그림은 public/img 아래에 두고, 노트는 링크로 잇는다. ${CODE}`,
  },
  {
    pattern: new RegExp(
      `(?<![!\\w\\])])\\[\\[(?!${TOC}\\]\\]|[\\d\\s,.'"[\\]-]+\\]\\])[^[\\]\\n]+\\]\\]`,
      'gi',
    ),
    name: '위키 링크',
    expected: '[글](/주소)',
    fix: `노트의 주소로 잇는다. npm run check:notes -- --fix가 제목이 같은 노트를 찾아 바꾼다. ${CODE}`,
  },
  {
    pattern: /(?<![\w\\=!<>)\]])==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/g,
    name: '형광펜',
    expected: '**강조** 또는 <mark>…</mark>',
    fix: `**로 쓰거나 <mark>로 감싼다. ${CODE}`,
  },
  {
    pattern: /(?<!\\)%%[^\n]*/g,
    name: '옵시디언의 메모',
    expected: '메모가 없는 글',
    fix: `메모를 지운다. 혼자 볼 것은 노트에 두지 않는다. ${CODE}`,
  },
  {
    pattern: /^:{3,}[^\n]*/gm,
    name: '콜아웃의 상자',
    expected: '> [!TIP] 과 >로 시작하는 줄',
    fix: `인용의 꼴로 쓴다. ${CODE}`,
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?)\s+["\w][^\n]*/gm,
    name: 'MkDocs의 콜아웃',
    expected: '> [!NOTE] 과 >로 시작하는 줄',
    fix: `인용의 꼴로 쓴다. 접는 글은 <details>로 쓴다. ${CODE}`,
  },
  {
    pattern: /^={3}[!+]*\s+"[^\n]*/gm,
    name: 'MkDocs의 탭',
    expected: '<note-tabs>와 <note-tab label="…">',
    fix: `줄마다 따로 쓴 태그로 감싼다(/note-elements). ${CODE}`,
  },
  {
    pattern: /^\/{3}\s+[a-z][^\n]*/gm,
    name: 'MkDocs의 상자',
    expected: '> [!NOTE] 과 >로 시작하는 줄',
    fix: `인용의 꼴로 쓴다. ${CODE}`,
  },
  {
    pattern: /^-{1,2}8<-{1,2}[^\n]*|^<<<\s*@?\/?[^\n]*/gm,
    name: '다른 파일을 넣으라는 줄',
    expected: '노트에 쓴 글이나 코드 블록',
    fix: `그 파일의 글을 옮겨 쓴다. ${CODE}`,
  },
  {
    pattern: /\{%[^\n]*?%\}|\{\{[^{}\n]*\}\}|\{\{[<%][^\n]*?[>%]\}\}/g,
    name: '틀의 표시',
    expected: '글이나 마크다운',
    fix: `그 표시가 만들 글을 쓴다. ${CODE}`,
  },
  {
    pattern: /\{:[^{}\n]*\}|\{[ \t]*(?:[.#][\w-]+|[a-z][\w-]*=["\w])[^{}\n]*\}/g,
    name: '속성의 표시',
    expected: '## 제목 [#ascii-id], 또는 속성이 없는 글',
    fix: `제목의 id면 [#id]로 쓰고, 아니면 지운다. ${CODE}`,
  },
  {
    pattern: new RegExp(`^@?\\[\\[?${TOC}\\]?\\](?!\\()`, 'gim'),
    name: '목차의 표시',
    expected: '목차가 없는 글',
    fix: '지운다. 목차는 빌드가 만든다.',
  },
  {
    pattern: /^!(?:youtube|codepen|codesandbox|gist)\[[^\]\n]*\]/gim,
    name: '벨로그의 끼워 넣기',
    expected: '[글](https://…)',
    fix: '링크로 쓴다.',
  },
  {
    pattern: new RegExp(`\\[##[_${MASK}][^\\n]*`, 'g'),
    name: '티스토리의 치환자',
    expected: '![그림이 말하는 것](/img/…)',
    fix: '그림을 public/img 아래에 두고 마크다운으로 쓴다.',
  },
  {
    pattern:
      /^(?:import\s[^\n]*?from\s+['"][^\n]*|import\s+['"][^\n]*|export\s+(?:default|const)\s[^\n]*)/gm,
    name: 'MDX의 코드',
    expected: '코드가 없는 노트',
    fix: `지운다. 쓸 수 있는 요소는 /note-elements에 있다. ${CODE}`,
  },
  {
    pattern: SHORTCODES,
    name: '그림 글자의 이름',
    expected: '글이나 그림 글자',
    fix: `그림 글자를 넣거나 지운다. ${CODE}`,
  },
  {
    pattern: /(?<![\w\\])\^\[[^\]\n]+\]/g,
    name: '글 속의 각주',
    expected: '[^이름]과 [^이름]: 으로 시작하는 줄',
    fix: `각주의 글을 따로 쓴다. ${CODE}`,
  },
  {
    pattern: /(?<=\s)\^[a-z0-9-]{4,}[ \t]*$/gm,
    name: '옵시디언의 블록 이름',
    expected: '이름이 없는 글',
    fix: '지운다. 이을 곳에는 제목과 [#id]를 쓴다.',
  },
  {
    pattern:
      /^#\p{L}[\p{L}\p{N}_/-]*(?:[ \t]+#\p{L}[\p{L}\p{N}_/-]*)*[ \t]*$|(?<=[^\S\n])#[가-힣][\p{L}\p{N}_/-]*/gmu,
    name: '태그',
    expected: '머리말의 tags: [태그], 또는 ## 제목 [#ascii-id]',
    fix: '태그면 머리말로 옮기고 지운다. 제목이면 # 뒤를 띄운다. 글이면 # 앞에 \\를 쓴다.',
  },
  {
    pattern:
      /^[[(]?[A-Za-z가-힣][\w가-힣 -]*::\s[^\n]*|\[[A-Za-z가-힣][\w가-힣 -]*::\s[^\]\n]*\]/gm,
    name: '옵시디언의 필드',
    expected: '글이나 머리말의 필드',
    fix: `문장으로 쓰거나 지운다. ${CODE}`,
  },
  {
    pattern: /\{(?:\+\+|--|~~|==|>>)[^\n]*?(?:\+\+|--|~~|==|<<)\}/g,
    name: '교정의 표시',
    expected: '고친 글',
    fix: `표시를 지우고 고친 글만 남긴다. ${CODE}`,
  },
  {
    pattern: /(?<![\w+\\])\+\+(?=[^\s+])\S*?[^\s+]\+\+(?![\w+])/g,
    name: '키나 밑줄의 표시',
    expected: '<kbd>…</kbd> 또는 **강조**',
    fix: `<kbd>로 감싼다. ${CODE}`,
  },
  {
    pattern:
      /(?<![\^\\])\^(?=[^\s^])[^\s^]{1,12}\^(?![\w^])|(?<![\w^\\])\^\^(?=[^\s^])[^^\n]*\^\^|(?<=[A-Za-z)])~(?![~\s])[\w+-]{1,4}~(?!~)/g,
    name: '첨자나 밑줄의 표시',
    expected: '<sup>…</sup>, <sub>…</sub> 또는 $$…$$',
    fix: `<sup>나 <sub>로 감싼다. ${CODE}`,
  },
  {
    pattern: new RegExp(
      `@(?=${MASK}(?:youtube|codepen|codesandbox|code(?:\\{[^}]*\\})?)${MASK})`,
      'gi',
    ),
    name: '링크 앞의 @',
    expected: '[글](https://…), 또는 노트에 쓴 코드 블록',
    fix: '앞의 @를 지우고 링크로 쓴다. 다른 파일의 코드면 옮겨 쓴다.',
  },
  {
    pattern: /^\*\[[^\]\n]+\]:[^\n]*/gm,
    name: '줄임말의 정의',
    expected: '글 속의 풀이',
    fix: `처음 쓰는 곳에 풀이를 적고 그 줄을 지운다. ${CODE}`,
  },
  {
    pattern: /^:[ \t]+\S[^\n]*/gm,
    name: '뜻의 줄',
    expected: '- **용어**: 뜻',
    fix: `<note-terms> 안의 목록으로 쓴다(/note-elements). ${CODE}`,
  },
];

/** Finds marks of other programs, which would be printed. */
export function foreignMarkFaults(written: Written): Finding[] {
  return marks.flatMap(({ pattern, name, expected, fix }) =>
    matchesIn(written, pattern).map(({ line, match: [text] }) => ({
      line,
      found: `${name} "${shown(text)}"`,
      expected,
      fix,
    })),
  );
}
