import Router from 'next/router';
import {
  choiceNames,
  countText,
  formatView,
  nextOrder,
  orderRows,
  problemColumns,
  readView,
  rowTest,
  type FilterableRow,
  type ProblemColumn,
  type ProblemOrder,
  type ProblemView,
} from '../../lib/reader/problem-filter';

/** How long typing must rest before the address follows, in milliseconds. */
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

/** The parts of the table that change; `undefined` when one is missing. */
function partsOf(root: HTMLElement) {
  const form = root.querySelector('form');
  const box = form?.querySelector('input');
  const status = root.querySelector('[role="status"]');
  const reset = root.querySelector<HTMLButtonElement>('.problem-reset');
  const body = root.querySelector('tbody');
  return form && box && status && reset && body
    ? { form, box, status, reset, body, selects: [...form.querySelectorAll('select')] }
    : undefined;
}

/** The headings with their columns, each with a button in it. */
function headings(root: HTMLElement): { column: ProblemColumn; heading: HTMLElement }[] {
  return [...root.querySelectorAll<HTMLElement>('th[data-sort]')].flatMap((heading) => {
    const column = problemColumns.find((name) => name === heading.dataset['sort']);
    if (!column) {
      return [];
    }
    if (!heading.querySelector('button')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...heading.childNodes);
      heading.append(button);
    }
    return [{ column, heading }];
  });
}

/**
 * Lets the reader sort and filter the rows of a table of problems. The address holds what was chosen:
 * a choice is a step back in the history, typing is not.
 *
 * @returns Stops watching.
 */
export function watchProblemTable(root: HTMLElement): () => void {
  const parts = partsOf(root);
  if (!parts) {
    return () => undefined;
  }
  const { form, box, status, reset, body, selects } = parts;
  const columns = headings(root);
  const rows = [...body.rows].map(readRow);
  const levels = [...(selects.find(({ name }) => name === 'level')?.options ?? [])].map(
    ({ value }) => value,
  );
  const stop = new AbortController();
  let order: ProblemOrder | undefined;
  let timer: number | undefined;

  function currentView(): ProblemView {
    const chosen = selects.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));
    return {
      words: box.value,
      choices: Object.fromEntries(chosen) as ProblemView['choices'],
      ...(order && { order }),
    };
  }

  function show(): void {
    const view = currentView();
    const fits = rowTest(view);
    const ordered = orderRows(rows, order, levels);
    let count = 0;
    for (const row of ordered) {
      const isShown = fits(row);
      row.element.hidden = !isShown;
      count += Number(isShown);
    }
    if (ordered.some(({ element }, index) => body.rows[index] !== element)) {
      body.append(...ordered.map(({ element }) => element));
    }
    for (const { column, heading } of columns) {
      if (order?.column === column) {
        heading.setAttribute('aria-sort', order.descending ? 'descending' : 'ascending');
      } else {
        heading.removeAttribute('aria-sort');
      }
    }
    const text = countText(count);
    if (status.textContent !== text) {
      status.textContent = text;
    }
    reset.hidden = formatView(view) === '';
  }

  /** Takes over a view; what the table does not offer counts as not chosen. */
  function take(view: ProblemView): void {
    box.value = view.words;
    for (const select of selects) {
      select.value = view.choices[select.name as keyof ProblemView['choices']] ?? '';
      if (select.selectedIndex === -1) {
        select.value = '';
      }
    }
    order = view.order;
    show();
  }

  function write(how: 'push' | 'replace'): Promise<boolean> {
    window.clearTimeout(timer);
    timer = undefined;
    const route = Router.asPath.replace(/[?#].*$/, '');
    const address = `${route}${formatView(currentView())}`;
    return Router[how](address, undefined, { shallow: true, scroll: false });
  }

  function follow(): void {
    const view = readView(location.search);
    if (formatView(view) !== formatView(currentView())) {
      take(view);
    }
  }

  function cancel(): void {
    window.clearTimeout(timer);
    timer = undefined;
  }

  function onInput({ target }: Event): void {
    show();
    if (target === box) {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void write('replace'), REST_MS);
    } else {
      void write('push');
    }
  }

  async function openLink(href: string): Promise<void> {
    if (timer !== undefined) {
      await write('replace');
    }
    await Router.push(href.slice(__SITE__.basePath.length));
  }

  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : undefined;
    const sort = columns.find(({ heading }) => target?.closest('th') === heading);
    const href = target?.closest('td a')?.getAttribute('href');
    if (target?.closest('.problem-reset')) {
      take({ words: '', choices: {} });
      box.focus();
      void write('push');
    } else if (sort && target?.closest('button')) {
      order = nextOrder(order, sort.column);
      show();
      void write('push');
    } else if (typeof href === 'string' && isPlain(event)) {
      event.preventDefault();
      void openLink(href);
    }
  }

  const { signal } = stop;
  form.addEventListener('input', onInput, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
    },
    { signal },
  );
  root.addEventListener('click', onClick, { signal });
  Router.events.on('routeChangeStart', cancel);
  Router.events.on('routeChangeComplete', follow);
  take(readView(location.search));
  form.inert = false;

  return () => {
    stop.abort();
    cancel();
    Router.events.off('routeChangeStart', cancel);
    Router.events.off('routeChangeComplete', follow);
  };
}

/** Whether a click wants the page here, not in another tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
