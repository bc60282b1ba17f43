import type { DocsThemeConfig } from 'nextra-theme-docs';
import { Footer } from './components/chrome/footer';
import { LogoIcon } from './components/page/icons';
import { SiteNavbar, ThemeButton } from './components/chrome/site-navbar';
import { TableOfContents } from './components/chrome/toc';
import { SearchBox, SearchButton } from './components/chrome/search-button';
import { site } from './components/page/site';

/** What the search looks into besides texts; `build/site.ts` reads it. */
export const searchSettings = { codeblocks: true };

const config = {
  logo: (
    <strong className="site-logo">
      <LogoIcon />
      {site.title}
    </strong>
  ),
  project: { link: site.profileLink },
  chat: { link: site.chatLink },
  docsRepositoryBase: site.docsRepositoryBase,
  navbar: { component: SiteNavbar, extraContent: SearchButton },
  sidebar: { defaultMenuCollapseLevel: 1, autoCollapse: true, toggleButton: true },
  search: { component: SearchBox },
  toc: { component: TableOfContents, title: '목차' },
  themeSwitch: { component: ThemeButton },
  editLink: { component: null },
  feedback: { content: null },
  gitTimestamp: null,
  footer: { component: Footer },
} satisfies DocsThemeConfig;

export default config;
