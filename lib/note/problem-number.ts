/**
 * The number by which a judge's problem is known; empty where the judge names problems by words.
 *
 * @example
 * problemNumber({ id: '1753' })            // '1753'
 * problemNumber({ id: 'grid-simulation' }) // ''
 */
export function problemNumber(problem: { readonly id: string } | undefined): string {
  return problem !== undefined && /^\d+$/.test(problem.id) ? problem.id : '';
}
