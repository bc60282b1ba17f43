import { absoluteUrl } from '../vocabulary/routes';
import { splitAddress } from '../addresses/redirects';
import { escapeHtml } from '../markdown/escape-html.mjs';
import type { Site } from '../site/site';

/**
 * The page at an old address. It works on any static host: browsers follow the refresh, search
 * engines the canonical link, and readers without either the link.
 *
 * @param target The address that took its place, without base path.
 * @param title Title of the note there.
 */
export function redirectPage(site: Site, target: string, title: string): string {
  const { route, id } = splitAddress(target);
  const address = `${site.basePath}${target === '/' ? '' : target}` || '/';
  // A script keeps the heading of the old address, which a refresh would drop.
  const jump = `location.replace(${JSON.stringify(address)}${id === undefined ? '+location.hash' : ''})`;
  return [
    '<!doctype html>',
    '<html lang="ko">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>옮긴 노트: ${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(site, route))}">`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}">`,
    `<script>${jump}</script>`,
    '</head>',
    '<body>',
    `<p>이 노트를 옮긴 곳: <a href="${escapeHtml(address)}">${escapeHtml(title)}</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
