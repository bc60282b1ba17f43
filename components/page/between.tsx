import { createElement, Fragment, type ReactNode } from 'react';

/** Puts an empty element between the pieces of a text: `wbr` allows a line break there, `w-j` forbids it. */
export function between(tag: 'wbr' | 'w-j', pieces: readonly string[]): ReactNode {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && createElement(tag)}
      {piece}
    </Fragment>
  ));
}
