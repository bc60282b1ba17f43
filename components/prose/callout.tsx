import type { ReactElement, ReactNode } from 'react';

const labels = {
  note: '참고',
  tip: '도움말',
  important: '중요',
  warning: '주의',
  caution: '위험',
} as const;

/** A remark set apart from the text; written `> [!NOTE]` in a note. No landmark: a page may have many. */
export function Callout(props: { kind: keyof typeof labels; children: ReactNode }): ReactElement {
  return (
    <div className="callout" role="note" data-kind={props.kind} aria-label={labels[props.kind]}>
      <p className="callout-label">{labels[props.kind]}</p>
      {props.children}
    </div>
  );
}
