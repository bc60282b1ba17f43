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
  NotePath,
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
  QuestionFilter,
} from './html-blocks';
import { SearchForm } from './search-form';
import { NoteTab, NoteTabs } from './note-tabs';

/** Draws the empty list of similar addresses on the error page; `client/nearest-notes.ts` fills it. */
function NearestNotes(): ReactElement {
  return createElement('div', { className: 'note-list nearest-notes' });
}

/** Every component of notes, by name. Notes import nothing. */
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
  NotePath,
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
  QuestionFilter,
  SearchForm,
  SideBySide,
  SiteNumbers,
  SpecNote,
};
