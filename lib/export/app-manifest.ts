import type { Site } from '../site/site';
import { surfaces } from '../site/surfaces';
import { TOUCH_ICON } from '../vocabulary/export-names';

/**
 * Writes the manifest that a phone reads when the site is added to its home screen.
 *
 * Form: https://www.w3.org/TR/appmanifest/
 */
export function appManifest({ title, description, basePath }: Site): string {
  const { file, size } = TOUCH_ICON;
  const manifest = {
    name: title,
    short_name: title,
    description,
    lang: 'ko',
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'minimal-ui',
    background_color: surfaces.light,
    theme_color: surfaces.light,
    icons: [
      { src: `${basePath}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${basePath}/${file}`, sizes: `${String(size)}x${String(size)}`, type: 'image/png' },
    ],
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
