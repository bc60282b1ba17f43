import { isUsable, readFields, readValues, withValues } from '../lib/reader/my-values';
import { create, createButton } from './page/create';
import { readStored, storageKeys, writeStored } from './page/storage';

/** The texts within the code of the page, with what the note wrote there. */
function codeTexts(): { text: Text; written: string }[] {
  const texts: { text: Text; written: string }[] = [];
  for (const code of document.querySelectorAll('.code-block code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text) {
        texts.push({ text: node, written: node.data });
      }
    }
  }
  return texts;
}

/** Puts in a form whose values stand in the examples of the page, and in those of other notes of this tab. */
export function start(place: HTMLElement): void {
  const fields = readFields(place.dataset['fields'] ?? '');
  const texts = codeTexts().filter(({ written }) =>
    fields.some(({ example }) => written.includes(example)),
  );
  const inputs = fields.map(({ label, example }) => ({
    label,
    input: create('input', {
      placeholder: example,
      'aria-label': label,
      autocomplete: 'off',
      spellcheck: 'false',
    }),
  }));
  let values = readValues(readStored('sessionStorage', storageKeys.values));
  const show = (): void => {
    for (const { label, input } of inputs) {
      input.value = values[label] ?? '';
      input.setAttribute('aria-invalid', String(!isUsable(input.value)));
    }
    for (const { text, written } of texts) {
      const filled = withValues(written, fields, values);
      if (text.data !== filled) {
        text.data = filled;
      }
    }
  };
  const keep = (changed: Record<string, string>): void => {
    values = changed;
    writeStored('sessionStorage', storageKeys.values, JSON.stringify(values));
    show();
  };
  for (const { label, input } of inputs) {
    input.addEventListener('input', () => {
      keep({ ...values, [label]: input.value.trim() });
    });
  }
  place.append(
    create('p', {}, '예제의 값을 내 값으로 바꾼다. 입력한 값은 이 탭에만 남고 전송하지 않는다.'),
    ...inputs.map(({ label, input }) => create('label', {}, create('span', {}, label), input)),
    createButton('지우기', {}, () => {
      keep({});
    }),
  );
  show();
}
