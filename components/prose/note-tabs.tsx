import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';

interface TabProps {
  label: string;
  /** Id of the tab in its group; without a group, the label. */
  value?: string;
  children: ReactNode;
}

/** Holds one panel of {@link NoteTabs}, which draws it. */
export function NoteTab({ children }: TabProps): ReactElement {
  return <>{children}</>;
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement(child) && child.type === NoteTab;
}

/**
 * Draws tabs. All panels stay in the page, so that without scripts they follow each other; `client/tabs.ts`
 * makes them switch.
 *
 * @param props.group tabs of one group follow one choice, stored for the whole site
 */
export function NoteTabs(props: { children: ReactNode; group?: string }): ReactElement {
  const tabs = Children.toArray(props.children).filter(isTab);
  const name = useId();
  return (
    <div className="note-tabs" data-group={props.group}>
      <div
        className="tab-list"
        role="tablist"
        aria-label={props.group === 'language' ? '코드의 언어' : '탭'}
      >
        {tabs.map(({ props: { label, value } }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${name}-tab-${String(index)}`}
            aria-controls={`${name}-panel-${String(index)}`}
            aria-selected={index === 0}
            data-value={value}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.label}
          className={index === 0 ? 'tab-panel active' : 'tab-panel'}
          role="tabpanel"
          data-value={tab.props.value}
          id={`${name}-panel-${String(index)}`}
          aria-labelledby={`${name}-tab-${String(index)}`}
        >
          <p className="tab-panel-label">{tab.props.label}</p>
          {tab}
        </div>
      ))}
    </div>
  );
}
