import {
  createElement,
  Fragment,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { breakChances, couldPart, joinedPieces } from '../../lib/markdown/break-chances';
import { callouts } from '../../lib/vocabulary/callouts';
import { between } from '../page/between';
import { site } from '../page/site';

function box(Tag: 'div' | 'dl' | 'section', className: string) {
  return function Box({ children }: { children: ReactNode }): ReactElement {
    return <Tag className={className}>{children}</Tag>;
  };
}

/** Numbers the steps of an instruction; each `###` heading begins one. */
export const NoteSteps = box('div', 'note-steps');

/** Draws the numbers of the site, counted by `build/compile/remark-home.ts`. */
export const SiteNumbers = box('div', 'site-numbers');

/** Draws ways into the site, side by side where there is room. */
export const NoteDoors = box('div', 'note-doors');

/** Draws two blocks side by side where there is room. */
export const SideBySide = box('div', 'side-by-side');

/** Draws a list of links as cards, side by side where there is room. */
export const NoteCards = box('div', 'note-cards');

export const NoteTerms = box('dl', 'note-terms');

/** Draws the links that the build adds at the end of a note. */
export const NoteRelated = box('section', 'note-related');

/**
 * Draws a table of fields that becomes a column of cards on a narrow screen.
 *
 * @param props.columns column titles as a JSON array, written at build; the style sheet shows them beside the cells
 *   of a card
 */
export function FieldTable(props: { columns?: string; children: ReactNode }): ReactElement {
  const titles = JSON.parse(props.columns ?? '[]') as string[];
  const style = Object.fromEntries(
    titles.map((title, index) => [`--column-${index + 1}`, JSON.stringify(title)]),
  ) as CSSProperties;
  return (
    <div className="field-table" style={style}>
      {props.children}
    </div>
  );
}

/** Draws the box of a list that is written at build. */
export function NoteList(props: { kind?: string; children: ReactNode }): ReactElement {
  const { kind = 'described' } = props;
  // The author's own table is text of the note, also for the search.
  if (kind === 'written') {
    return <>{props.children}</>;
  }
  return <div className={`note-list of-${kind}`}>{props.children}</div>;
}

/** Draws one of {@link NoteDoors}, in the colour of a section. */
export function NoteDoor({ mark, children }: { mark?: string; children: ReactNode }): ReactElement {
  return (
    <div className={mark === undefined ? 'note-door' : `note-door section-${mark}`}>{children}</div>
  );
}

/**
 * Draws a question from the notes, with its answer folded and a link to its note. `daily-question.ts` replaces
 * it by the question of the day.
 *
 * @param props.notes routes with their number of questions, separated by `|`
 */
export function DailyQuestion(props: { notes?: string; children: ReactNode }): ReactElement {
  return (
    <div className="daily-question" data-notes={props.notes}>
      {props.children}
      <button type="button">다른 질문</button>
    </div>
  );
}

/**
 * Draws a folded form for the reader's own values, hidden without scripts; `my-values.ts` fills it.
 *
 * @param props.fields Labels with the text of the examples that each replaces: `플랜 ID=P-4ML8|도메인=shop.example.com`.
 */
export function MyValues({ fields }: { fields?: string }): ReactElement {
  return (
    <details className="note-form my-values" data-fields={fields}>
      <summary>내 값</summary>
    </details>
  );
}

/** Draws a folded box for a pasted error, hidden without scripts; `error-reader.ts` fills it. */
export function ErrorReader(): ReactElement {
  return (
    <details className="note-form error-reader">
      <summary>받은 오류 붙여 넣기</summary>
    </details>
  );
}

/** Draws the method and path of a call of an HTTP API. */
export function ApiEndpoint({ method, path }: { method: string; path: string }): ReactElement {
  return (
    <p className="api-endpoint" data-method={method}>
      <span className="api-method">{method}</span> <code>{between('wbr', breakChances(path))}</code>
    </p>
  );
}

/** Draws a picture with text alternative and caption; size and loading are written at build. */
export function NoteFigure(props: {
  src: string;
  alt: string;
  caption?: string;
  width?: string;
  height?: string;
}): ReactElement {
  return (
    <figure className="note-figure">
      <img
        src={`${site.basePath}${props.src}`}
        alt={props.alt}
        width={props.width}
        height={props.height}
        loading="lazy"
        decoding="async"
      />
      <a
        className="figure-open"
        href={`${site.basePath}${props.src}`}
        aria-label={`그림 크게 보기: ${props.caption ?? props.alt}`}
        title="그림 크게 보기"
      />
      {props.caption !== undefined && (
        <figcaption>{between('w-j', joinedPieces(props.caption))}</figcaption>
      )}
    </figure>
  );
}

/**
 * Draws text with `code` in backticks, with the break chances that build/compile/rehype-break-chances.ts adds
 * to notes.
 */
function withCode(text: string): ReactNode[] {
  const parts = text.split('`');
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <code key={index}>{between('wbr', breakChances(part))}</code>
    ) : (
      <Fragment key={index}>
        {couldPart(parts[index - 1] ?? '', part) && createElement('w-j')}
        {between('w-j', joinedPieces(part))}
      </Fragment>
    ),
  );
}

/** Draws a contradiction between the provider's documentation and this site's guide. */
export function SpecNote({ official, spec }: { official: string; spec: string }): ReactElement {
  return (
    <dl className="spec-note">
      <div>
        <dt>PayPal 공식</dt>
        <dd>{withCode(official)}</dd>
      </div>
      <div>
        <dt>이 가이드</dt>
        <dd>{withCode(spec)}</dd>
      </div>
    </dl>
  );
}

/** Draws a question with a folded answer, which opens without scripts. */
export function NoteQuiz(props: { question: string; children: ReactNode }): ReactElement {
  return (
    <details className="note-quiz">
      <summary>{withCode(props.question)}</summary>
      {props.children}
    </details>
  );
}

/**
 * Draws the place of a note in its series, with links to its neighbours.
 *
 * @param props.share share of the series up to and including this note, from 0 to 1
 */
export function NoteSeries(props: { share?: string; children: ReactNode }): ReactElement {
  const { share = '0', children } = props;
  return (
    <nav className="note-series" aria-label="연재" style={{ '--share': share } as CSSProperties}>
      {children}
    </nav>
  );
}

/** Draws what is next on the learning paths of a note. */
export function NotePath({ children }: { children: ReactNode }): ReactElement {
  return (
    <nav className="note-cards note-path" aria-label="차례대로 읽기">
      {children}
    </nav>
  );
}

/** Draws the links back to a note, folded. */
export function NoteBacklinks(props: { count: string; children: ReactNode }): ReactElement {
  return (
    <details>
      <summary>이 노트를 가리키는 노트 {props.count}개</summary>
      {props.children}
    </details>
  );
}

/** Draws the empty list of similar addresses on the error page; `client/nearest-notes.ts` fills it. */
export function NearestNotes(): ReactElement {
  return <div className="note-list nearest-notes" />;
}

/** Draws a callout, written `> [!NOTE]`. Not a landmark: a page may have many. */
export function Callout(props: { kind: keyof typeof callouts; children: ReactNode }): ReactElement {
  return (
    <div className="callout" role="note" data-kind={props.kind} aria-label={callouts[props.kind]}>
      <p className="callout-label">{callouts[props.kind]}</p>
      {props.children}
    </div>
  );
}
