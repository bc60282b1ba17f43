import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { writeStored } from '../chrome/storage';

interface TabProps {
  label: string;
  /** What the tab stands for in its group; the label where there is no group. */
  value?: string;
  children: ReactNode;
}

/** One panel of {@link NoteTabs}; drawn by it. */
export function NoteTab({ children }: TabProps): ReactElement {
  return <>{children}</>;
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement(child) && child.type === NoteTab;
}

/** Attribute of the root element that holds the reader's choice in a group, set before the first paint. */
function choiceAttribute(group: string): string {
  return `data-${group}`;
}

function choiceEvent(group: string): string {
  return `note-tabs:${group}`;
}

/** Makes a choice for all tabs of a group on this page and on the pages to come. */
function choose(group: string, value: string): void {
  writeStored('localStorage', group, value);
  document.documentElement.setAttribute(choiceAttribute(group), value);
  window.dispatchEvent(new Event(choiceEvent(group)));
}

/** Runs a change and scrolls so that an element stays where it is in the window. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  requestAnimationFrame(() => {
    window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}

/**
 * Tabs whose panels all stay in the page: without JavaScript they stand one below the other, and
 * the browser's own search and links to a heading open the panel they lead to.
 *
 * @param props.group Tabs of one group follow one choice, kept for the whole site.
 */
export function NoteTabs(props: { children: ReactNode; group?: string }): ReactElement {
  const { children, group } = props;
  const tabs = Children.toArray(children).filter(isTab);
  const [active, setActive] = useState(0);
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  /** Where the address leads, while its panel is being opened. */
  const target = useRef<Element>(null);

  useEffect(() => {
    const panels = [...(root.current?.querySelectorAll(':scope > .tab-panel') ?? [])];
    const openAt = (element: Element | null): void => {
      const index = panels.findIndex((panel) => element !== null && panel.contains(element));
      if (index !== -1) {
        setActive(index);
      }
    };
    const openHash = (): void => {
      const element = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      target.current = element?.closest('.tab-panel:not(.active)') ? element : null;
      openAt(element);
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

  const values = tabs.map(({ props: { label, value } }) => value ?? label).join('\n');
  // Before the paint, so that the panel chosen by style sheet never gives way to the first one.
  useLayoutEffect(() => {
    if (group === undefined) {
      return;
    }
    const follow = (): void => {
      const choice = document.documentElement.getAttribute(choiceAttribute(group));
      const index = values.split('\n').indexOf(choice ?? '');
      if (index !== -1) {
        setActive(index);
      }
    };
    follow();
    root.current?.setAttribute('data-ready', '');
    window.addEventListener(choiceEvent(group), follow);
    return () => {
      window.removeEventListener(choiceEvent(group), follow);
    };
  }, [group, values]);

  const select = (index: number): void => {
    setActive(index);
    const value = values.split('\n')[index];
    if (group !== undefined && value !== undefined && root.current) {
      keepInPlace(root.current, () => {
        choose(group, value);
      });
    }
  };

  useEffect(() => {
    // React has no `hidden="until-found"`, which lets the browser's search look inside.
    root.current?.querySelectorAll(':scope > .tab-panel').forEach((panel, index) => {
      if (index === active) {
        panel.removeAttribute('hidden');
        if (target.current !== null && panel.contains(target.current)) {
          // The browser has found nothing to scroll to.
          target.current.scrollIntoView();
          target.current = null;
        }
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
    select(next);
    document.getElementById(`${name}-tab-${String(next)}`)?.focus();
  };

  return (
    <div className="note-tabs" ref={root} data-group={group}>
      <div className="tab-list" role="tablist" onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.props.label}
            type="button"
            role="tab"
            id={`${name}-tab-${String(index)}`}
            aria-controls={`${name}-panel-${String(index)}`}
            aria-selected={index === active}
            data-value={tab.props.value}
            tabIndex={index === active ? 0 : -1}
            onClick={() => {
              select(index);
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
