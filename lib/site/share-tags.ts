import { SHARE_PICTURE } from '../vocabulary/export-names';
import { sharePictureFileOf, type Route } from '../vocabulary/routes';
import type { PageFacts } from './page-facts';
import type { Site } from './site';

/** The page whose picture is that of the site. */
const HOME = '/' as Route;

/**
 * Returns the meta tags with the share picture of a page: its own for a note, the site's for a page without a
 * file. Only messengers read them, so `pages/_document.tsx` writes them and no script carries them.
 *
 * Names: https://ogp.me/#structured
 *
 * @returns properties and contents of `meta` elements
 */
export function shareTags(
  site: Site,
  note: Pick<PageFacts, 'route' | 'title' | 'filePath' | 'frontMatter'> | undefined,
): readonly (readonly [property: string, content: string])[] {
  const own = note?.filePath !== undefined && note.route !== HOME ? note : undefined;
  const title = own && (own.frontMatter.longTitle ?? own.title);
  const address = `${site.url}${site.basePath}/${sharePictureFileOf(own?.route ?? HOME)}`;
  return [
    ['og:image', address],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARE_PICTURE.width)],
    ['og:image:height', String(SHARE_PICTURE.height)],
    ['og:image:alt', title === undefined ? site.title : `${title} | ${site.title}`],
  ];
}
