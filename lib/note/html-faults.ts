import type { Finding } from '../faults/fault';
import { suggest } from '../faults/suggest';
import type { NoteMarkdown } from '../markdown/note-markdown';
import { MAX_DEPTH } from '../markdown/depth';
import type { WrittenElement } from '../markdown/written-element';
import {
  attributes,
  components,
  elements,
  neverAllowed,
  requiredAttributes,
} from '../vocabulary/note-elements';

const knownElements: ReadonlySet<string> = new Set([...elements, ...Object.keys(components)]);
const knownAttributes: ReadonlySet<string> = new Set(attributes);

/** Schemes of links that run no code when followed. */
const SAFE_SCHEME = /^(?:https?|mailto|tel):/i;
const SCHEME = /^\s*[a-z][a-z0-9+.-]*:/i;

/** Tells whether a name is a component, which has attributes of its own: our tag in HTML, capitalized in MDX. */
function isComponent(name: string): boolean {
  return Object.hasOwn(components, name) || /^[A-Z]|\./.test(name);
}

/** `data-ke-size`, which the reader of HTML calls `dataKeSize`. */
function asWritten(attribute: string): string {
  return /^(?:data|aria)[A-Z]/.test(attribute)
    ? attribute.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)
    : attribute;
}

function attributeFaults(
  { name, attributes: own, line }: WrittenElement,
  hasOwn: boolean,
): Finding[] {
  const bare = (attribute: string): string => attribute.replaceAll('-', '').toLowerCase();
  const isKnown = (attribute: string): boolean =>
    hasOwn
      ? !/^on|^style$|^srcdoc$/.test(bare(attribute))
      : knownAttributes.has(bare(attribute)) || bare(attribute).startsWith('aria');
  return Object.keys(own)
    .filter((attribute) => !isKnown(attribute))
    .map((attribute) => ({
      line,
      found: `<${name}>의 속성 ${asWritten(attribute)}`,
      expected: '코드도 모양도 주소도 아닌 속성 (id, title, aria-… 따위)',
      fix:
        attribute === 'name'
          ? 'id로 쓴다. 이을 곳이 제목이면 [#id]로 충분하다.'
          : '속성을 지운다. 모양은 components/styles에, 동작은 컴포넌트에 쓴다.',
    }));
}

function missingFaults({ name, attributes: own, line }: WrittenElement): Finding[] {
  const required = requiredAttributes[components[name] ?? name] ?? [];
  return required
    .filter((attribute) => own[attribute] === undefined)
    .map((attribute) => ({
      line,
      found: `${attribute} 없는 <${name}>`,
      expected: `<${name} ${attribute}="…">`,
      fix: `${attribute}에 글을 쓴다.`,
    }));
}

/** `Integer`, `T`, `u8`: most likely a type, and nothing that `allow` is for. */
function isType(written: string): boolean {
  return /^[A-Z]|^[a-z]?\d*$/.test(written);
}

const HEADING = /^h[1-6]$/;

function adviceOn(written: string): string {
  const name = written.toLowerCase();
  if (HEADING.test(name)) {
    return '## 제목 [#ascii-id]로 쓴다. 코드의 글이면 `코드`로 감싼다.';
  }
  const meant = name.length > 3 ? suggest(name, [...knownElements]) : undefined;
  return [
    meant === undefined ? '글이나 마크다운으로 쓴다.' : `뜻한 것이 <${meant}>인지 본다.`,
    '코드의 글이면 `코드`로 감싼다.',
    ...(isType(written) || neverAllowed.has(name)
      ? []
      : [`꼭 있어야 하면 머리말에 적는다: allow: [${name}]`]),
  ].join(' ');
}

function elementFaults(element: WrittenElement, allowed: readonly string[]): Finding[] {
  const { name, written = name, line } = element;
  const hasOwn = isComponent(name) || allowed.includes(name);
  if (name === '' || hasOwn || knownElements.has(name)) {
    return [...attributeFaults(element, hasOwn), ...missingFaults(element)];
  }
  return [
    {
      line,
      found: `<${written}> 요소`,
      expected: `노트에 쓸 수 있는 요소: ${[...elements, ...Object.keys(components)].join(', ')}`,
      fix: adviceOn(written),
    },
  ];
}

function addressFaults({ links }: NoteMarkdown): Finding[] {
  return links
    .filter(({ target }) => SCHEME.test(target) && !SAFE_SCHEME.test(target.trim()))
    .map(({ target, line }) => ({
      line,
      found: `링크 ${target.slice(0, 60)}`,
      expected: 'https:나 mailto:로 시작하거나 사이트 안을 가리키는 주소',
      fix: '주소를 고치거나 링크를 지운다.',
    }));
}

/**
 * Finds what a note must not bring into a page: elements and attributes that run code, load something or leave the
 * site, addresses that do so, and HTML or lists nested too deep to be drawn.
 *
 * @param allowed elements that the front matter of the note allows
 */
export function findHtmlFaults(markdown: NoteMarkdown, allowed: readonly string[]): Finding[] {
  return [
    ...markdown.elements.flatMap((element) => elementFaults(element, allowed)),
    ...addressFaults(markdown),
    ...(markdown.deepAt !== undefined
      ? [
          {
            line: markdown.deepAt,
            found: `${MAX_DEPTH}겹이 넘게 싸인 글`,
            expected: `${MAX_DEPTH}겹까지`,
            fix: '목록, 인용, HTML의 겹을 줄인다. 닫지 않은 태그가 있는지 본다.',
          },
        ]
      : []),
  ];
}
