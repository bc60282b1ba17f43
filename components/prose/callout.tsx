import type { ReactElement, ReactNode } from 'react';
import { callouts } from '../../lib/vocabulary/callouts';

/** Draws a callout, written `> [!NOTE]`. Not a landmark: a page may have many. */
export function Callout(props: { kind: keyof typeof callouts; children: ReactNode }): ReactElement {
  return (
    <div className="callout" role="note" data-kind={props.kind} aria-label={callouts[props.kind]}>
      <p className="callout-label">{callouts[props.kind]}</p>
      {props.children}
    </div>
  );
}
