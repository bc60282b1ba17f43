import { labels } from './korean-labels';

/**
 * Webpack loader: puts Korean in the place of the English labels that are written into the theme.
 * A label that is not found fails the build, so an update of the theme cannot bring one back unseen.
 */
export default function koreanLabelsLoader(
  this: { resourcePath: string; callback: (error: Error | null, source?: string) => void },
  source: string,
): void {
  const file = this.resourcePath.replace(/^.*node_modules\//, '');
  let result = source;
  for (const [english, korean] of labels[file] ?? []) {
    if (!result.includes(english)) {
      this.callback(new Error(`${file}: label not found: ${english} (compile/korean-labels.ts)`));
      return;
    }
    result = result.replaceAll(english, korean);
  }
  this.callback(null, result);
}
