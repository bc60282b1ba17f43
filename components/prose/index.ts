import { ApiEndpoint, FieldTable, NoteFigure, NoteList, NoteSteps, SpecNote } from './blocks';
import { Callout } from './callout';
import { elements } from './elements';
import { CodeBlock, Diagram, NoteHeader } from './html-blocks';
import { NoteTab, NoteTabs } from './note-tabs';

/** Everything a note may use, by the name it is written with. Notes import nothing themselves. */
export const proseComponents = {
  ...elements,
  ApiEndpoint,
  Callout,
  CodeBlock,
  Diagram,
  FieldTable,
  NoteFigure,
  NoteHeader,
  NoteList,
  NoteSteps,
  NoteTab,
  NoteTabs,
  SpecNote,
};
