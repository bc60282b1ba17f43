/** A value of `_meta.json`: a display title, or title with type and display. */
export type MetaValue = string | Readonly<Record<string, string>>;

type Entries = readonly (readonly [string, MetaValue])[];

function readEntries(source: string): Entries {
  return Object.entries(JSON.parse(source) as Record<string, MetaValue>);
}

function write(entries: Entries): string {
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/**
 * Returns the `_meta.json` that orders a note, and the key of the note in it.
 *
 * @example
 * metaPlaceOf('pages/docs/redis.md')  // { metaFile: 'pages/docs/_meta.json', key: 'redis' }
 */
export function metaPlaceOf(file: string): { readonly metaFile: string; readonly key: string } {
  const end = file.lastIndexOf('/');
  const key = file.slice(end + 1).replace(/\.mdx?$/, '');
  return { metaFile: `${file.slice(0, end)}/_meta.json`, key };
}

/** Reads the value of an entry of a `_meta.json`. */
export function metaValue(source: string, key: string): MetaValue | undefined {
  return new Map(readEntries(source)).get(key);
}

/**
 * Sets an entry of a `_meta.json`; a new entry goes to the end.
 *
 * @example
 * setMetaEntry('{ "a": "가" }', 'b', '나')  // '{\n  "a": "가",\n  "b": "나"\n}\n'
 */
export function setMetaEntry(source: string, key: string, value: MetaValue): string {
  const entries = readEntries(source);
  return entries.some(([name]) => name === key)
    ? write(entries.map(([name, old]) => [name, name === key ? value : old]))
    : write([...entries, [key, value]]);
}

/** Renames the key of an entry without moving it. */
export function renameMetaEntry(source: string, from: string, to: string): string {
  return write(readEntries(source).map(([name, value]) => [name === from ? to : name, value]));
}

/** Removes an entry from a `_meta.json`. */
export function removeMetaEntry(source: string, key: string): string {
  return write(readEntries(source).filter(([name]) => name !== key));
}
