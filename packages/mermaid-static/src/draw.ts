import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { DESKTOP, isReadable, PHONE, shownLabel, type Reading } from './limits';
import { drawGraph } from './graph';
import { labelAtFirst, maskQuoted, nameGroups, undrawnText, unmask, unreadLine } from './source';
import { isSequence, readSteps, type Step } from './steps';
import { element } from './shapes';
import { slimPicture, type Picture } from './svg';

/** A fault of a diagram; `line` counts from 1, and 0 stands for the whole diagram. */
export interface DiagramFault {
  readonly line: number;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/** Texts of a picture: the text alternative, and the caption below it. */
export interface DiagramText {
  readonly alt: string;
  readonly caption: readonly ElementContent[];
}

/** A diagram for the page; without `html` when it has faults. */
export interface Diagram {
  readonly html?: string;
  readonly faults: readonly DiagramFault[];
}

/** Layout of the renderer: boxes close together, for phones. Colours come from `components/styles/figures.css`. */
const OPTIONS = { padding: 8, nodeSpacing: 16, layerSpacing: 28, transparent: true };

/** The direction of a flowchart or a state diagram. */
const DIRECTION = /^(\s*(?:graph|flowchart)\s+)(LR|RL|TD|TB|BT)\b/im;
const STATE_DIRECTION = /^(\s*direction\s+)(LR|RL|TD|TB|BT)\b/im;
const STATES = /^\s*stateDiagram(?:-v2)?\s*$/im;

/**
 * Turns a diagram to the other direction; `undefined` for kinds without a direction.
 *
 * @example
 * turned('flowchart LR\n  a --> b')  // 'flowchart TD\n  a --> b'
 */
function turned(source: string): string | undefined {
  const turn = (_all: string, before: string, direction: string): string =>
    `${before}${/LR|RL/i.test(direction) ? 'TD' : 'LR'}`;
  if (DIRECTION.test(source)) {
    return source.replace(DIRECTION, turn);
  }
  if (!STATES.test(source)) {
    return undefined;
  }
  return STATE_DIRECTION.test(source)
    ? source.replace(STATE_DIRECTION, turn)
    : source.replace(STATES, (line) => `${line}\n  direction LR`);
}

function render(source: string): Picture {
  const graph = drawGraph(source);
  if (graph !== undefined) {
    return graph;
  }
  const drawing = renderMermaidSVG(nameGroups(labelAtFirst(maskQuoted(source))), OPTIONS);
  return slimPicture(unmask(drawing));
}

function items(steps: readonly Step[]): Element[] {
  return steps.map(({ who, text, steps: inner }) =>
    element('li', {}, [
      element('b', {}, [who]),
      ` ${text}`,
      ...(inner === undefined ? [] : [element('ol', {}, items(inner))]),
    ]),
  );
}

function sized({ svg, width, label }: Picture, className: string[]): Element {
  const least = Math.ceil((width * PHONE.least) / label);
  return {
    ...svg,
    properties: {
      className: ['drawing', ...className],
      ...svg.properties,
      // Labels never shrink below the size of a phone: in a narrower window the picture scrolls in its box.
      style: `min-width:${least}px`,
    },
  };
}

function tooSmall(picture: Picture, reading: Reading, fix: string): DiagramFault {
  const shown = shownLabel(picture, reading).toFixed(1);
  const most = Math.floor((reading.column * picture.label) / reading.least);
  return {
    line: 0,
    found: `너비 ${reading.window}px의 창에서 가장 작은 글이 ${shown}px인 그림 (그림의 너비 ${picture.width}px)`,
    expected: `${reading.least}px 이상 (그림의 너비 ${most}px 이하)`,
    fix,
  };
}

const SHORTER = '글을 줄이거나 <br>로 줄을 바꾸고, 나란히 선 것이 줄도록 그림을 나눈다.';

/** The forms of a diagram: one for every width, or beside a wide one a narrow picture or a list of steps. */
interface Forms {
  readonly wide: Picture;
  readonly narrow?: Picture;
  readonly steps?: readonly Step[];
}

function sequenceForms(source: string): Forms | DiagramFault[] {
  const wide = render(source);
  const read = readSteps(source);
  if (read.kind === 'unread') {
    return [
      {
        line: read.line + 1,
        found: `그림에서 빠지는 줄 "${(source.split('\n')[read.line] ?? '').trim()}"`,
        expected: 'participant, A->>B: 글, Note, loop, alt, opt, par와 end',
        fix: '그 줄을 지우거나 A->>B: 글, Note over A: 글의 꼴로 바꾼다.',
      },
    ];
  }
  if (!isReadable(wide, DESKTOP)) {
    return [tooSmall(wide, DESKTOP, '참가자를 줄이거나 그림을 나누고, 글을 줄인다.')];
  }
  return { wide, ...(!isReadable(wide, PHONE) && { steps: read.steps }) };
}

/** Renders the forms of a diagram, or finds the faults that prevent it. */
function formsOf(source: string): Forms | DiagramFault[] {
  if (isSequence(source)) {
    return sequenceForms(source);
  }
  const asWritten = render(source);
  if (isReadable(asWritten, DESKTOP) && isReadable(asWritten, PHONE)) {
    return { wide: asWritten };
  }
  const otherSource = turned(source);
  const other = otherSource === undefined ? asWritten : render(otherSource);
  const narrowest = other.width < asWritten.width ? other : asWritten;
  const wide = [asWritten, other].find((picture) => isReadable(picture, DESKTOP));
  if (wide === undefined || !isReadable(narrowest, PHONE)) {
    return [
      ...(wide === undefined ? [tooSmall(narrowest, DESKTOP, SHORTER)] : []),
      ...(isReadable(narrowest, PHONE) ? [] : [tooSmall(narrowest, PHONE, SHORTER)]),
    ];
  }
  return { wide, ...(wide !== narrowest && { narrow: narrowest }) };
}

function htmlOf({ wide, narrow, steps }: Forms, { alt, caption }: DiagramText): string {
  const box = element(
    'div',
    {
      className: ['diagram-scroll', ...(steps ? ['if-wide'] : [])],
      role: 'img',
      ariaLabel: alt,
      tabIndex: 0,
    },
    [sized(wide, narrow ? ['if-wide'] : []), ...(narrow ? [sized(narrow, ['if-narrow'])] : [])],
  );
  const list = steps
    ? [element('ol', { className: ['diagram-steps', 'if-narrow'] }, items(steps))]
    : [];
  const parts = [box, ...list, element('figcaption', {}, [...caption])];
  return parts.map((part) => toHtml(part, { closeEmptyElements: true })).join('');
}

/**
 * Draws a diagram in forms that are readable on a desktop and on a phone.
 *
 * @example
 * drawDiagram('flowchart LR\n  a --> b', { alt: 'a leads to b.', caption: [] }).html
 */
export function drawDiagram(source: string, text: DiagramText): Diagram {
  const unread = unreadLine(source);
  if (unread !== undefined) {
    const fault = {
      line: unread.line,
      found: `그림에서 빠지는 글이 있는 줄 "${unread.text}"`,
      expected: 'a["글"] -->|글| b["글"]',
      fix: '이름(a, b)은 영어로 쓰고 화살표와 띄우며, 괄호가 든 글은 큰따옴표로 감싸고, 한 줄에 하나씩 쓴다.',
    };
    return { faults: [fault] };
  }
  let forms: Forms | DiagramFault[];
  try {
    forms = formsOf(source);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const fault = {
      line: 0,
      found: `그릴 수 없는 그림 (${message})`,
      expected: 'flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram의 문법',
      fix: 'mermaid 문법을 확인한다.',
    };
    return { faults: [fault] };
  }
  if (Array.isArray(forms)) {
    return { faults: forms };
  }
  const undrawn = [forms.wide, forms.narrow]
    .map((form) => form && undrawnText(source, form.text))
    .find((place) => place !== undefined);
  if (undrawn !== undefined) {
    const fault = {
      line: undrawn.line,
      found: `그림에 다 나오지 않는 글 "${undrawn.text}"`,
      expected: '모두 나오는 글',
      fix: '이 종류의 그림에서 글을 쓸 수 있는 자리로 옮기거나, 특수 문자를 뺀다.',
    };
    return { faults: [fault] };
  }
  return { html: htmlOf(forms, text), faults: [] };
}
