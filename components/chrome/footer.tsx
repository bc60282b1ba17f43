import Link from '../page/link';
import type { ReactElement } from 'react';
import { ATOM_FEED } from '../../lib/vocabulary/export-names';
import { ThemeSwitch } from './theme-switch';
import { site } from '../page/site';

/**
 * The foot of every page.
 *
 * @param props.menu Whether the page has no sidebar, so that the theme switch must stand here.
 */
export function Footer({ menu }: { menu?: boolean }): ReactElement {
  return (
    <footer className="site-footer">
      <div>
        <p>
          © {site.author} · <Link href="/search">전체 노트</Link> · <Link href="/tags">태그</Link> ·{' '}
          <Link href="/archive">날짜별 노트</Link> ·{' '}
          <a href={`${site.basePath}/${ATOM_FEED}`}>RSS 피드</a> ·{' '}
          <Link href="/note-elements">이 사이트의 글쓰기 요소</Link> ·{' '}
          <a href={site.docsRepositoryBase}>문서 저장소</a>
        </p>
        {menu === true && <ThemeSwitch />}
      </div>
    </footer>
  );
}
