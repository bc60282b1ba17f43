import { create, createButton } from '../page/create';

/** The small bar that counts the marks of a page. */
export interface MarksBar {
  readonly show: (place: number, count: number) => void;
  readonly remove: () => void;
}

function keyButton(label: string, key: string, onPress: () => void): HTMLButtonElement {
  return createButton(label, { 'aria-keyshortcuts': key, title: `${label} (${key})` }, onPress);
}

/** Puts the bar at the foot of the window. */
export function createMarksBar(handlers: {
  onStep: (direction: 'next' | 'previous') => void;
  onClear: () => void;
}): MarksBar {
  const place = create('span', { role: 'status' });
  const bar = create(
    'div',
    { class: 'search-marks', role: 'group', 'aria-label': '이 노트에서 찾은 검색어' },
    place,
    keyButton('이전', 'Shift+N', () => {
      handlers.onStep('previous');
    }),
    keyButton('다음', 'N', () => {
      handlers.onStep('next');
    }),
    keyButton('지우기', 'Escape', handlers.onClear),
  );
  document.body.append(bar);
  return {
    show(current, count) {
      place.textContent = `검색어 ${current}/${count}`;
    },
    remove() {
      bar.remove();
    },
  };
}
