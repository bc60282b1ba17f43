/** The small bar that counts the marks of a page. */
export interface MarksBar {
  readonly show: (place: number, count: number) => void;
  readonly remove: () => void;
}

function createButton(label: string, key: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.setAttribute('aria-keyshortcuts', key);
  button.title = `${label} (${key})`;
  button.addEventListener('click', onClick);
  return button;
}

/** Puts the bar at the foot of the window. */
export function createMarksBar(handlers: {
  onStep: (direction: 'next' | 'previous') => void;
  onClear: () => void;
}): MarksBar {
  const bar = document.createElement('div');
  bar.className = 'search-marks';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', '이 노트에서 찾은 말');
  const place = document.createElement('span');
  place.setAttribute('role', 'status');
  bar.append(
    place,
    createButton('이전', 'Shift+N', () => {
      handlers.onStep('previous');
    }),
    createButton('다음', 'N', () => {
      handlers.onStep('next');
    }),
    createButton('지우기', 'Escape', handlers.onClear),
  );
  document.body.append(bar);
  return {
    show(current, count) {
      place.textContent = `찾은 말 ${current}/${count}`;
    },
    remove() {
      bar.remove();
    },
  };
}
