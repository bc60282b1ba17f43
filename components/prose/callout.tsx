import type { ReactElement, ReactNode } from 'react';
import { callouts } from '../../lib/vocabulary/callouts';

/** A remark set apart from the text; written `> [!NOTE]` in a note. No landmark: a page may have many. */
export function Callout(props: { kind: keyof typeof callouts; children: ReactNode }): ReactElement {
  return (
    <div className="callout" role="note" data-kind={props.kind} aria-label={callouts[props.kind]}>
      <p className="callout-label">{callouts[props.kind]}</p>
      {props.children}
    </div>
  );
}
