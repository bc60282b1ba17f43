/** Sentences of libraries that do harm here and have no setting, and what stands for them. */
export const amendments: readonly { file: RegExp; from: string; to: string }[] = [
  {
    // After each render Next.js goes to the place the address names, wherever the reader is by then.
    file: /[\\/]next[\\/]dist[\\/](esm[\\/])?client[\\/]index\.js$/,
    from: 'this.scrollToHash();',
    to: '',
  },
  {
    // Twice computes the style of every element of a page as it starts; no colour here fades.
    file: /[\\/]nextra-theme-docs[\\/]dist[\\/]index\.js$/,
    from: 'disableTransitionOnChange: true',
    to: 'disableTransitionOnChange: false',
  },
];

/**
 * Webpack loader that puts {@link amendments} in place. One that is not found fails the build: the
 * library has changed, and what it does must be looked at again.
 */
export default function amendLoader(this: { resourcePath: string }, source: string): string {
  const file = this.resourcePath;
  return amendments
    .filter((amendment) => amendment.file.test(file))
    .reduce((text, { from, to }) => {
      if (!text.includes(from)) {
        throw new Error(`${file}: not found: ${from} (compile/amendments.ts)`);
      }
      return text.replaceAll(from, to);
    }, source);
}
