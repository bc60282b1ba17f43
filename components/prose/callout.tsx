import type { ReactElement, ReactNode } from 'react';

const labels = {
  note: '참고',
  tip: '도움말',
  important: '중요',
  warning: '주의',
  caution: '위험',
} as const;

/** A remark set apart from the text; written `> [!NOTE]` in a note. */
export function Callout(props: { kind: keyof typeof labels; children: ReactNode }): ReactElement {
  return (
    <aside className="callout" data-kind={props.kind} aria-label={labels[props.kind]}>
      <p className="callout-label">{labels[props.kind]}</p>
      {props.children}
    </aside>
  );
}
