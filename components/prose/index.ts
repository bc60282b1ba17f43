import {
  ApiEndpoint,
  FieldTable,
  NoteCards,
  NoteFeature,
  NoteFigure,
  NoteList,
  NoteQuiz,
  NoteRelated,
  NoteSeries,
  NoteSteps,
  NoteTerms,
  SpecNote,
} from './blocks';
import { Callout } from './callout';
import { elements } from './elements';
import {
  CodeBlock,
  Diagram,
  FileTree,
  NoteHeader,
  NoteToc,
  NoteTools,
  ProblemTable,
} from './html-blocks';
import { SearchForm } from './search-form';
import { NoteTab, NoteTabs } from './note-tabs';

/**
 * Everything a note may use, by the name it is written with. Notes import nothing themselves. Only what
 * draws a note needs it: the build, and in the browser a note with code of its own.
 */
export const proseComponents = {
  ...elements,
  ApiEndpoint,
  Callout,
  CodeBlock,
  Diagram,
  FieldTable,
  FileTree,
  NoteCards,
  NoteFeature,
  NoteFigure,
  NoteHeader,
  NoteList,
  NoteQuiz,
  NoteRelated,
  NoteSeries,
  NoteSteps,
  NoteTab,
  NoteTabs,
  NoteTerms,
  NoteToc,
  NoteTools,
  ProblemTable,
  SearchForm,
  SpecNote,
};
