import type { SourceFile } from './note';

/** Size of a picture, in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Size of the smallest letters in it; only drawings that say it have one. */
  readonly label?: number;
}

/** Variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A file below `public/`. */
export interface PublicFile {
  readonly bytes: number;
  /** Only of a picture that can be read. */
  readonly size?: PictureSize;
}

/** A project as it stands on disk: read once by each command, and nothing in it is judged yet. */
export interface Project {
  /** Notes and `_meta.json` files. */
  readonly files: readonly SourceFile[];
  /** Wrong variants of solutions, below `content/solutions`. */
  readonly wrong: readonly SourceFile[];
  /** Text of `content/addresses.json`. */
  readonly addresses: string;
  /** Text of `content/redirects.json`. */
  readonly redirects: string;
  /** Text of `content/search-gold.json`; empty where there is none. */
  readonly judgedQueries: string;
  /** Text of `content/paths.yaml`; empty where there is none. */
  readonly paths: string;
  /** Text of `content/snippets.lock.json`; absent when nothing was executed yet. */
  readonly lock: string | undefined;
  /** The files below `public/`, by their addresses. */
  readonly assets: ReadonlyMap<string, PublicFile>;
  /** Last commit date (`YYYY-MM-DD`) by path; empty without history. */
  readonly dates: ReadonlyMap<string, string>;
  readonly env: Environment;
}
