import type { ReactElement, ReactNode } from 'react';
import { useConfig } from 'nextra-theme-docs';
import type { PageLink } from '../../lib/tree/frame';
import { ATOM_FEED } from '../../lib/vocabulary/export-names';
import Link from '../page/link';
import { site } from '../page/site';

function Column({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <p>{title}</p>
      <ul>{children}</ul>
    </div>
  );
}

/**
 * Draws the footer of every page.
 *
 * @param props.menu the theme's own prop, unused here
 * @param props.sections the sections of the top bar
 */
export function Footer(props: { menu?: boolean; sections?: readonly PageLink[] }): ReactElement {
  const { sections = [] } = props;
  const { project, chat } = useConfig();
  const outside = [
    [project.link, '작성자'],
    [chat.link, '오픈 채팅'],
  ] as const;
  return (
    <footer className="site-footer">
      <div>
        <Column title="읽기">
          <li>
            <Link href="/search">전체 노트</Link>
          </li>
          <li>
            <Link href="/tags">태그</Link>
          </li>
          <li>
            <Link href="/archive">날짜별 노트</Link>
          </li>
          <li>
            <a href={`${site.basePath}/${ATOM_FEED}`}>RSS 피드</a>
          </li>
        </Column>
        <Column title="섹션">
          {sections
            .filter(({ route }) => route !== '/')
            .map(({ route, title }) => (
              <li key={route}>
                <Link href={route}>{title}</Link>
              </li>
            ))}
        </Column>
        <Column title="이 사이트">
          <li>
            <a href={`${site.docsRepositoryBase}/CONTRIBUTING.md`}>코드를 확인하는 방법</a>
          </li>
          <li>
            <Link href="/runs">실행 기록</Link>
          </li>
          <li>
            <Link href="/note-elements">글쓰기 요소</Link>
          </li>
          <li>
            <a href={site.docsRepositoryBase}>문서 저장소</a>
          </li>
          {outside.map(([href, name]) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </Column>
        <p>© {site.author}</p>
      </div>
    </footer>
  );
}
