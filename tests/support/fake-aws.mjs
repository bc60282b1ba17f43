import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

/*
 * As much of the AWS command as `docs/hosts/s3.sh` uses: a bucket is a folder, and what is uploaded stands
 * in a file with its headers. https://docs.aws.amazon.com/cli/latest/reference/s3/#use-of-exclude-and-include-filters
 */

const { BUCKET = '', BUCKET_LOG = '' } = process.env;
const [service, command, from = '', to = '', ...options] = process.argv.slice(2);

/** What the command takes a file for; one it does not know is `binary/octet-stream`. */
const TYPES = /** @type {Record<string, string>} */ ({
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'text/xml',
});

/** @param {string} name */
function option(name) {
  const at = options.indexOf(name);
  return at === -1 ? undefined : options[at + 1];
}

/** Filters that come later count more. `*` also stands for slashes. */
const filters = options.flatMap((name, at) => {
  const text = options[at + 1] ?? '';
  const pattern = new RegExp(
    `^${text.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`,
  );
  return name === '--include' || name === '--exclude'
    ? [{ pattern, isIncluded: name === '--include' }]
    : [];
});

/** @param {string} file */
function isMeant(file) {
  return filters.findLast(({ pattern }) => pattern.test(file))?.isIncluded ?? true;
}

/** @param {string} folder */
function list(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(isMeant);
}

if (service === 's3') {
  const target = path.join(BUCKET, to.replace(/^s3:\/\/[^/]+/, ''));
  mkdirSync(target, { recursive: true });
  for (const file of list(from)) {
    const [source, object] = [path.join(from, file), path.join(target, file)];
    if (
      command === 'sync' &&
      existsSync(object) &&
      statSync(source).size === statSync(object).size
    ) {
      continue;
    }
    mkdirSync(path.dirname(object), { recursive: true });
    copyFileSync(source, object);
    const entry = {
      key: `/${path.relative(BUCKET, object)}`,
      type: option('--content-type') ?? TYPES[path.extname(file).slice(1)] ?? 'binary/octet-stream',
      cache: option('--cache-control') ?? '',
    };
    appendFileSync(BUCKET_LOG, `${JSON.stringify(entry)}\n`);
  }
  for (const file of options.includes('--delete') ? list(target) : []) {
    if (!existsSync(path.join(from, file))) {
      rmSync(path.join(target, file));
    }
  }
} else {
  process.stdout.write('ETAG\n');
}
