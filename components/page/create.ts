/** A new element with its attributes and what stands in it. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** A new button that does something when it is pressed. */
export function createButton(
  label: string,
  attributes: Readonly<Record<string, string>>,
  onPress: () => void,
): HTMLButtonElement {
  const button = create('button', { type: 'button', ...attributes }, label);
  button.addEventListener('click', onPress);
  return button;
}
