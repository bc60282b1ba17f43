/*
 * What `compile/lean-next.ts` puts in the place of parts of Next.js that do nothing here.
 */

// client/script: scripts of others, of which there are none.

export function initScriptLoader(): void {
  return undefined;
}

export function handleClientScriptLoad(): void {
  return undefined;
}

// is-bot: for machines it fetches nothing before a click, and our own links never ask it to.

export const isBot = (): boolean => false;

// is-dynamic and what it guards: no page has brackets in its address.

export const isDynamicRoute = (): boolean => false;

export const getRouteRegex = (): { readonly groups: object } => ({ groups: {} });

export function getRouteMatcher(): void {
  return undefined;
}

export function interpolateAs(): void {
  return undefined;
}
