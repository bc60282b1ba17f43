import type { DocsThemeConfig } from 'nextra-theme-docs';
import { Footer } from './components/chrome/footer';
import { Head, useSeoProps } from './components/chrome/head';
import { ChatIcon, ProfileIcon } from './components/chrome/icons';
import { SearchButton } from './components/chrome/search-button';
import { SiteNavbar } from './components/chrome/site-navbar';
import { TableOfContents } from './components/chrome/toc';
import { ThemeSwitch } from './components/chrome/theme-switch';
import { proseComponents } from './components/prose';

const site = __SITE__;

const config: DocsThemeConfig = {
  logo: <strong className="site-logo">{site.title}</strong>,
  project: { link: site.profileLink, icon: <ProfileIcon /> },
  chat: { link: site.chatLink, icon: <ChatIcon /> },
  docsRepositoryBase: site.docsRepositoryBase,
  head: Head,
  useNextSeoProps: useSeoProps,
  navbar: { component: SiteNavbar, extraContent: SearchButton },
  sidebar: { defaultMenuCollapseLevel: 1, autoCollapse: true, toggleButton: true },
  search: {
    placeholder: '노트와 코드 검색',
    emptyResult: <span className="search-empty">찾은 것이 없습니다.</span>,
    error: '검색 자료를 불러오지 못했습니다.',
    loading: <>불러오는 중…</>,
  },
  toc: { component: TableOfContents, title: '목차' },
  themeSwitch: { component: ThemeSwitch },
  editLink: { component: null },
  feedback: { content: null },
  gitTimestamp: null,
  footer: { component: Footer },
  // The theme's type says components without props; it passes them whatever the note wrote.
  components: proseComponents as unknown as NonNullable<DocsThemeConfig['components']>,
};

export default config;
