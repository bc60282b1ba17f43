import type { DocsThemeConfig } from 'nextra-theme-docs';
import { Footer } from './components/chrome/footer';
import { Head } from './components/chrome/head';
import { ChatIcon, ProfileIcon } from './components/page/icons';
import { SiteNavbar } from './components/chrome/site-navbar';
import { TableOfContents } from './components/chrome/toc';
import { ThemeSwitch } from './components/chrome/theme-switch';
import { SearchBox, SearchButton } from './components/search/search-button';

const site = __SITE__;

const config: DocsThemeConfig = {
  logo: <strong className="site-logo">{site.title}</strong>,
  project: { link: site.profileLink, icon: <ProfileIcon /> },
  chat: { link: site.chatLink, icon: <ChatIcon /> },
  docsRepositoryBase: site.docsRepositoryBase,
  head: Head,
  navbar: { component: SiteNavbar, extraContent: SearchButton },
  sidebar: { defaultMenuCollapseLevel: 1, autoCollapse: true, toggleButton: true },
  search: { component: SearchBox },
  toc: { component: TableOfContents, title: '목차' },
  themeSwitch: { component: ThemeSwitch },
  editLink: { component: null },
  feedback: { content: null },
  gitTimestamp: null,
  footer: { component: Footer },
};

export default config;
