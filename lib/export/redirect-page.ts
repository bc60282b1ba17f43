import { absoluteUrl } from '../vocabulary/routes';
import { splitAddress } from '../addresses/redirects';
import { escapeHtml } from '../markdown/escape-html';
import type { Site } from '../site/site';

/**
 * Keeps the reader's fragment, which a refresh would drop. The address is in the page, not in the script, so
 * that one hash in the policy covers all these pages.
 */
const JUMP =
  "const to=document.getElementById('target');location.replace(to.href+(to.hash?'':location.hash))";

/**
 * Writes the page at an old address. It works on any static host: browsers follow the refresh, search engines the
 * canonical link, and readers without either the link.
 *
 * @param target the new address, without base path
 * @param title title of the note there
 */
export function redirectPage(site: Site, target: string, title: string): string {
  const { route } = splitAddress(target);
  const address = `${site.basePath}${target === '/' ? '' : target}` || '/';
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
    '</head>',
    '<body>',
    `<p>이 노트를 옮긴 곳: <a id="target" href="${escapeHtml(address)}">${escapeHtml(title)}</a></p>`,
    `<script>${JUMP}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
