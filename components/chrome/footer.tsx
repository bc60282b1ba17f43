import type { ReactElement } from 'react';
import { useConfig } from 'nextra-theme-docs';
import type { PageLink } from '../../lib/tree/frame';
import { ATOM_FEED } from '../../lib/vocabulary/export-names';
import Link from '../page/link';
import { site } from '../page/site';

type Links = readonly (readonly [title: string, href: string | undefined])[];

/**
 * Draws the footer of every page.
 *
 * @param props.menu the theme's own prop, unused here
 * @param props.sections the sections of the top bar
 */
export function Footer(props: { menu?: boolean; sections?: readonly PageLink[] }): ReactElement {
  const { sections = [] } = props;
  const { project, chat } = useConfig();
  const columns: readonly (readonly [title: string, links: Links])[] = [
    [
      '읽기',
      [
        ['전체 노트', '/search'],
        ['태그', '/tags'],
        ['날짜별 노트', '/archive'],
        ['RSS 피드', `/${ATOM_FEED}`],
      ],
    ],
    [
      '섹션',
      sections.filter(({ route }) => route !== '/').map(({ route, title }) => [title, route]),
    ],
    [
      '이 사이트',
      [
        ['코드를 확인하는 방법', `${site.docsRepositoryBase}/CONTRIBUTING.md`],
        ['실행 기록', '/runs'],
        ['글쓰기 요소', '/note-elements'],
        ['문서 저장소', site.docsRepositoryBase],
        ['작성자', project.link],
        ['오픈 채팅', chat.link],
      ],
    ],
  ];
  return (
    <footer className="site-footer">
      <div>
        {columns.map(([title, links]) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {links.map(([name, href]) => (
                <li key={name}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p>© {site.author}</p>
      </div>
    </footer>
  );
}
