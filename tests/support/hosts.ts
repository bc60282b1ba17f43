import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { CLOUDFRONT_HEADERS_FILE, HEADERS_FILE } from '../../lib/export/headers';
import { startNginx } from './nginx';

/* Hosts that cannot be run here, as far as their documentation says how they answer. */

/** What a host answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A host that serves a site; addresses are absolute paths. */
export interface Host {
  readonly ask: (address: string) => Promise<Answer>;
  readonly stop?: () => Promise<void>;
}

/** Where a host serves from: a folder that holds the site below the site's own path. */
export interface Served {
  readonly root: string;
  readonly sitePath: string;
}

/** Of an address that matches: the file that is looked for, and where it sends to instead of serving it. */
type Rule = readonly [address: RegExp, file: string, target?: string];

interface Model {
  /** The first rule counts whose file is there. */
  readonly rules: readonly Rule[];
  readonly moved: number;
  /** The file that stands for one that is not there. */
  readonly errorPage: (address: string) => string;
  readonly headers: (address: string, file: string) => Headers;
}

/** Serves by the rules of a model. */
function modelHost({ root }: Served, { rules, moved, errorPage, headers }: Model): Host {
  const serve = (status: number, address: string, file: string): Answer => {
    return { status, headers: headers(address, file), body: readFileSync(path.join(root, file)) };
  };
  const isThere = (file: string): boolean =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() === true;
  return {
    ask: (address) => {
      const found = rules.find(
        ([pattern, file]) => pattern.test(address) && isThere(address.replace(pattern, file)),
      );
      if (found === undefined) {
        return Promise.resolve(serve(404, address, errorPage(address)));
      }
      const [pattern, file, target] = found;
      if (target === undefined) {
        return Promise.resolve(serve(200, address, address.replace(pattern, file)));
      }
      const location = address.replace(pattern, target);
      return Promise.resolve({
        status: moved,
        headers: new Headers({ location }),
        body: Buffer.of(),
      });
    },
  };
}

/** What a file means by itself, with and without its ending, and a folder by its index. */
const PLAIN: readonly Rule[] = [
  [/$/, ''],
  [/$/, '.html'],
  [/$/, '/index.html', '/'],
];

/** Header rules of a `_headers` file: what an address must look like, and what it gets. */
type HeaderRule = readonly [address: RegExp, name: string, value: string];

function readRules(root: string, toPattern: (rule: string) => string): HeaderRule[] {
  let pattern = /$^/;
  return readFileSync(path.join(root, HEADERS_FILE), 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line): HeaderRule[] => {
      if (line.length > 2000) {
        throw new Error(`_headers: ${line.length} characters`);
      }
      if (line.startsWith('/')) {
        pattern = new RegExp(`^${toPattern(line)}$`);
        return [];
      }
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return [[pattern, name, value]];
    });
}

/** Rules override what the host sends by itself; values of one name are joined (both documentations). */
function ruledHeaders(rules: readonly HeaderRule[]): Model['headers'] {
  return (address) => {
    const headers = new Headers();
    for (const [pattern, name, value] of rules) {
      if (pattern.test(address)) {
        headers.append(name, value);
      }
    }
    if (!headers.has('cache-control')) {
      headers.set('cache-control', 'public, max-age=0, must-revalidate');
    }
    return headers;
  };
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** https://developers.cloudflare.com/pages/configuration/headers/: "You may only include a single splat" */
function cloudflarePattern(rule: string): string {
  if (rule.split('*').length > 2) {
    throw new Error(`_headers: ${rule}`);
  }
  return escaped(rule)
    .replace('*', '.*')
    .replaceAll(/:[a-z]\w*/gi, '[^/]+');
}

/**
 * A `*` of its own also stands for nothing. https://docs.netlify.com/manage/routing/headers/, and the
 * "production logic" in https://github.com/netlify/cli/pull/1777
 */
function netlifyPattern(rule: string): string {
  return escaped(rule).replaceAll(/\/?\*/g, (splat) => (splat === '*' ? '.*' : '(?:/.*)?'));
}

/** The nearest one above: https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior */
function nearestErrorPage(root: string, address: string): string {
  const folder = address.replace(/\/[^/]*$/, '');
  const page = `${folder}/404.html`;
  return folder === '' || existsSync(path.join(root, page)) ? page : nearestErrorPage(root, folder);
}

interface CloudFrontRequest {
  uri: string;
  rawQueryString: () => string | undefined;
}
type CloudFrontHandler = (event: {
  request: CloudFrontRequest;
}) => CloudFrontRequest | { statusCode: number; headers: { location: { value: string } } };

interface CloudFrontPolicy {
  readonly SecurityHeadersConfig: {
    readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
    readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
  };
  readonly CustomHeadersConfig: {
    readonly Items: readonly { readonly Header: string; readonly Value: string }[];
  };
}

function readPolicy(file: string): [string, string][] {
  const policy = JSON.parse(readFileSync(file, 'utf8')) as CloudFrontPolicy;
  const { ContentSecurityPolicy, ReferrerPolicy } = policy.SecurityHeadersConfig;
  return [
    ['Content-Security-Policy', ContentSecurityPolicy.ContentSecurityPolicy],
    ['Referrer-Policy', ReferrerPolicy.ReferrerPolicy],
    ['X-Content-Type-Options', 'nosniff'],
    ...policy.CustomHeadersConfig.Items.map(({ Header, Value }): [string, string] => [
      Header,
      Value,
    ]),
  ];
}

/** What was uploaded, in order, and what went with it. */
interface Upload {
  readonly key: string;
  readonly type: string;
  readonly cache: string;
}

/** Runs `docs/hosts/s3.sh` beside a folder `out`, with a bucket that is a folder; returns what it uploaded. */
export function uploadToBucket(
  { root, sitePath }: Served,
  bucket: string,
  ...options: readonly string[]
): Upload[] {
  const beside = `${bucket}-desk`;
  const log = path.join(beside, 'log');
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  symlinkSync(path.join(root, sitePath), path.join(beside, 'out'));
  const aws = `exec "${process.execPath}" "${path.resolve('tests/support/fake-aws.mjs')}" "$@"`;
  writeFileSync(path.join(beside, 'aws'), `#!/bin/sh\n${aws}\n`, { mode: 0o755 });
  execFileSync('sh', [path.resolve('docs/hosts/s3.sh'), `s3://bucket${sitePath}`, ...options], {
    cwd: beside,
    env: {
      ...process.env,
      PATH: `${beside}:${process.env['PATH'] ?? ''}`,
      BUCKET: bucket,
      BUCKET_LOG: log,
      HEADERS_POLICY: 'policy',
    },
  });
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Upload);
}

/**
 * Exact keys behind `docs/hosts/cloudfront.js`, which is run as it stands.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html (the error page
 * comes with its own metadata)
 */
function cloudFront(served: Served): Host {
  const { root, sitePath } = served;
  const bucket = `${root}-bucket`;
  const uploads = new Map(uploadToBucket(served, bucket).map((one) => [one.key, one]));
  const code = readFileSync('docs/hosts/cloudfront.js', 'utf8').replace(
    "BASE = ''",
    `BASE = '${sitePath}'`,
  );
  const handler = new Script(`${code};handler`).runInContext(
    createContext({}),
  ) as CloudFrontHandler;
  const policy = readPolicy(path.join(root, sitePath, CLOUDFRONT_HEADERS_FILE));
  const objects = modelHost(
    { root: bucket, sitePath },
    {
      rules: [[/$/, '']],
      moved: 301,
      errorPage: () => `${sitePath}/404.html`,
      headers: (_, file) => {
        const { type = '', cache = '' } = uploads.get(file) ?? {};
        return new Headers([...policy, ['content-type', type], ['cache-control', cache]]);
      },
    },
  );
  return {
    ask: (address) => {
      const [uri = '', query] = address.split('?');
      const answer = handler({ request: { uri, rawQueryString: () => query } });
      return 'uri' in answer
        ? objects.ask(answer.uri)
        : Promise.resolve({
            status: answer.statusCode,
            headers: new Headers({ location: answer.headers.location.value }),
            body: Buffer.of(),
          });
    },
  };
}

/** Starts a host on a folder. */
export const hosts = {
  nginx: async ({ root, sitePath }) => {
    const { origin, stop } = await startNginx(root, sitePath);
    return {
      stop,
      ask: async (address) => {
        const response = await fetch(`${origin}${address}`, { redirect: 'manual' });
        const body = Buffer.from(await response.arrayBuffer());
        return { status: response.status, headers: response.headers, body };
      },
    };
  },
  /*
   * https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site
   * Addresses as measured in https://github.com/slorber/trailing-slash-guide. That every answer is kept for ten
   * minutes and no header can be set is what users saw: https://github.com/orgs/community/discussions/11884
   */
  'GitHub Pages': (served) =>
    modelHost(served, {
      rules: [[/\/$/, '/index.html'], ...PLAIN],
      moved: 301,
      errorPage: () => `${served.sitePath}/404.html`,
      headers: () => new Headers({ 'cache-control': 'max-age=600' }),
    }),
  /* https://developers.cloudflare.com/pages/configuration/serving-pages/#route-matching */
  'Cloudflare Pages': (served) =>
    modelHost(served, {
      rules: [
        [/\/index\.html$/, '/index.html', '/'],
        [/\.html$/, '.html', ''],
        [/\/$/, '/index.html'],
        [/\/$/, '.html', ''],
        ...PLAIN,
      ],
      moved: 308,
      errorPage: (address) => nearestErrorPage(served.root, address),
      headers: ruledHeaders(readRules(served.root, cloudflarePattern)),
    }),
  /*
   * https://docs.netlify.com/manage/routing/redirects/redirect-options/#trailing-slash, with pretty URLs:
   * https://docs.netlify.com/build/post-processing/overview/ (measured in the guide above)
   */
  Netlify: (served) =>
    modelHost(served, {
      rules: [[/(?<=.)\/$/, '.html', ''], [/\/$/, '/index.html'], ...PLAIN],
      moved: 301,
      errorPage: () => '/404.html',
      headers: ruledHeaders(readRules(served.root, netlifyPattern)),
    }),
  'S3와 CloudFront': cloudFront,
} as const satisfies Readonly<Record<string, (served: Served) => Host | Promise<Host>>>;
