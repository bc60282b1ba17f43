import type { DocsThemeConfig } from 'nextra-theme-docs';
import { Footer } from './components/chrome/footer';
import { ChatIcon, ProfileIcon } from './components/page/icons';
import { SiteNavbar } from './components/chrome/site-navbar';
import { TableOfContents } from './components/chrome/toc';
import { ThemeSwitch } from './components/chrome/theme-switch';
import { SearchBox, SearchButton } from './components/search/search-button';
import { site } from './components/page/site';

/** What the search looks into besides texts; `build/site.ts` reads it. */
export const searchSettings = { codeblocks: true };

const config = {
  logo: <strong className="site-logo">{site.title}</strong>,
  project: { link: site.profileLink, icon: <ProfileIcon /> },
  chat: { link: site.chatLink, icon: <ChatIcon /> },
  docsRepositoryBase: site.docsRepositoryBase,
  navbar: { component: SiteNavbar, extraContent: SearchButton },
  sidebar: { defaultMenuCollapseLevel: 1, autoCollapse: true, toggleButton: true },
  search: { component: SearchBox },
  toc: { component: TableOfContents, title: '목차' },
  themeSwitch: { component: ThemeSwitch },
  editLink: { component: null },
  feedback: { content: null },
  gitTimestamp: null,
  footer: { component: Footer },
} satisfies DocsThemeConfig;

export default config;
