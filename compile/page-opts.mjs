import { compactPageMap } from '../lib/tree/compact-page-map.mjs';
import { readNotesData } from './notes-data.mjs';

/**
 * @import { PageOpts } from 'nextra'
 */

/**
 * Gives each page the page map in our order and as little of it as navigation needs, and drops
 * Nextra's own guess of the last change. Called once per note; the map is made once per `notes.json`.
 *
 * @param {PageOpts} pageOpts
 * @returns {PageOpts}
 */
export function transformPageOpts(pageOpts) {
  const { timestamp: _timestamp, frontMatter, ...rest } = pageOpts;
  const { pageMap } = readNotesData();
  return {
    ...rest,
    // For components/chrome/site-layout.tsx, which makes of it what the theme takes.
    pageMap: compactPageMap(pageMap),
    ...(frontMatter && { frontMatter: pickFrontMatter(frontMatter) }),
  };
}

/**
 * What the theme and our components read in the browser; the rest stays on the build machine.
 *
 * @param {Record<string, unknown>} frontMatter
 */
function pickFrontMatter({ description, toc_max_heading_level: tocMaxHeadingLevel, status }) {
  return { description, toc_max_heading_level: tocMaxHeadingLevel, status };
}
