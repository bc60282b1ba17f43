import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

interface TabProps {
  label: string;
  children: ReactNode;
}

/** One panel of {@link NoteTabs}; drawn by it. */
export function NoteTab({ children }: TabProps): ReactElement {
  return <>{children}</>;
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement(child) && child.type === NoteTab;
}

/**
 * Tabs whose panels all stay in the page: without JavaScript they stand one below the other, and
 * the browser's own search and links to a heading open the panel they lead to.
 */
export function NoteTabs({ children }: { children: ReactNode }): ReactElement {
  const tabs = Children.toArray(children).filter(isTab);
  const [active, setActive] = useState(0);
  const group = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const panels = [...(root.current?.querySelectorAll(':scope > .tab-panel') ?? [])];
    const openAt = (element: Element | null): void => {
      const index = panels.findIndex((panel) => element !== null && panel.contains(element));
      if (index !== -1) {
        setActive(index);
      }
    };
    const openHash = (): void => {
      openAt(document.getElementById(decodeURIComponent(location.hash.slice(1))));
    };
    const openFound = (event: Event): void => {
      openAt(event.target as Element);
    };
    openHash();
    window.addEventListener('hashchange', openHash);
    panels.forEach((panel) => {
      panel.addEventListener('beforematch', openFound);
    });
    return () => {
      window.removeEventListener('hashchange', openHash);
      panels.forEach((panel) => {
        panel.removeEventListener('beforematch', openFound);
      });
    };
  }, []);

  useEffect(() => {
    // React has no `hidden="until-found"`, which lets the browser's search look inside.
    root.current?.querySelectorAll(':scope > .tab-panel').forEach((panel, index) => {
      if (index === active) {
        panel.removeAttribute('hidden');
      } else {
        panel.setAttribute('hidden', 'until-found');
      }
    });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    const next = (active + step + tabs.length) % tabs.length;
    setActive(next);
    document.getElementById(`${group}-tab-${String(next)}`)?.focus();
  };

  return (
    <div className="note-tabs" ref={root}>
      <div className="tab-list" role="tablist" onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.props.label}
            type="button"
            role="tab"
            id={`${group}-tab-${String(index)}`}
            aria-controls={`${group}-panel-${String(index)}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => {
              setActive(index);
            }}
          >
            {tab.props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.props.label}
          className={index === active ? 'tab-panel active' : 'tab-panel'}
          role="tabpanel"
          id={`${group}-panel-${String(index)}`}
          aria-labelledby={`${group}-tab-${String(index)}`}
        >
          <p className="tab-panel-label">{tab.props.label}</p>
          {tab}
        </div>
      ))}
    </div>
  );
}
