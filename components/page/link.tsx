import type { ComponentProps, ReactElement } from 'react';
import { hrefOf } from './href';

/**
 * A link. Stands for `next/link` in the theme as well (`compile/lean-theme.ts`): `watch-links.ts`
 * shows pages of this site without a reload, wherever the link was drawn.
 */
export default function Link({ href = '', ...props }: ComponentProps<'a'>): ReactElement {
  return <a href={href.startsWith('/') ? hrefOf({ route: href }) : href} {...props} />;
}
