import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { redirectPage } from '../../lib/export/redirect-page';
import { HEADERS_FILE, readHeaders } from '../../lib/export/headers';
import { readSite } from '../../lib/site/site';
import { deployRequirements } from '../../scripts/io/deploy-requirements';
import { unmetRequirements } from 'md-run/run';
import { listFiles } from '../../build/io/files';
import { startNginx, type Nginx } from '../support/nginx';
import { hosts, uploadToBucket, type Answer, type Host } from '../support/hosts';
import { describeWith } from '../support/tools';

/* What readers get from the hosts that can be asked here, for every file of the site that was built. */

const OUT = 'out';
const { site } = readSite(process.env);
const headersText = readFileSync(path.join(OUT, HEADERS_FILE), 'utf8');
const errorPage = readFileSync(path.join(OUT, '404.html'));
const headers = readHeaders(headersText);
const missing = unmetRequirements(deployRequirements);

const FOREVER = 'public, max-age=31536000, immutable';
const places = [
  { at: '맨 위', sitePath: '' },
  { at: '하위 경로', sitePath: '/notes' },
];

/** Files that hosts read themselves. */
const NOT_SERVED = /^(?:_headers|_nginx\/.*|_cloudfront\/.*|\.nojekyll|404\.html)$/;

const MOVED = 'old/place.html';

describe.each(places)('$at', ({ sitePath }) => {
  let folder = '';
  let root = '';
  let files: readonly string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
    root = path.join(folder, 'www');
    const inRoot = path.join(root, sitePath);
    mkdirSync(path.dirname(inRoot), { recursive: true });
    cpSync(OUT, inRoot, { recursive: true });
    mkdirSync(path.join(inRoot, 'old'));
    writeFileSync(
      path.join(inRoot, MOVED),
      redirectPage({ ...site, basePath: sitePath }, '/search', '찾기'),
    );
    const all = (await listFiles(inRoot, '.')).filter((file) => !NOT_SERVED.test(file));
    // Below a path, one of each kind in each folder stands for the others.
    const kinds = new Map(all.map((file) => [path.dirname(file) + path.extname(file), file]));
    files = sitePath === '' ? all : [...kinds.values()];
    writeFileSync(path.join(root, '404.html'), errorPage);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(['nginx', 'S3와 CloudFront'] as const)('%s', (name) => {
    describeWith(`${name}의 답`, name === 'nginx' ? missing : [], () => {
      let host: Host | undefined;

      beforeAll(async () => {
        host = await hosts[name]({ root, sitePath });
      });

      afterAll(() => host?.stop?.());

      const ask = (address: string): Promise<Answer> =>
        host?.ask(`${sitePath}${address}`) ?? Promise.reject(new Error(name));
      const cacheOf = async (address: string): Promise<string | null> =>
        (await ask(address)).headers.get('cache-control');
      const find = (pattern: RegExp): string => files.find((file) => pattern.test(file)) ?? '';

      test('내보낸 모든 파일이 제 주소에 있다', async () => {
        const wrong: string[] = [];
        for (const file of files) {
          const address = `/${file}`.replace(/^\/index\.html$|\.html$/, '');
          let answer = await ask(encodeURI(address));
          // Where a site lies below a path, its first page may be called a folder.
          if (address === '' && answer.status !== 200) {
            answer = await ask('/');
          }
          if (
            answer.status !== 200 ||
            !answer.body.equals(readFileSync(path.join(root, sitePath, file)))
          ) {
            wrong.push(`${answer.status} ${address}`);
          }
        }
        expect(wrong).toEqual([]);
      });

      test.each(['/search/', '/search.html'])(
        '%s은 그 페이지로 한 번에 보낸다',
        async (address) => {
          const { status, headers: sent } = await ask(address);
          expect([status, sent.get('location')]).toEqual([301, `${sitePath}/search`]);
        },
      );

      test('첫 페이지의 다른 주소는 첫 페이지로, 하위 경로 위의 /는 자기 자신에게 보내지 않는다', async () => {
        const { status, headers: sent } = await ask('/index.html');
        expect([status, sent.get('location')?.replace(/\/$/, '')]).toEqual([301, sitePath]);
        expect((await host?.ask('/'))?.headers.get('location')).not.toBe('/');
      });

      test('없는 주소는 404와 사이트의 404 페이지다', async () => {
        for (const address of ['/nowhere', '/no/where', '/_next/static/nothing.js']) {
          const { status, body } = await ask(address);
          expect([address, status, body.equals(errorPage)]).toEqual([address, 404, true]);
        }
      });

      test('옛 주소의 페이지가 새 주소로 보낸다', async () => {
        const { status, body } = await ask('/old/place');
        const [, target = ''] = /url=([^"]+)"/.exec(body.toString()) ?? [];
        expect(status).toBe(200);
        expect((await ask(target.slice(sitePath.length))).status).toBe(200);
      });

      test('주소가 내용에 따라 바뀌는 파일만 오래 둔다', async () => {
        expect(await cacheOf('/search')).toBe('no-cache');
        expect(await cacheOf('/_search/manifest.json')).toBe('no-cache');
        expect(await cacheOf(`/${find(/^_site\/.*\.js$/)}`)).toBe(FOREVER);
        expect(await cacheOf(`/${find(/^_search\/[^/]+\//)}`)).toBe(FOREVER);
        expect(await cacheOf('/_site/nothing.js')).toBe('no-cache');
      });

      test('빌드가 적은 헤더는 404에도 모두 있다', async () => {
        for (const address of ['/', '/search', '/nowhere', '/_search/manifest.json']) {
          const answer = await ask(address);
          const sent = headers.map(([header]) => [header, answer.headers.get(header)]);
          expect(sent).toEqual(headers);
        }
      });

      test('다른 사이트로 보내지 않는다', async () => {
        for (const start of ['/%5Cexample.com', '//example.com', '/%09/a.com', '/%0D%0Aa:b']) {
          for (const end of ['/', '.html', '/index.html', '//']) {
            const answer = await host?.ask(start + end);
            expect([start + end, answer?.headers.get('location') ?? '/']).toEqual([
              start + end,
              expect.stringMatching(/^\/(?![/\\\s])/),
            ]);
          }
        }
      });
    });
  });

  describeWith('nginx만의 약속', missing, () => {
    let nginx: Nginx | undefined;

    beforeAll(async () => {
      const page = path.join(root, sitePath, 'index.html');
      const text = readFileSync(page);
      writeFileSync(`${page}.br`, brotliCompressSync(text));
      writeFileSync(`${page}.gz`, gzipSync(text));
      nginx = await startNginx(root, sitePath);
    });

    afterAll(() => nginx?.stop());

    const get = (address: string, sent: Record<string, string> = {}): Promise<Response> =>
      fetch(`${nginx?.origin ?? ''}${sitePath}${address}`, { redirect: 'manual', headers: sent });

    test.each([
      ['/search/?q=1', '/search?q=1'],
      ['/search.html?q=1', '/search?q=1'],
    ])('%s → 301 %s', async (address, target) => {
      const { status, headers: got } = await get(address);
      expect([status, got.get('location')]).toEqual([301, `${sitePath}${target}`]);
    });

    test.each(['/404.html', '/_headers', '/_nginx/headers.conf', '/_cloudfront/headers.json'])(
      '%s는 보이지 않는다',
      async (address) => {
        const response = await get(address);
        expect([response.status, await response.text()]).toEqual([404, errorPage.toString()]);
      },
    );

    test.each(['br', 'gzip'])('미리 압축한 것을 %s로 준다', async (encoding) => {
      const response = await get('/', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(readFileSync(path.join(OUT, 'index.html'), 'utf8'));
    });

    test('바뀌지 않은 페이지는 다시 보내지 않는다', async () => {
      const { headers: got } = await get('/search');
      const again = await get('/search', { 'if-none-match': got.get('etag') ?? '' });
      expect(again.status).toBe(304);
    });
  });
});

test('S3에는 주소가 바뀌는 파일, 나머지, HTML의 차례로 올리고 지난 자산을 남긴다', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const served = { root: path.join(folder, 'www'), sitePath: '/notes' };
  const bucket = path.join(folder, 'bucket');
  const write = (root: string, file: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  };
  const names = [
    'index.html',
    'a/b.html',
    'a/b.md',
    'llms.txt',
    'feed.xml',
    '_search/manifest.json',
  ];
  const hashed = ['_search/1/t.json', '_next/static/chunks/a.js', '_next/static/media/a.woff2'];
  const unserved = ['_headers', '_nginx/headers.conf', '.nojekyll', 'index.html.br'];
  for (const file of [...names, ...hashed, ...unserved]) {
    write(path.join(served.root, '/notes'), file);
  }
  const uploads = uploadToBucket(served, bucket);
  const stage = ({ key }: { key: string }): number =>
    key.endsWith('.html') ? 2 : /\/_next\/static\/|\/_search\/[^/]+\//.test(key) ? 0 : 1;
  expect(uploads.map(stage)).toEqual(uploads.map(stage).sort());
  expect(uploads.map(({ key }) => key.slice('/notes/'.length)).sort()).toEqual(
    [...names, ...hashed].sort(),
  );
  const types = new Set(uploads.map(({ key, type }) => `${path.extname(key)} ${type}`));
  expect([...types].sort()).toEqual([
    '.html text/html; charset=utf-8',
    '.js text/javascript',
    '.json application/json',
    '.md text/markdown; charset=utf-8',
    '.txt text/plain; charset=utf-8',
    '.woff2 font/woff2',
    '.xml text/xml',
  ]);

  const site = path.join(bucket, '/notes');
  const old = ['gone.html', '_next/static/chunks/old.js', '_search/old/t.json'];
  for (const file of old) {
    write(site, file);
  }
  const left = (): boolean[] => old.map((file) => existsSync(path.join(site, file)));
  const again = uploadToBucket(served, bucket);
  expect(again.filter((one) => stage(one) === 0)).toEqual([]);
  expect(left()).toEqual([false, true, true]);
  uploadToBucket(served, bucket, '--prune');
  expect(left()).toEqual([false, false, false]);
});

test('정책은 CloudFront가 받는 길이 안이다', () => {
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  expect(new Map(headers).get('Content-Security-Policy')?.length).toBeLessThanOrEqual(1783);
});

test('_headers의 줄은 Cloudflare와 Netlify가 읽는 길이와 꼴이다', () => {
  // https://developers.cloudflare.com/pages/configuration/headers/: one splat a rule, 2,000 characters a line
  const lines = headersText.split('\n');
  expect(lines.filter((line) => line.length > 2000 || /^\/.*\*.*\*/.test(line))).toEqual([]);
});
