/** SHA-256 hashes, in base64, of the inline scripts and style sheets. */
export interface InlineHashes {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** Name and value of a header of every response. */
export type Header = readonly [name: string, value: string];

/** The headers for Cloudflare Pages and Netlify. */
export const HEADERS_FILE = '_headers';

/** The headers for nginx, to be included where pages are served. */
export const NGINX_HEADERS_FILE = '_nginx/headers.conf';

/** The headers as a response headers policy of CloudFront. */
export const CLOUDFRONT_HEADERS_FILE = '_cloudfront/headers.json';

function sources(hashes: ReadonlySet<string>): string {
  return ["'self'", ...[...hashes].sort().map((hash) => `'sha256-${hash}'`)].join(' ');
}

/**
 * Returns the security headers, the same for every page: the hashes are those of all inline code of the site. Style
 * attributes stay allowed, because code blocks carry their number of lines in one and a style runs nothing.
 *
 * Names and values: https://www.w3.org/TR/CSP3/
 */
export function securityHeaders({ scripts, styles }: InlineHashes): readonly Header[] {
  const policy = [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/**
 * Writes {@link HEADERS_FILE} for a site below a base path.
 *
 * @param hashed folders of files with a hash in their name. Each is named, because a pattern with two wildcards
 *   does nothing on Cloudflare, and on Netlify also matches files beside such a folder
 */
export function headersText(
  headers: readonly Header[],
  basePath: string,
  hashed: readonly string[],
): string {
  const lines = (of: readonly Header[]): string[] =>
    of.map(([name, value]) => `  ${name}: ${value}`);
  const kept = hashed.flatMap((folder) => [
    `${basePath}/${folder}/*`,
    ...lines([['Cache-Control', 'public, max-age=31536000, immutable']]),
  ]);
  return [`${basePath}/*`, ...lines(headers), ...kept, ''].join('\n');
}

/**
 * Reads the headers of every response from the text of {@link headersText}.
 *
 * @example
 * readHeaders('/*\n  X-Content-Type-Options: nosniff\n') // [['X-Content-Type-Options', 'nosniff']]
 */
export function readHeaders(text: string): readonly Header[] {
  const [, ...lines] = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('  '));
  return lines.slice(0, end === -1 ? undefined : end).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(2, colon), line.slice(colon + 2)];
  });
}

/** Writes {@link NGINX_HEADERS_FILE}. */
export function nginxHeadersText(headers: readonly Header[]): string {
  return headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}

/**
 * Writes {@link CLOUDFRONT_HEADERS_FILE}. Three of the headers have a field of their own, the others are custom.
 *
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export function cloudFrontHeadersText(headers: readonly Header[]): string {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': _,
    ...others
  } = Object.fromEntries(headers);
  const items = Object.entries(others).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  const config = {
    Name: 'notes',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
