import type { ReactElement } from 'react';
import { joinedPieces } from '../../lib/markdown/break-chances';
import { tocItems, type Heading } from '../../lib/reader/toc';
import { between } from '../page/between';
import { site } from '../page/site';

/** Draws the table of contents beside the note; `client/toc.ts` marks the current section. */
export function TableOfContents(props: {
  headings: readonly Heading[];
  level?: number;
  filePath?: string;
}): ReactElement {
  const items = tocItems(props.headings, props.level);
  return (
    <div className="toc">
      {items.length > 0 && (
        <>
          <p className="toc-title">목차</p>
          <ul>
            {items.map(({ depth, id, value }) => (
              <li key={id} data-depth={depth}>
                <a href={`#${id}`}>{between('w-j', joinedPieces(value))}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {props.filePath !== undefined && (
        <p className="toc-edit">
          <a href={`${site.docsRepositoryBase}/${props.filePath}`}>이 노트 고치기</a>
        </p>
      )}
    </div>
  );
}
