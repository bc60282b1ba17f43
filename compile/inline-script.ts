import { transformSync } from 'esbuild';

/** What keeps a function that nobody calls from being dropped as useless. */
const EXPORT = 'export default';

const minified = new Map<unknown, string>();

/**
 * The text of a script that stands in the page: a function, as small as it gets, and its call.
 *
 * @param run may use nothing from outside but its parameters, which must survive JSON
 */
export function inlineScript<Parameters extends unknown[]>(
  run: (...parameters: Parameters) => void,
  ...parameters: Parameters
): string {
  let code = minified.get(run);
  if (code === undefined) {
    const module = transformSync(`${EXPORT} ${run.toString()}`, { minify: true, target: 'es2022' });
    code = module.code.slice(EXPORT.length).trim().replace(/;$/, '');
    minified.set(run, code);
  }
  return `(${code})(${parameters.map((value) => JSON.stringify(value)).join(',')})`;
}
