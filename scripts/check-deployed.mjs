import { setTimeout } from 'node:timers/promises';

/*
 * Checks a deployed site: `npm run check:deployed -- https://notes.example.com`, with the base path if it has one.
 * Needs no package, so that it runs without an installation.
 */

/** Pause before a host that does not yet show the deployed site is asked again (ms). */
const WAIT_MS = 15_000;

/**
 * A difference from what the build made.
 *
 * @typedef {{ address: string, found: string, expected: string, fix: string }} Wrong
 */

/**
 * Finds what is wrong with a deployed site: its first page, a missing address, a script, the search.
 *
 * @param {string} site address of the first page
 * @returns {Promise<Wrong[]>}
 */
export async function wrongOf(site) {
  const root = site.replace(/\/+$/, '');
  /** @type {Wrong[]} */
  const wrong = [];
  /**
   * @param {string} address
   * @param {{ status: number, type: string, text: RegExp, fix: string }} wanted
   */
  const ask = async (address, { status, type, text, fix }) => {
    const expected = `${status} ${type} ${text.source}`;
    try {
      const response = await fetch(address, { cache: 'no-store' });
      // The declarations of Node.js and of the browser conflict here and leave `any`.
      const body = String(await response.text());
      const sent = response.headers.get('content-type') ?? '';
      if (response.status !== status || !sent.includes(type) || !text.test(body)) {
        wrong.push({ address, found: `${response.status} ${sent}`, expected, fix });
      }
      return body;
    } catch (error) {
      wrong.push({ address, found: String(error), expected, fix });
      return '';
    }
  };
  const home = await ask(`${root}/`, {
    status: 200,
    type: 'html',
    text: /id="menu-list"/,
    fix: 'out/을 그 주소에 올린다. 하위 경로면 BASE_PATH로 빌드한다.',
  });
  await ask(`${root}/no-such-page`, {
    status: 404,
    type: 'html',
    text: /class="[^"]*nearest-notes/,
    fix: '없는 주소에 404.html을 상태 404로 보내게 호스트를 고친다. 하위 경로의 404.html인지도 본다.',
  });
  const [, script = `${new URL(root).pathname.replace(/\/$/, '')}/_site/`] =
    /"([^"]*\/_site\/[^"]+\.js)"/.exec(home) ?? [];
  await ask(new URL(script, root).href, {
    status: 200,
    type: 'javascript',
    text: /./,
    fix: '_site와 _next를 HTML보다 먼저 올린다. 밑줄로 시작하는 폴더를 빼는 호스트면 .nojekyll도 올린다.',
  });
  const manifest = await ask(`${root}/_search/manifest.json`, {
    status: 200,
    type: 'json',
    text: /"folder":"\w+"/,
    fix: '_search를 올린다. HTML이 오면 없는 주소에 첫 페이지를 보내는 호스트다.',
  });
  const [, folder = 'none'] = /"folder":"(\w+)"/.exec(manifest) ?? [];
  await ask(`${root}/_search/${folder}/titles.json`, {
    status: 200,
    type: 'json',
    text: /^\{/,
    fix: '_search/<해시>를 manifest.json보다 먼저 올린다.',
  });
  return wrong;
}

/** @param {readonly string[]} args */
async function checkDeployed([site = '', ...options]) {
  if (!/^https?:\/\//.test(site)) {
    console.error('쓰는 법: npm run check:deployed -- https://notes.example.com [--tries 20]');
    return 1;
  }
  const tries = options[0] === '--tries' ? Number(options[1]) : 1;
  let wrong = await wrongOf(site);
  for (let tried = 1; tried < tries && wrong.length > 0; tried += 1) {
    await setTimeout(WAIT_MS);
    wrong = await wrongOf(site);
  }
  for (const { address, found, expected, fix } of wrong) {
    console.error(`${address}\n  찾은 것  ${found}\n  기대한 것  ${expected}\n  고치는 법  ${fix}`);
  }
  if (wrong.length === 0) {
    console.log(`${site}: 첫 페이지, 404, 스크립트, 검색 자료가 제자리에 있다.`);
  }
  return wrong.length > 0 ? 1 : 0;
}

if (process.argv[1]?.endsWith('check-deployed.mjs')) {
  process.exitCode = await checkDeployed(process.argv.slice(2));
}
