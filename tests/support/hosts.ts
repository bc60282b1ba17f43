import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { CLOUDFRONT_HEADERS_FILE } from '../../lib/export/headers';
import { startNginx } from './nginx';

/* nginx as it is, and S3 behind the function that CloudFront runs. */

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
  const open = (uri: string): Answer => {
    const isThere = statSync(path.join(bucket, uri), { throwIfNoEntry: false })?.isFile() === true;
    const file = isThere ? uri : `${sitePath}/404.html`;
    const { type = '', cache = '' } = uploads.get(file) ?? {};
    return {
      status: isThere ? 200 : 404,
      headers: new Headers([...policy, ['content-type', type], ['cache-control', cache]]),
      body: readFileSync(path.join(bucket, file)),
    };
  };
  return {
    ask: (address) => {
      const [uri = '', query] = address.split('?');
      const answer = handler({ request: { uri, rawQueryString: () => query } });
      return Promise.resolve(
        'uri' in answer
          ? open(answer.uri)
          : {
              status: answer.statusCode,
              headers: new Headers({ location: answer.headers.location.value }),
              body: Buffer.of(),
            },
      );
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
  'S3와 CloudFront': cloudFront,
} as const satisfies Readonly<Record<string, (served: Served) => Host | Promise<Host>>>;
