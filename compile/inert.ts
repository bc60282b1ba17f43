/*
 * What `compile/lean-theme.ts` puts in the place of libraries that the theme imports and this site
 * never reaches. Nothing here does anything: `anything` takes every call and has every property,
 * components draw nothing.
 */

const anything: unknown = new Proxy(() => undefined, {
  get: () => anything,
  apply: () => anything,
});

function nothing(): null {
  return null;
}

export {
  anything as z,
  anything as createPopper,
  anything as matchSorter,
  nothing as Callout,
  nothing as Card,
  nothing as Cards,
  nothing as Code,
  nothing as FileTree,
  nothing as Listbox,
  nothing as MDXRemote,
  nothing as Menu,
  nothing as NextSeo,
  nothing as Pre,
  nothing as Steps,
  nothing as Tab,
  nothing as Table,
  nothing as Tabs,
  nothing as Td,
  nothing as Th,
  nothing as Tr,
  nothing as Transition,
};

export default anything;
