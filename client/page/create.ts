/** Creates an element with attributes and children. */
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

/** Creates a button with a click listener. */
export function createButton(
  label: string,
  attributes: Readonly<Record<string, string>>,
  onPress: () => void,
): HTMLButtonElement {
  const button = create('button', { type: 'button', ...attributes }, label);
  button.addEventListener('click', onPress);
  return button;
}
