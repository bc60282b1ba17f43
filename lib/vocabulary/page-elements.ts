import { attributes, elements } from './note-elements';

const words = (text: string): string[] => text.split(' ');

/** Elements inside `main`: those of notes, and those that the site draws for them. */
export const noteElements: ReadonlySet<string> = new Set([
  ...elements,
  ...words('button c-a c-c c-d c-f c-i c-k c-l c-m c-p c-s form h1 h2 h3 h4 h5 h6 input'),
  ...words('label main nav'),
  ...words('option output section select w-j'),
  ...words('circle clipPath defs desc ellipse g line linearGradient marker path pattern polygon'),
  ...words('polyline rect stop svg text title tspan'),
  ...words('annotation math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom'),
  ...words('mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder'),
  ...words('munderover none semantics'),
]);

/** Elements around `main`. */
export const frameElements: ReadonlySet<string> = new Set([
  ...noteElements,
  ...words('article aside body dialog footer head header html link meta noscript script style'),
]);

/** HTML attributes of a page, in lower case and without hyphens; `aria-…` and `data-…` are allowed besides. */
export const pageAttributes: ReadonlySet<string> = new Set([
  ...attributes,
  ...words('as async autocapitalize autocomplete autocorrect autofocus charset checked content'),
  ...words('crossorigin decoding defer disabled draggable enterkeyhint fetchpriority for hidden'),
  ...words('htmlfor inert inputmode integrity is label maxlength media method minlength multiple'),
  ...words(
    'name nomodule nonce pattern placeholder popover popovertarget property readonly rel required',
  ),
  ...words('selected sizes spellcheck style target translate type action'),
]);
