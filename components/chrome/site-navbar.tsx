import { Navbar, SkipNavLink } from 'nextra-theme-docs';
import type { ComponentProps, ReactElement } from 'react';
import { useMenu } from './root-class';

/**
 * The theme's bar with the skip link before it, which the theme exports but never draws. It leads
 * nowhere while the menu of a phone covers the page.
 */
export function SiteNavbar(props: ComponentProps<typeof Navbar>): ReactElement {
  const { menu } = useMenu();
  return (
    <>
      {!menu && <SkipNavLink className="skip-link" label="본문으로 건너뛰기" />}
      <Navbar {...props} />
    </>
  );
}
