import type { ReactElement } from 'react';
import type { Span } from 'ko-search/query';

/** A text with marks in it, made of text nodes only. */
export function MarkedText({
  text,
  marks,
}: {
  text: string;
  marks: readonly Span[];
}): ReactElement {
  const pieces: (string | ReactElement)[] = [];
  let end = 0;
  for (const mark of marks) {
    pieces.push(text.slice(end, mark.start));
    pieces.push(<mark key={mark.start}>{text.slice(mark.start, mark.end)}</mark>);
    end = mark.end;
  }
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
