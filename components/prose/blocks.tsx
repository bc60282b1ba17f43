import {
  createElement,
  Fragment,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { breakChances, couldPart, joinedPieces } from '../../lib/markdown/break-chances';
import { site } from '../page/site';

/** Numbered steps: each `###` heading inside begins one. */
export function NoteSteps({ children }: { children: ReactNode }): ReactElement {
  return <div className="note-steps">{children}</div>;
}

/**
 * A table of fields that becomes a column of cards where it is narrow.
 *
 * @param props.columns Titles of the columns as a JSON array, written at compile time; the style
 *   sheet shows them beside the cells of a card.
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

/** The place of a list that is written at compile time. */
export function NoteList(props: { kind?: string; children: ReactNode }): ReactElement {
  const { kind = 'described' } = props;
  // A table of the author's is text of the note, also for the search.
  if (kind === 'written') {
    return <>{props.children}</>;
  }
  return <div className={`note-list of-${kind}`}>{props.children}</div>;
}

/** How much there is on the site, as `build/compile/remark-home.ts` counts it. */
export function SiteNumbers({ children }: { children: ReactNode }): ReactElement {
  return <div className="site-numbers">{children}</div>;
}

/** Ways into the site, side by side where there is room. */
export function NoteDoors({ children }: { children: ReactNode }): ReactElement {
  return <div className="note-doors">{children}</div>;
}

/** One of {@link NoteDoors}, in the colour of a section. */
export function NoteDoor({ mark, children }: { mark?: string; children: ReactNode }): ReactElement {
  return (
    <div className={mark === undefined ? 'note-door' : `note-door section-${mark}`}>{children}</div>
  );
}

/**
 * A question of the notes with its answer folded and a link to its note. `daily-question.ts` puts that of the day
 * in its place.
 *
 * @param props.notes Where questions are: routes with the number of questions, set apart by `|`.
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
 * The place of a form for the reader's own values; `my-values.ts` fills it, and without scripts there is none.
 *
 * @param props.fields Labels with the text of the examples that each replaces: `플랜 ID=P-4ML8|도메인=shop.example.com`.
 */
export function MyValues({ fields }: { fields?: string }): ReactElement {
  return <div className="note-form my-values" data-fields={fields} hidden />;
}

/** The place of a box that explains a pasted error; `error-reader.ts` fills it. */
export function ErrorReader(): ReactElement {
  return <div className="note-form error-reader" hidden />;
}

/** Two blocks beside each other where there is room. */
export function SideBySide({ children }: { children: ReactNode }): ReactElement {
  return <div className="side-by-side">{children}</div>;
}

/** Method and path of one call of an HTTP API. */
export function ApiEndpoint({ method, path }: { method: string; path: string }): ReactElement {
  return (
    <p className="api-endpoint" data-method={method}>
      <span className="api-method">{method}</span> <code>{between('wbr', breakChances(path))}</code>
    </p>
  );
}

/** A picture with its text alternative and caption; size and loading are written at compile time. */
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

/** Pieces with an empty element between them: one where a line may break, or one where none may. */
function between(tag: 'wbr' | 'w-j', pieces: readonly string[]): ReactNode {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && createElement(tag)}
      {piece}
    </Fragment>
  ));
}

/** Text with `code` marked by backticks, as build/compile/rehype-break-chances.ts leaves that of a note. */
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

/** What the provider documents and what this site's guide says, where the two contradict. */
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

/** A list of links as cards, side by side where there is room. */
export function NoteCards({ children }: { children: ReactNode }): ReactElement {
  return <div className="note-cards">{children}</div>;
}

/** A question whose answer is folded; opens without JavaScript. */
export function NoteQuiz(props: { question: string; children: ReactNode }): ReactElement {
  return (
    <details className="note-quiz">
      <summary>{withCode(props.question)}</summary>
      {props.children}
    </details>
  );
}

/** Terms and their meanings. */
export function NoteTerms({ children }: { children: ReactNode }): ReactElement {
  return <dl className="note-terms">{children}</dl>;
}

/**
 * Where a note stands in its series, with links to its neighbours.
 *
 * @param props.share The part of the series that ends with this note, from 0 to 1.
 */
export function NoteSeries(props: { share?: string; children: ReactNode }): ReactElement {
  const { share = '0', children } = props;
  return (
    <nav className="note-series" aria-label="연재" style={{ '--share': share } as CSSProperties}>
      {children}
    </nav>
  );
}

/** The notes that lead to one, folded. */
export function NoteBacklinks(props: { count: string; children: ReactNode }): ReactElement {
  return (
    <details>
      <summary>이 노트를 가리키는 노트 {props.count}개</summary>
      {props.children}
    </details>
  );
}

/** Links to other notes that the build writes at the end of one. */
export function NoteRelated({ children }: { children: ReactNode }): ReactElement {
  return <section className="note-related">{children}</section>;
}
