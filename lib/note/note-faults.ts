import { faultUnless, type Finding } from '../faults/fault';
import type { FrontMatter } from './front-matter';
import { impossibleLines, markOfSuffix, unknownMarks } from '../markdown/fence-marks';
import { isForeignPassage, NAME_WORDS } from './foreign-passages';
import { renderFormula } from '../markdown/formula';
import { languages, meantLanguage } from '../vocabulary/languages';
import type { Fence } from 'md-run/blocks';
import type { Formula, NoteMarkdown } from '../markdown/note-markdown';
import { titleLine } from '../markdown/title-line';
import { noteFile, routeOf } from '../vocabulary/routes';
import { findHtmlFaults } from './html-faults';
import { suggest } from '../faults/suggest';

/** Invisible characters: controls except tabs and line ends, a BOM, and direction marks, which reorder code. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\ufeff\u202a-\u202e\u2066-\u2069]/u;

/** Finds faults of the path and the characters of a file. */
export function findFileFaults(file: { path: string; text: string; problem?: string }): Finding[] {
  const faults: Finding[] = [];
  if (file.problem !== undefined) {
    faults.push({
      found: file.problem,
      expected: '읽을 수 있는 UTF-8 파일',
      fix: '파일을 그 자리에 두고 UTF-8로 저장한다. 읽을 권한이 있는지 본다.',
    });
  }
  if (file.path.normalize('NFC') !== file.path || !/^[\x21-\x7e]+$/.test(file.path)) {
    faults.push({
      found: `경로 ${JSON.stringify(file.path)}`,
      expected: 'ASCII 소문자, 숫자, 하이픈으로 된 경로',
      fix: '파일 이름을 영어 kebab-case로 바꾸고, 한국어 제목은 title에 쓴다.',
    });
  }
  const [hidden] = HIDDEN.exec(file.text) ?? [];
  if (hidden !== undefined) {
    const code = hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    faults.push({
      line: file.text.slice(0, file.text.indexOf(hidden)).split('\n').length,
      found: `보이지 않는 글자 U+${code}`,
      expected: '제어 문자와 글의 방향을 바꾸는 문자가 없는 글',
      fix: '그 글자를 지운다. 파일의 맨 앞이면 BOM 없는 UTF-8로 저장한다. 코드에서는 \\u로 시작하는 이스케이프로 쓴다.',
    });
  }
  if (file.text.normalize('NFC') !== file.text) {
    const line = file.text.split('\n').findIndex((text) => text.normalize('NFC') !== text) + 1;
    faults.push({
      line,
      found: '자모가 풀린 한글(NFD)',
      expected: 'NFC로 정규화한 글',
      fix: '줄을 다시 입력하거나 npm run check:notes -- --fix로 변환한다.',
    });
  }
  return faults;
}

function titleFaults(file: string, title: string, titles: NoteMarkdown['titles']): Finding[] {
  const faults: Finding[] = [];
  const [first, second] = titles;
  if (first?.text !== title) {
    faults.push({
      line: first?.line ?? 1,
      found: first ? `# ${first.text}` : '# 제목이 없음',
      expected: titleLine(file, title),
      fix: '본문 첫 줄의 # 제목과 머리말의 title을 같게 한다.',
    });
  }
  if (second) {
    faults.push({
      line: second.line,
      found: `두 번째 # 제목: ${second.text}`,
      expected: '# 제목 하나',
      fix: '## 이하로 내린다.',
    });
  }
  return faults;
}

/** An id in the form of another generator: that it is none here has been said. */
const FOREIGN_ID = /\{[^{}]*#[^{}]*\}\s*$/;

function repeatedId(line: number, id: string, seen: ReadonlyMap<string, number>): Finding {
  return {
    line,
    found: `${String(seen.get(id))}행과 같은 id "${id}"`,
    expected: '한 페이지에서 하나뿐인 id',
    fix: '둘 가운데 하나의 id를 바꾼다.',
  };
}

function headingFaults({ headings, elements }: NoteMarkdown): Finding[] {
  const faults: Finding[] = [];
  const seen = new Map<string, number>();
  for (const { attributes, line } of elements) {
    const { id } = attributes;
    if (id === undefined) {
      continue;
    }
    if (seen.has(id)) {
      faults.push(repeatedId(line, id, seen));
    }
    seen.set(id, line);
  }
  for (const { text, id, line } of headings) {
    if (id !== undefined && text.trim() === '') {
      faults.push({
        line,
        found: `글이 없는 제목 [#${id}]`,
        expected: '## 제목 [#ascii-id]',
        fix: '제목을 쓰거나 그 줄을 지운다.',
      });
    }
    if (id === undefined && FOREIGN_ID.test(text)) {
      continue;
    }
    if (id === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
      faults.push({
        line,
        found: id === undefined ? `id가 없는 제목 "${text}"` : `제목 id "${id}"`,
        expected: '## 제목 [#ascii-id] (소문자, 숫자, 하이픈)',
        fix:
          id === undefined
            ? '제목 끝에 뜻이 드러나는 영어 id를 붙인다. npm run check:notes -- --fix가 붙이고 말해 준다.'
            : '영어 소문자와 숫자를 하이픈으로 이어 쓴다.',
      });
    } else if (seen.has(id)) {
      faults.push(repeatedId(line, id, seen));
    } else {
      seen.set(id, line);
    }
  }
  return faults;
}

function fenceFaults(fences: readonly Fence[]): Finding[] {
  const names = Object.keys(languages);
  return fences.flatMap(({ language, line }): Finding[] => {
    if (language === '') {
      return [
        {
          line,
          found: '언어가 없는 코드 블록',
          expected: '```java 처럼 언어를 쓴 코드 블록',
          fix: '언어 이름을 쓴다. 언어가 아니면 text를 쓴다.',
        },
      ];
    }
    if (Object.hasOwn(languages, language)) {
      return [];
    }
    // `js{1,3}`, `java:Main.java`
    const [, name = '', rest = ''] = /^([^{:]+)(.*)$/.exec(language) ?? [];
    const known = meantLanguage(name);
    const meant =
      known === undefined || rest === ''
        ? (known ?? (language.length > 3 ? suggest(language, names) : undefined))
        : rest.startsWith('{')
          ? `${known} ${rest}`
          : `${known} ${markOfSuffix(rest.slice(1))}`;
    return [
      {
        line,
        found: `알 수 없는 코드 언어 "${language}"`,
        expected: `다음 가운데 하나: ${names.join(', ')}`,
        fix:
          meant === undefined ? '색을 칠하지 않는 언어다. text로 쓴다.' : `이렇게 고친다: ${meant}`,
      },
    ];
  });
}

function formulaFaults(formulas: readonly Formula[]): Finding[] {
  return formulas.flatMap(({ source, display, line }): Finding[] => {
    const drawn = renderFormula(source, { display });
    return drawn.kind === 'math'
      ? []
      : [
          {
            line,
            found: `읽을 수 없는 수식: ${drawn.message}`,
            expected: 'KaTeX가 아는 LaTeX',
            fix: '명령과 중괄호의 짝을 확인한다. 한국어는 \\text{…}에 쓰고, 닫는 $$가 있는지 본다.',
          },
        ];
  });
}

/** Marks of Markdown that a reader should never see: emphasis, links, footnotes, code, formulas, remarks left open. */
const LEFTOVER = /\*\*|__|~~|\]\(|\[\^|`|\$\$|<!--/;

function leftoverFaults({ prose, markupFaults }: NoteMarkdown): Finding[] {
  // A more specific rule has reported these lines.
  const said = new Set(markupFaults.map(({ line }) => line));
  const faults = prose.flatMap(({ text, line }): Finding[] => {
    const match = LEFTOVER.exec(text);
    if (match === null) {
      return [];
    }
    const before = text.slice(0, match.index).split('\n').length - 1;
    const shown = text.split('\n')[before] ?? '';
    return [
      {
        line: line + before,
        found: `글에 남은 표시 ${match[0]} ("${shown.slice(0, 40)}")`,
        expected: '짝이 맞는 마크다운 표시',
        fix: '표시의 짝을 맞추거나 `코드`로 감싼다.',
      },
    ];
  });
  return faults.filter(({ line = 0 }) => !said.has(line));
}

/** Finds open blocks. An open formula is skipped when its content is no formula: that fault is already reported. */
function unclosedFaults({ unclosed, formulas }: NoteMarkdown): Finding[] {
  const wrong = new Set(formulaFaults(formulas).map(({ line }) => line));
  const open = unclosed.filter(({ line }) => !wrong.has(line));
  return open.map(({ mark, line }) => ({
    line,
    found: `닫히지 않은 ${mark}`,
    expected: mark === '<!--' ? '-->로 닫은 메모' : `같은 들여쓰기의 ${mark}로 닫은 블록`,
    fix: '닫는 줄을 넣는다. 닫지 않으면 그 아래의 글이 모두 그 안에 든다.',
  }));
}

function imageFaults(file: string, images: NoteMarkdown['images']): Finding[] {
  return images.flatMap(({ target, alt, line }): Finding[] => [
    ...faultUnless(alt.trim() !== '', () => ({
      line,
      found: `alt가 없는 그림 ${target}`,
      expected: '![그림이 말하는 것](/img/…) 또는 alt="그림이 말하는 것"',
      fix: '그림을 못 보는 사람에게 할 말을 한 문장으로 쓴다.',
    })),
    ...faultUnless(!/\|\d+(?:x\d+)?$/.test(alt), () => ({
      line,
      found: `크기를 적은 alt "${alt}"`,
      expected: '그림이 말하는 것만 적은 alt',
      fix: '|와 크기를 지운다. 그림의 크기는 빌드가 붙인다.',
    })),
    ...faultUnless(target.startsWith('/img/'), () => ({
      line,
      found: `그림 ${target.slice(0, 80)}`,
      expected: /^\/?public\/img\//.test(target)
        ? target.replace(/^\/?public/, '')
        : '/img/로 시작하는 이 저장소의 그림',
      fix: `그림을 public/img${routeOf(noteFile(file))}/ 아래에 두고 /img로 시작하는 주소로 쓴다. 이름에는 빈칸을 두지 않는다.`,
    })),
  ]);
}

function foreignFaults({ passages, markupFaults }: NoteMarkdown): Finding[] {
  // A mark of another program is no text to translate.
  const said = new Set(markupFaults.map(({ line }) => line));
  return passages
    .filter(({ text, line }) => isForeignPassage(text) && !said.has(line))
    .map(({ text, line }) => ({
      line,
      found: `한글이 없는 글 "${text.slice(0, 60)}"`,
      expected: `한국어 글 (이름은 ${NAME_WORDS}단어까지)`,
      fix: '한국어로 쓰거나 풀이를 붙인다. 코드는 `코드`로, 원문 인용은 <span lang="en">으로 감싼다.',
    }));
}

function markFaults(fences: readonly Fence[]): Finding[] {
  return fences.flatMap(({ meta, text, line }): Finding[] => [
    ...unknownMarks(meta).map(({ mark, meant }) => ({
      line,
      found: `뜻이 없는 표시 ${mark}`,
      expected: meant === undefined ? '정해진 표시' : `${meant} 같은 정해진 표시`,
      fix: meant === undefined ? '지운다.' : `이렇게 고친다: ${meant}`,
    })),
    ...impossibleLines(meta, text.split('\n').length).map((range) => ({
      line,
      found: `없는 줄의 표시 {${range}}`,
      expected: `1부터 ${String(text.split('\n').length)}까지, 작은 수부터`,
      fix: '코드의 줄을 세어 고치거나 지운다.',
    })),
  ]);
}

/** Drops the faults about unclosed elements that are not allowed anyway. */
function ownMarkupFaults(
  markupFaults: readonly Finding[],
  elements: readonly Finding[],
): Finding[] {
  const refused = new Set(
    elements.map(({ line, found }) => `${String(line)} ${found.toLowerCase()}`),
  );
  return markupFaults.filter(({ line, found }) => {
    const [, name] = /^(?:닫히지 않은|여는 태그가 없는) <\/?(\S+)>$/.exec(found) ?? [];
    return name === undefined || !refused.has(`${String(line)} <${name.toLowerCase()}> 요소`);
  });
}

/** Finds the faults of a note's Markdown that do not depend on its front matter being right. */
export function findBodyFaults(
  file: string,
  frontMatter: FrontMatter | undefined,
  markdown: NoteMarkdown,
): Finding[] {
  const elements = findHtmlFaults(markdown, frontMatter?.allow ?? []);
  return [
    ...(frontMatter ? titleFaults(file, frontMatter.title, markdown.titles) : []),
    ...headingFaults(markdown),
    ...fenceFaults(markdown.fences),
    ...markFaults(markdown.fences),
    ...foreignFaults(markdown),
    ...formulaFaults(markdown.formulas),
    ...unclosedFaults(markdown),
    ...ownMarkupFaults(markdown.markupFaults, elements),
    ...leftoverFaults(markdown),
    ...imageFaults(file, markdown.images),
    ...elements,
  ];
}
