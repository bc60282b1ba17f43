import type { ComponentProps, ReactElement } from 'react';
import { hrefOf } from './href';

/** Draws a link; an address of the site goes below the base path. */
export default function Link({ href = '', ...props }: ComponentProps<'a'>): ReactElement {
  return <a href={href.startsWith('/') ? hrefOf({ route: href }) : href} {...props} />;
}
