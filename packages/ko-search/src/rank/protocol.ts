import type { Manifest } from '../index/format';
import { FORMAT_VERSION } from '../index/version';
import type { Filters } from '../query/filters';
import type { Answer } from './results';

/** What there is to filter by; written by the builder beside the files of the index. */
export interface Facets {
  /** Sections by the first segment of their routes: `docs`. */
  readonly sections: readonly Facet[];
  /** Languages of the code blocks by the name that the fences give them: `java`. */
  readonly languages: readonly Facet[];
  /** Notes that have code. */
  readonly withCode: number;
  /** What the empty search offers to look for: queries that the author has chosen. */
  readonly examples: readonly string[];
}

/** One value to filter by. */
export interface Facet {
  readonly value: string;
  readonly label: string;
  /** Notes that have it. */
  readonly notes: number;
}

/** Name of the facets' file. */
export const FACETS_FILE = 'facets.json';

/** Name of the one file of the search data that keeps its address; the others are in its `folder`. */
export const MANIFEST_FILE = 'manifest.json';

/** What the worker reads first. */
export interface SiteManifest extends Manifest {
  /** Named by what is in it: other data are another folder. */
  readonly folder: string;
}

/** A question, numbered so that late answers to old ones can be told. */
export interface Question {
  readonly number: number;
  readonly text: string;
  readonly filters: Filters;
}

/** Why there is no answer at all. */
export type Failure =
  /** The browser has no workers, or does not let this page have one. */
  | 'no-worker'
  /** The worker's script or the first files could not be loaded, twice. */
  | 'download'
  /** The first files are there but are no index. */
  | 'damaged'
  /** Development without a build to take the data from. */
  | 'no-data';

/** From the page to the worker. */
export type ToWorker =
  /** Load the data, again if that has failed before. */
  { readonly kind: 'start' } | ({ readonly kind: 'ask' } & Question);

/** From the worker to the page. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly facets: Facets }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly failure: Failure };

const NO_FACETS: Facets = { sections: [], languages: [], withCode: 0, examples: [] };

/** Reads the manifest; throws if it is none, or one for another version of the code. */
export function readManifest(text: string): SiteManifest {
  const manifest = JSON.parse(text) as Partial<SiteManifest> | null;
  if (manifest?.version !== FORMAT_VERSION || typeof manifest.folder !== 'string') {
    throw new Error(`search data have format ${manifest?.version}, expected ${FORMAT_VERSION}`);
  }
  return manifest as SiteManifest;
}

/** Reads the facets' file; without it there is just nothing to choose from. */
export function readFacets(text: string | undefined): Facets {
  try {
    return { ...NO_FACETS, ...(JSON.parse(text ?? '{}') as Partial<Facets>) };
  } catch {
    return NO_FACETS;
  }
}
