import { transformSync } from 'esbuild';

/** What keeps a function that nobody calls from being dropped as useless. */
const EXPORT = 'export default';

/** @type {Map<Function, string>} */
const minified = new Map();

/**
 * The text of a script that stands in the page: a function, as small as it gets, and its call.
 *
 * @template {unknown[]} Parameters
 * @param {(...parameters: Parameters) => void} run may use nothing from outside but its parameters,
 *   which must survive JSON
 * @param {Parameters} parameters
 * @returns {string}
 */
export function inlineScript(run, ...parameters) {
  let code = minified.get(run);
  if (code === undefined) {
    const module = transformSync(`${EXPORT} ${run.toString()}`, { minify: true, target: 'es2022' });
    code = module.code.slice(EXPORT.length).trim().replace(/;$/, '');
    minified.set(run, code);
  }
  return `(${code})(${parameters.map((value) => JSON.stringify(value)).join(',')})`;
}
