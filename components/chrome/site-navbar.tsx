import { Navbar, SkipNavLink } from 'nextra-theme-docs';
import type { ComponentProps, ReactElement } from 'react';

/** The theme's bar with the skip link before it, which the theme exports but never draws. */
export function SiteNavbar(props: ComponentProps<typeof Navbar>): ReactElement {
  return (
    <>
      <SkipNavLink className="skip-link" label="본문으로 건너뛰기" />
      <Navbar {...props} />
    </>
  );
}
