import { isPlainClick } from '../lib/reader/plain-click';
import {
  choiceNames,
  countText,
  formatView,
  nextOrder,
  offeredView,
  orderRows,
  problemColumns,
  readView,
  rowTest,
  type FilterableRow,
  type ProblemColumn,
  type ProblemView,
} from '../lib/reader/problem-filter';
import { create } from './page/create';
import { hitBy } from './page/listen';
import { currentRoute } from '../components/page/href';
import { changeAddress } from './page/open-page';

/** Pause in typing before the address changes (ms). */
const REST_MS = 300;

interface Row extends FilterableRow {
  readonly element: HTMLTableRowElement;
}

function readRow(element: HTMLTableRowElement): Row {
  const texts = problemColumns.map((column, index) => [
    column,
    element.cells[index]?.textContent.trim() ?? '',
  ]);
  const ids = choiceNames.map((name) => [
    name,
    (element.dataset[name] ?? '').split(' ').filter(Boolean),
  ]);
  return {
    element,
    texts: Object.fromEntries(texts) as Row['texts'],
    ids: Object.fromEntries(ids) as Row['ids'],
  };
}

/** Finds the sortable headings, and puts a button into each. */
function headingsOf(root: HTMLElement): { column: ProblemColumn; heading: HTMLElement }[] {
  return [...root.querySelectorAll<HTMLElement>('th[data-sort]')].flatMap((heading) => {
    const column = problemColumns.find((name) => name === heading.dataset['sort']);
    if (!column) {
      return [];
    }
    if (!heading.querySelector('button')) {
      heading.append(create('button', { type: 'button' }, ...heading.childNodes));
    }
    return [{ column, heading }];
  });
}

/** Finds the parts of the table that change; `undefined` when one is missing. */
function readTable(root: HTMLElement) {
  const form = root.querySelector('form');
  const box = form?.querySelector('input');
  const status = root.querySelector('[role="status"]');
  const reset = root.querySelector<HTMLButtonElement>('.problem-reset');
  const body = root.querySelector('tbody');
  if (!form || !box || !status || !reset || !body) {
    return undefined;
  }
  const selects = [...form.querySelectorAll('select')];
  const offered = Object.fromEntries(
    selects.map(({ name, options }) => [name, [...options].map(({ value }) => value)]),
  );
  const rows = [...body.rows].map(readRow);
  return { form, box, selects, offered, status, reset, body, rows, headings: headingsOf(root) };
}

type Table = NonNullable<ReturnType<typeof readTable>>;

function readForm({ box, selects }: Table, { order }: ProblemView): ProblemView {
  const chosen = selects.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));
  return {
    words: box.value,
    choices: Object.fromEntries(chosen) as ProblemView['choices'],
    ...(order && { order }),
  };
}

function draw(table: Table, view: ProblemView): void {
  const { box, selects, offered, status, reset, body, rows, headings } = table;
  const { words, choices, order } = view;
  if (box.value !== words) {
    // Unchanged text is not written: that would break a syllable being composed.
    box.value = words;
  }
  for (const select of selects) {
    select.value = choices[select.name as keyof typeof choices] ?? '';
  }
  for (const { column, heading } of headings) {
    heading.ariaSort =
      order?.column === column ? (order.descending ? 'descending' : 'ascending') : null;
  }
  const fits = rowTest(view);
  const ordered = orderRows(rows, order, offered['level'] ?? []);
  for (const row of ordered) {
    row.element.hidden = !fits(row);
  }
  if (ordered.some(({ element }, index) => body.rows[index] !== element)) {
    body.append(...ordered.map(({ element }) => element));
  }
  const text = countText(ordered.filter(({ element }) => !element.hidden).length);
  if (status.textContent !== text) {
    status.textContent = text;
  }
  reset.hidden = formatView(view) === '';
}

/**
 * Makes a table of problems sortable and filters its rows. The address holds the view: a choice adds a step to the
 * history, typing does not.
 */
export function start(root: HTMLElement): void {
  const table = readTable(root);
  if (!table) {
    return;
  }
  const { form, box, headings } = table;
  let view: ProblemView = { words: '', choices: {} };
  let timer: number | undefined;

  const show = (next: ProblemView): void => {
    view = next;
    draw(table, view);
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = (how: 'push' | 'replace'): void => {
    cancel();
    // The hash stays: it may name a tab, which Back opens again.
    changeAddress(`${currentRoute()}${formatView(view)}${location.hash}`, how);
  };
  const follow = (): void => {
    const asked = offeredView(readView(location.search), table.offered);
    if (formatView(asked) !== formatView(view)) {
      show(asked);
    }
  };

  const onInput = ({ target }: Event): void => {
    show(readForm(table, view));
    if (target === box) {
      cancel();
      timer = window.setTimeout(() => {
        write('replace');
      }, REST_MS);
    } else {
      write('push');
    }
  };
  const onClick = (event: MouseEvent): void => {
    const pressed = hitBy(event, 'th button')?.parentElement;
    const sort = headings.find(({ heading }) => pressed === heading);
    const link = hitBy(event, 'td a');
    if (hitBy(event, '.problem-reset')) {
      show({ words: '', choices: {} });
      box.focus();
      write('push');
    } else if (sort) {
      show({ ...view, order: nextOrder(view.order, sort.column) });
      write('push');
    } else if (link && timer !== undefined && isPlainClick(event)) {
      event.preventDefault();
      // So that Back returns to the typed text.
      write('replace');
      link.click();
    }
  };

  form.addEventListener('input', onInput);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  root.addEventListener('click', onClick);
  addEventListener('popstate', follow);
  show(offeredView(readView(location.search), table.offered));
  if (formatView(view) !== '') {
    // Shows the table when it is inside a closed tab: the address asks for its rows.
    root.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
  form.inert = false;
}
