/**
 * Returns the number that a judge gives a problem; empty for a judge that names problems by words.
 *
 * @example
 * problemNumber({ id: '1753' })            // '1753'
 * problemNumber({ id: 'grid-simulation' }) // ''
 */
export function problemNumber(problem: { readonly id: string } | undefined): string {
  return problem !== undefined && /^\d+$/.test(problem.id) ? problem.id : '';
}
