import type { SourceFile } from './note';

/** Size of a picture, in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Size of the smallest letters in a drawing, if the drawing states it. */
  readonly label?: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface PublicFile {
  readonly bytes: number;
  /** Size of the picture; absent for other and for unreadable files. */
  readonly size?: PictureSize;
}

/** A project as read from disk, once by each command and before any check. */
export interface Project {
  /** Notes and `_meta.json` files. */
  readonly files: readonly SourceFile[];
  /** Wrong variants of solutions, from `content/solutions`. */
  readonly wrong: readonly SourceFile[];
  /** The `pom.xml` files below `content/maven`. */
  readonly poms: readonly SourceFile[];
  /** Text of `content/addresses.json`. */
  readonly addresses: string;
  /** Text of `content/redirects.json`. */
  readonly redirects: string;
  /** Text of `content/search-gold.json`; empty without that file. */
  readonly judgedQueries: string;
  /** Text of `content/paths.yaml`; empty without that file. */
  readonly paths: string;
  /** Text of `content/snippets.lock.json`; absent before the first run. */
  readonly lock: string | undefined;
  /** Files below `public/` by address. */
  readonly assets: ReadonlyMap<string, PublicFile>;
  /** Last commit date (`YYYY-MM-DD`) by path; empty without history. */
  readonly dates: ReadonlyMap<string, string>;
  readonly env: Environment;
}
