import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashText } from 'md-run/blocks';
import { readMarkdown } from '../../lib/markdown/read-markdown';
import type { NoteMarkdown } from '../../lib/markdown/note-markdown';
import { flatName, writeWhole } from './files';
import { hashInputs } from './inputs-hash';

const FOLDER = '.cache/parsed';

/** Everything that decides what is read in a note. */
const CODE = ['lib', 'packages', 'package-lock.json'];

/** Hash of the code, which does not change while it runs. */
let code: Promise<string> | undefined;

/** What is kept of a note. */
export interface ParsedNote {
  /** Hash of all that it was read from. */
  readonly key: string;
  readonly markdown: NoteMarkdown;
}

function takeParsed(entry: string): ParsedNote | undefined {
  try {
    return deserialize(readFileSync(entry)) as ParsedNote;
  } catch {
    // Missing or damaged: the note is parsed again.
    return undefined;
  }
}

/**
 * Returns a {@link readMarkdown} that keeps what it has parsed: to parse all notes takes seconds, and every command
 * reads them. There is one file for each note; what other code has parsed counts for nothing.
 */
export async function keepingReader(root: string): Promise<typeof readMarkdown> {
  code ??= hashInputs(path.resolve(import.meta.dirname, '../..'), CODE, [process.version]);
  const version = await code;
  const folder = path.join(root, FOLDER);
  return (file, body, firstLine) => {
    const entry = path.join(folder, flatName(file));
    const key = hashText([version, file, String(firstLine), body].join('\0'));
    const kept = takeParsed(entry);
    if (kept?.key === key) {
      return kept.markdown;
    }
    const parsed: ParsedNote = { key, markdown: readMarkdown(file, body, firstLine) };
    writeWhole(entry, serialize(parsed));
    return parsed.markdown;
  };
}
