import type { ComponentProps, ReactElement } from 'react';
import { hrefOf } from './href';

/** A link; an address of the site is written below its own path. */
export default function Link({ href = '', ...props }: ComponentProps<'a'>): ReactElement {
  return <a href={href.startsWith('/') ? hrefOf({ route: href }) : href} {...props} />;
}
