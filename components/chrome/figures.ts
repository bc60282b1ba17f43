/** The dialog in which figures are shown large; there is one for the whole site. */
interface FigureDialog {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly stage: HTMLElement;
}

const FIGURES = 'main :is(.diagram, .note-figure)';
const LABEL = '그림 크게 보기';

/** A picture is worth opening when it is shown smaller than this share of its own size. */
const REDUCED = 0.95;

let shared: FigureDialog | undefined;

function createDialog(): FigureDialog {
  const dialog = document.createElement('dialog');
  dialog.className = 'figure-dialog';
  const bar = document.createElement('div');
  bar.className = 'figure-bar';
  const title = document.createElement('p');
  title.id = 'figure-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '닫기';
  close.addEventListener('click', () => {
    dialog.close();
  });
  const stage = document.createElement('div');
  stage.className = 'figure-stage';
  // Arrow keys move what is larger than the window.
  stage.tabIndex = 0;
  stage.setAttribute('role', 'group');
  stage.setAttribute('aria-label', '크게 본 그림');
  bar.append(title, close);
  dialog.append(bar, stage);
  document.body.append(dialog);
  return { dialog, title, stage };
}

function pictureOf(figure: Element): SVGElement | HTMLImageElement | null {
  return figure.querySelector<SVGElement | HTMLImageElement>(':scope svg, :scope img');
}

/** The picture once more, at its own size and with its text alternative. */
function largeCopy(figure: Element): Element | undefined {
  const picture = pictureOf(figure);
  if (picture === null) {
    return undefined;
  }
  const copy = picture.cloneNode(true) as SVGElement | HTMLImageElement;
  if (copy instanceof HTMLImageElement) {
    copy.loading = 'eager';
    return copy;
  }
  // Arrow heads are found by id in the picture on the page; a second one with that id would be a fault.
  for (const element of copy.querySelectorAll('[id]')) {
    element.removeAttribute('id');
  }
  const label = figure.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
  const box = document.createElement('div');
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', label);
  box.append(copy);
  return box;
}

function openFigure(figure: Element, opener: HTMLElement): void {
  const copy = largeCopy(figure);
  if (copy === undefined) {
    return;
  }
  shared ??= createDialog();
  const { dialog, title, stage } = shared;
  title.textContent = captionOf(figure) || '그림';
  stage.replaceChildren(copy);
  dialog.addEventListener(
    'close',
    () => {
      stage.replaceChildren();
      opener.focus();
    },
    { once: true },
  );
  dialog.showModal();
  stage.scrollTo(0, 0);
}

function captionOf(figure: Element): string {
  return figure.querySelector('figcaption')?.textContent.trim() ?? '';
}

function isReduced(figure: Element): boolean {
  const picture = pictureOf(figure);
  const natural = Number(picture?.getAttribute('width') ?? 0);
  const shown = picture?.getBoundingClientRect().width ?? 0;
  const box = figure.querySelector('.diagram-scroll');
  return (
    shown > 0 &&
    (shown < natural * REDUCED || (box !== null && box.scrollWidth > box.clientWidth + 1))
  );
}

/** Marks a figure that is shown too small, and gives a diagram its button. */
function refresh(figure: Element, reduced: boolean): void {
  figure.toggleAttribute('data-reduced', reduced);
  if (figure.matches('.diagram') && figure.querySelector('.figure-open') === null) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'figure-open';
    button.textContent = LABEL;
    button.setAttribute('aria-label', `${LABEL}: ${captionOf(figure)}`);
    figure.querySelector('figcaption')?.before(button);
  }
}

function onClick(event: MouseEvent): void {
  const opener =
    event.target instanceof Element ? event.target.closest<HTMLElement>('.figure-open') : null;
  const figure = opener?.closest(FIGURES);
  // With a modifier a link opens the picture in a tab of its own.
  if (opener && figure && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    openFigure(figure, opener);
  }
}

/**
 * Lets figures that are shown smaller than they are be opened large. Without scripts a diagram scrolls in its box
 * and a picture is a plain link.
 *
 * @returns Stops watching.
 */
export function watchFigures(): () => void {
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
  };
}

/**
 * Watches the size of the figures of the page being shown.
 *
 * @returns Stops watching and closes what is open.
 */
export function measureFigures(): () => void {
  const observer = new ResizeObserver((entries) => {
    // First all that asks for the layout, then all that changes it.
    const measured = entries.map(({ target }) => ({ target, reduced: isReduced(target) }));
    for (const { target, reduced } of measured) {
      refresh(target, reduced);
    }
  });
  for (const figure of document.querySelectorAll(FIGURES)) {
    observer.observe(figure);
  }
  return () => {
    observer.disconnect();
    shared?.dialog.close();
  };
}
