import { isPlainClick } from '../../lib/reader/plain-click';
import { create, createButton } from '../page/create';
import { hitBy, listen } from '../page/listen';

/** The dialog in which figures are shown large; there is one for the whole site. */
interface FigureDialog {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  readonly size: HTMLButtonElement;
  readonly stage: HTMLElement;
}

const FIGURES = 'main :is(.diagram, .note-figure)';
const LABEL = '그림 크게 보기';

/** What the button that changes the size says: what it will do. */
const SIZES = { own: '100%로 보기', fit: '창에 맞추기' } as const;

/** A picture is worth opening when it is shown smaller than this share of its own size. */
const REDUCED = 0.95;

let shared: FigureDialog | undefined;

/** Shows the picture whole, or at its own size with its middle where the middle of the window is. */
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
  // Arrow keys move what is larger than the window.
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

/** The picture that is shown; of a diagram that is told as a list here, the one that is not. */
function pictureOf(figure: Element): Picture | undefined {
  const pictures = [...figure.querySelectorAll<Picture>('.drawing, img')];
  return pictures.find((picture) => picture.getClientRects().length > 0) ?? pictures[0];
}

/** The picture once more, free of the size it has on the page and with its text alternative. */
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
    // A list stands for it. A picture of another kind has not come yet.
    return picture instanceof SVGElement;
  }
  const box = figure.querySelector('.diagram-scroll');
  return (
    shown < Number(picture.getAttribute('width')) * REDUCED ||
    (box !== null && box.scrollWidth > box.clientWidth + 1)
  );
}

/** Marks a figure that is shown too small, and gives a diagram its button. */
function refresh(figure: Element, reduced: boolean): void {
  figure.toggleAttribute('data-reduced', reduced);
  if (figure.matches('.diagram') && figure.querySelector('.figure-open') === null) {
    // The one listener of the site hears it, as it does the links of pictures.
    const opener = create('button', {
      type: 'button',
      class: 'figure-open',
      title: LABEL,
      'aria-label': `${LABEL}: ${captionOf(figure)}`,
    });
    figure.querySelector('figcaption')?.before(opener);
  }
}

function onClick(event: MouseEvent): void {
  const opener = hitBy(event, '.figure-open');
  const figure = opener?.closest(FIGURES);
  // With a modifier a link opens the picture in a tab of its own.
  if (opener && figure && isPlainClick(event)) {
    event.preventDefault();
    openFigure(figure, opener);
  }
}

/**
 * Lets figures that are shown smaller than they are be opened large. Without scripts a diagram scrolls in its box
 * and a picture is a plain link.
 */
export function watchFigures(): void {
  listen({ click: onClick });
}

/** Marks figures that the page shows smaller than they are, also when its width changes. */
export function measureFigures(): void {
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
}
