import { isPlainClick } from '../lib/reader/plain-click';
import { create, createButton } from './page/create';
import { hitBy } from './page/listen';

/** The dialog that shows figures large; one for the whole site. */
interface FigureDialog {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly size: HTMLButtonElement;
  readonly stage: HTMLElement;
}

const LABEL = '그림 크게 보기';

/** Labels of the size button: the size that a press sets. */
const SIZES = { own: '100%로 보기', fit: '창에 맞추기' } as const;

/** Share of its own width below which a picture counts as shown too small. */
const REDUCED = 0.95;

let shared: FigureDialog | undefined;

function setFit({ size, stage }: Pick<FigureDialog, 'size' | 'stage'>, isFit: boolean): void {
  stage.toggleAttribute('data-fit', isFit);
  size.textContent = isFit ? SIZES.own : SIZES.fit;
  stage.scrollTo(
    (stage.scrollWidth - stage.clientWidth) / 2,
    (stage.scrollHeight - stage.clientHeight) / 2,
  );
}

function createDialog(): FigureDialog {
  const title = create('p', { id: 'figure-title' });
  // Focusable, so that arrow keys scroll a picture larger than the window.
  const stage = create('div', {
    class: 'figure-stage',
    tabindex: '0',
    role: 'group',
    'aria-label': '크게 본 그림',
  });
  const size = createButton(SIZES.own, {}, () => {
    setFit({ size, stage }, !stage.hasAttribute('data-fit'));
  });
  const close = createButton('닫기', {}, () => {
    dialog.close();
  });
  const dialog = create(
    'dialog',
    { class: 'figure-dialog', 'aria-labelledby': title.id },
    create('div', { class: 'figure-bar' }, title, size, close),
    stage,
  );
  document.body.append(dialog);
  return { dialog, title, size, stage };
}

type Picture = SVGElement | HTMLImageElement;

/** Finds the drawing that the page shows; where a list replaces the diagram, the hidden drawing. */
function pictureOf(figure: Element): Picture | undefined {
  const pictures = [...figure.querySelectorAll<Picture>('.drawing, img')];
  return pictures.find((picture) => picture.getClientRects().length > 0) ?? pictures[0];
}

/** Copies the picture without the size that it has on the page, and with its text alternative. */
function largeCopy(figure: Element): Element | undefined {
  const picture = pictureOf(figure);
  if (picture === undefined) {
    return undefined;
  }
  const copy = picture.cloneNode(true) as Picture;
  if (copy instanceof HTMLImageElement) {
    copy.loading = 'eager';
    return copy;
  }
  copy.removeAttribute('style');
  copy.classList.remove('if-wide', 'if-narrow');
  const label = figure.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
  return create('div', { role: 'img', 'aria-label': label }, copy);
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
  setFit(shared, true);
}

function captionOf(figure: Element): string {
  return figure.querySelector('figcaption')?.textContent.trim() ?? '';
}

function isReduced(figure: Element): boolean {
  const picture = pictureOf(figure);
  if (picture === undefined || figure.clientWidth === 0) {
    return false;
  }
  const shown = picture.getBoundingClientRect().width;
  if (shown === 0) {
    // Zero width: a list replaces the drawing, or an image has not loaded yet.
    return picture instanceof SVGElement;
  }
  const box = figure.querySelector('.diagram-scroll');
  return (
    shown < Number(picture.getAttribute('width')) * REDUCED ||
    (box !== null && box.scrollWidth > box.clientWidth + 1)
  );
}

function refresh(figure: Element, reduced: boolean): void {
  figure.toggleAttribute('data-reduced', reduced);
  if (figure.matches('.diagram') && figure.querySelector('.figure-open') === null) {
    const opener = create('button', {
      type: 'button',
      class: 'figure-open',
      title: LABEL,
      'aria-label': `${LABEL}: ${captionOf(figure)}`,
    });
    figure.querySelector('figcaption')?.before(opener);
  }
}

// All reads of the layout come before all writes, or each write would force a new layout.
const observer = new ResizeObserver((entries) => {
  const measured = entries.map(({ target }) => ({ target, reduced: isReduced(target) }));
  for (const { target, reduced } of measured) {
    refresh(target, reduced);
  }
});

/**
 * Opens a figure large on a click, and marks it while the page shows it too small. Without scripts a diagram scrolls
 * in its box, and a picture is a plain link.
 */
export function start(figure: HTMLElement): void {
  figure.addEventListener('click', (event) => {
    const opener = hitBy(event, '.figure-open');
    // A click with a modifier opens the link in a new tab.
    if (opener && isPlainClick(event)) {
      event.preventDefault();
      openFigure(figure, opener);
    }
  });
  observer.observe(figure);
}
