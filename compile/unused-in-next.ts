/*
 * What `compile/lean-next.ts` puts in the place of parts of Next.js that do nothing here.
 */

export function initScriptLoader(): void {
  return undefined;
}

export function handleClientScriptLoad(): void {
  return undefined;
}
