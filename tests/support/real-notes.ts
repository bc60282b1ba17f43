import { readNote, type Note, type SourceFile } from '../../lib/note/note';
import type { Project } from '../../lib/note/project';
import { readProject } from '../../build/io/project';

/** The repository as it stands on disk. */
export const project: Project = await readProject(process.cwd(), {});

/** Everything below `pages/` that the checks of the notes read. */
const sourcePages: readonly SourceFile[] = project.files;

/** A note of the site with its source. */
export interface RealNote extends Note {
  readonly text: string;
  /** Markdown after the front matter. */
  readonly body: string;
}

/** Every note of the site whose front matter can be read; the others fail the check of the notes. */
export const realNotes: readonly RealNote[] = sourcePages
  .filter(({ path }) => /^pages\/[^_].*\.mdx?$/.test(path))
  .flatMap((file) => {
    const { note } = readNote(file);
    const body = (bodyLine: number): string =>
      file.text
        .split('\n')
        .slice(bodyLine - 1)
        .join('\n');
    return note ? [{ ...note, text: file.text, body: body(note.bodyLine) }] : [];
  });
