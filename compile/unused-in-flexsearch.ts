/*
 * What `compile/lean-flexsearch.ts` puts in the place of parts of FlexSearch that nobody asks for here: they are
 * named by others, and called only for what is switched off.
 */

export default undefined;

export const apply_enrich = undefined;
export const highlight_fields = undefined;
