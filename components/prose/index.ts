import {
  ApiEndpoint,
  ErrorReader,
  FieldTable,
  MyValues,
  NoteBacklinks,
  NoteCards,
  DailyQuestion,
  NoteDoor,
  NoteDoors,
  NoteFigure,
  NoteList,
  NoteQuiz,
  NoteRelated,
  NoteSeries,
  NoteSteps,
  NoteTerms,
  SideBySide,
  SiteNumbers,
  SpecNote,
} from './blocks';
import { createElement, type ReactElement } from 'react';
import { Callout } from './callout';
import { elements } from './elements';
import {
  CodeBlock,
  Diagram,
  FileTree,
  NoteHeader,
  NoteProblem,
  NoteReport,
  NoteToc,
  NoteTools,
  ProblemTable,
} from './html-blocks';
import { SearchForm } from './search-form';
import { NoteTab, NoteTabs } from './note-tabs';

/** The place of the nearest notes on the error page; `client/nearest-notes.ts` fills it. */
function NearestNotes(): ReactElement {
  return createElement('div', { className: 'note-list nearest-notes' });
}

/** Everything a note may use, by the name it is written with. Notes import nothing themselves. */
export const proseComponents = {
  ...elements,
  NearestNotes,
  ApiEndpoint,
  Callout,
  CodeBlock,
  Diagram,
  ErrorReader,
  FieldTable,
  FileTree,
  MyValues,
  NoteBacklinks,
  NoteCards,
  DailyQuestion,
  NoteDoor,
  NoteDoors,
  NoteFigure,
  NoteHeader,
  NoteList,
  NoteProblem,
  NoteReport,
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
  SideBySide,
  SiteNumbers,
  SpecNote,
};
