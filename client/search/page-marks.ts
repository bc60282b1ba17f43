import { firstMark, stepMark } from '../../lib/reader/occurrences';
import { marksShortcut } from '../../lib/reader/shortcuts';
import { create, createButton } from '../page/create';
import { hitBy } from '../page/listen';
import { findRanges } from './note-text';
import { reveal } from './reveal';

/** Names that search.css gives its colours to. */
const ALL = 'search-match';
const CURRENT = 'search-current';

/** Share of the window's height at which a mark is put when it was out of sight. */
const EYE_LEVEL = 0.35;

interface Marks {
  readonly ranges: readonly Range[];
  readonly bar: HTMLElement;
  current: number;
}

let marks: Marks | undefined;

function keyButton(label: string, key: string, onPress: () => void): HTMLButtonElement {
  return createButton(label, { 'aria-keyshortcuts': key, title: `${label} (${key})` }, onPress);
}

function createBar(): HTMLElement {
  const bar = create(
    'div',
    { class: 'search-marks', role: 'group', 'aria-label': '이 노트에서 찾은 검색어' },
    create('span', { role: 'status' }),
    keyButton('이전', 'Shift+N', () => {
      step('previous');
    }),
    keyButton('다음', 'N', () => {
      step('next');
    }),
    keyButton('지우기', 'Escape', clearMarks),
  );
  document.body.append(bar);
  return bar;
}

/** Counts the marks and colours them where the browser can; elsewhere the current one is selected. */
function paint({ ranges, current, bar }: Marks): void {
  bar.querySelector('span')?.replaceChildren(`검색어 ${current + 1}/${ranges.length}`);
  const range = ranges[current];
  if (range === undefined) {
    return;
  }
  if (!('highlights' in CSS)) {
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    return;
  }
  const highlight = new Highlight(range);
  highlight.priority = 1;
  CSS.highlights.set(ALL, new Highlight(...ranges));
  CSS.highlights.set(CURRENT, highlight);
}

function bringIntoView(range: Range): void {
  const element = range.startContainer.parentElement;
  if (element === null) {
    return;
  }
  reveal(element);
  requestAnimationFrame(() => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { top, bottom } = range.getBoundingClientRect();
    const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (top < bar || bottom > window.innerHeight - bar) {
      window.scrollBy(0, top - window.innerHeight * EYE_LEVEL);
    }
  });
}

function step(direction: 'next' | 'previous'): void {
  if (marks === undefined) {
    return;
  }
  marks.current = stepMark(marks.current, marks.ranges.length, direction);
  paint(marks);
  const range = marks.ranges[marks.current];
  if (range !== undefined) {
    bringIntoView(range);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const isElsewhere = hitBy(event, 'input, textarea, select, dialog') !== null;
  const action = marksShortcut(event);
  if (action === undefined || isElsewhere) {
    return;
  }
  event.preventDefault();
  if (action === 'clear') {
    clearMarks();
  } else {
    step(action);
  }
}

/** Takes all marks off the page. */
export function clearMarks(): void {
  if (marks === undefined) {
    return;
  }
  marks.bar.remove();
  marks = undefined;
  if ('highlights' in CSS) {
    CSS.highlights.delete(ALL);
    CSS.highlights.delete(CURRENT);
  } else {
    getSelection()?.removeAllRanges();
  }
  document.removeEventListener('keydown', onKeyDown);
}

/**
 * Marks the words on the page. `n` and `N` step through the marks, Escape takes them away.
 *
 * @param heading Where the result led; the first mark from there on is the current one.
 */
export function showMarks(terms: readonly string[], heading: Element): void {
  clearMarks();
  // A note with code of its own has no body apart.
  const body = document.querySelector('main .note-body') ?? document.querySelector('main');
  const ranges = body === null ? [] : findRanges(body, terms);
  if (ranges.length === 0) {
    return;
  }
  const isBelow = ranges.map(({ startContainer }) => {
    const position = heading.compareDocumentPosition(startContainer);
    return (position & Node.DOCUMENT_POSITION_PRECEDING) === 0;
  });
  marks = { ranges, bar: createBar(), current: firstMark(isBelow) };
  paint(marks);
  document.addEventListener('keydown', onKeyDown);
}
