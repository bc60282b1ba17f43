import { create } from './page/create';
import { changeAddress } from './page/open-page';
import { currentRoute } from '../components/page/href';
import { fitting, readSize } from '../lib/reader/input-size';

/** Marks the rows of the table of complexities that fit the number and the language of the reader. */
export function start(place: HTMLElement): void {
  const [head, ...rows] = [...place.querySelectorAll('tr')];
  const languages = [...(head?.cells ?? [])].slice(1, -1).map(({ innerText }) => innerText);
  const asked = new URLSearchParams(location.search);
  const size = create('input', {
    ...{ name: 'n', inputmode: 'numeric', enterkeyhint: 'done', placeholder: '200,000이나 10^5' },
    value: asked.get('n') ?? '',
  });
  const language = create(
    'select',
    { name: 'lang' },
    ...languages.map((name, index) => create('option', { value: String(index) }, name)),
  );
  language.value = asked.get('lang') ?? '0';
  if (language.value === '') {
    language.value = '0';
  }
  const said = create('p', { role: 'status' });
  const form = create(
    'form',
    { autocomplete: 'off', 'aria-label': 'n으로 고르기' },
    create('label', {}, create('span', {}, 'n은 얼마까지인가'), size),
    create('label', {}, create('span', {}, '언어'), language),
  );
  const draw = (): void => {
    const column = 1 + Number(language.value);
    const limits = rows.map(({ cells }) => cells[column]?.innerText ?? '');
    const n = readSize(size.value);
    const fits = n === undefined ? [] : fitting(n, limits);
    rows.forEach((row, index) => {
      row.classList.toggle('fits', fits[index] === true);
      row.classList.toggle('too-slow', fits[index] === false);
    });
    const heaviest = rows[fits.lastIndexOf(true)]?.cells[0]?.innerText;
    said.textContent =
      n === undefined
        ? size.value === ''
          ? '수를 입력하면 1초 안에 끝나는 복잡도를 표시한다.'
          : '숫자로 읽을 수 없다. 200,000이나 10^5, 20만처럼 입력한다.'
        : heaviest === undefined
          ? '한 번 순회하기에도 크다. 수식이나 규칙을 찾는다.'
          : `${heaviest}까지 해 볼 만하다.`;
  };
  form.addEventListener('input', () => {
    draw();
    const query = new URLSearchParams({ n: size.value, lang: language.value });
    changeAddress(
      `${currentRoute()}${size.value && `?${query.toString()}`}${location.hash}`,
      'replace',
    );
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  draw();
  place.prepend(form, said);
  place.classList.add('ready');
}
