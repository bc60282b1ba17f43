import { SHARE_PICTURE } from '../vocabulary/export-names';
import { sharePictureFileOf, type Route } from '../vocabulary/routes';
import type { PageFacts } from './page-facts';
import type { Site } from './site';

/** The page whose picture stands for the site. */
const HOME = '/' as Route;

/**
 * What messengers read of the picture of a page. It is data of the page as it was written, never read by
 * the site itself: `pages/_document.tsx` writes it, and nothing of it goes into the scripts.
 *
 * A note has a picture of its own; pages without a file show that of the site.
 *
 * Names: https://ogp.me/#structured
 *
 * @returns Properties and contents of `meta` elements.
 */
export function shareTags(
  site: Site,
  note: Pick<PageFacts, 'route' | 'title' | 'filePath' | 'frontMatter'> | undefined,
): readonly (readonly [property: string, content: string])[] {
  const own = note?.filePath !== undefined && note.route !== HOME ? note : undefined;
  const title = own && (own.frontMatter.knownTitle ?? own.title);
  const address = `${site.url}${site.basePath}/${sharePictureFileOf(own?.route ?? HOME)}`;
  return [
    ['og:image', address],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARE_PICTURE.width)],
    ['og:image:height', String(SHARE_PICTURE.height)],
    ['og:image:alt', title === undefined ? site.title : `${title} | ${site.title}`],
  ];
}
