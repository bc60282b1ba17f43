import type { Fence } from 'md-run/blocks';
import type { Finding } from '../faults/fault';
import type { WrittenQuestion } from './read-questions';
import type { WrittenElement } from './written-element';

/** A heading of level 2 or deeper. */
export interface NoteHeading {
  readonly depth: number;
  readonly text: string;
  /** ASCII id of `## 제목 [#id]`; `undefined` when the author left it out. */
  readonly id: string | undefined;
  readonly line: number;
}

/** A formula between `$$`, in LaTeX. */
export interface Formula {
  readonly source: string;
  /** Whether it is on a line of its own. */
  readonly display: boolean;
  readonly line: number;
}

export interface NoteLink {
  readonly target: string;
  readonly line: number;
  /** Last line, when it is not `line`. */
  readonly lastLine?: number;
  /** Text directly after the link in its sentence. */
  readonly after?: string;
}

/** A list of notes that the build fills: those below the page, unless `of` says otherwise. */
export interface WrittenList {
  readonly kind: 'notes' | 'problems';
  readonly of: string | undefined;
  readonly except: string | undefined;
}

export interface NoteMarkdown {
  readonly titles: readonly { text: string; line: number }[];
  readonly headings: readonly NoteHeading[];
  readonly fences: readonly Fence[];
  readonly formulas: readonly Formula[];
  readonly links: readonly NoteLink[];
  /** Pictures written as `![]()`, `<img>` or `<note-figure>`. */
  readonly images: readonly { target: string; alt: string; line: number }[];
  /** Text without code, in which leftover marks are looked for. */
  readonly prose: readonly { text: string; line: number }[];
  /** Paragraphs, headings and cells as readers see them, without code and text in a marked language. */
  readonly passages: readonly { text: string; line: number }[];
  /** What is read out or shown beside pictures, links and elements. */
  readonly labels: readonly { text: string; line: number }[];
  readonly elements: readonly WrittenElement[];
  /** Questions whose answers are folded. */
  readonly questions: readonly WrittenQuestion[];
  /** Blocks that are never closed and so swallow the rest of the note. */
  readonly unclosed: readonly { mark: string; line: number }[];
  /** Line of the first node deeper than {@link MAX_DEPTH}; the other fields are then empty. */
  readonly deepAt?: number;
  /** Characters of text, with inline `code`, without headings and code blocks. */
  readonly length: number;
  readonly lists: readonly WrittenList[];
  /** Text read as markup, markup read as text, marks of other programs. */
  readonly markupFaults: readonly Finding[];
  readonly faults: readonly Finding[];
}
