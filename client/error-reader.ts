import { readErrorBody } from '../lib/reader/error-body';
import { create } from './page/create';

/** The names of the lists of the page with what is said of each, by name. */
function rowsOfPage(): Map<string, Element[]> {
  const rows = new Map<string, Element[]>();
  for (const term of document.querySelectorAll('.entries > dt')) {
    const name = term.querySelector(':scope > code:first-child')?.textContent;
    const row = [term];
    for (let next = term.nextElementSibling; next?.tagName === 'DD';) {
      row.push(next);
      next = next.nextElementSibling;
    }
    if (name !== undefined) {
      rows.set(name, row);
    }
  }
  return rows;
}

/** Puts in a box that shows the rows of the page for the codes of an error pasted into it. */
export function start(place: HTMLElement): void {
  const rows = rowsOfPage();
  const box = create('textarea', {
    rows: '5',
    spellcheck: 'false',
    'aria-label': '오류 본문',
    placeholder: '{ "name": "…", "details": [{ "issue": "…" }] }',
  });
  const answer = create('div', { 'aria-live': 'polite' });
  box.addEventListener('input', () => {
    if (box.value.trim() === '') {
      answer.replaceChildren();
      return;
    }
    const read = readErrorBody(box.value);
    if (read.kind === 'fault') {
      answer.replaceChildren(create('p', {}, read.words));
      return;
    }
    const found = read.codes.flatMap(
      (code) =>
        rows.get(code)?.map((element) => element.cloneNode(true)) ?? [
          create('dt', {}, create('code', {}, code)),
          create('dd', {}, '이 표에 없는 코드다. 응답의 description을 읽는다.'),
        ],
    );
    answer.replaceChildren(create('dl', { class: 'entries' }, ...found));
    if (read.debugId !== undefined) {
      answer.append(create('p', {}, `문의할 때 적을 debug_id: ${read.debugId}`));
    }
  });
  place.append(
    create(
      'p',
      {},
      '받은 오류의 본문을 붙여 넣으면 코드마다 아래 표의 설명을 보여 준다. 붙여 넣은 내용은 전송하지 않는다.',
    ),
    box,
    answer,
  );
}
