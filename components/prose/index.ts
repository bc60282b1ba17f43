import * as blocks from './blocks';
import { elements } from './elements';
import * as htmlBlocks from './html-blocks';
import { NoteTab, NoteTabs } from './note-tabs';
import { SearchForm } from './search-form';

export { NoteBody } from './elements';

/** Every component of notes, by name. Notes import nothing. */
export const proseComponents = {
  ...elements,
  ...blocks,
  ...htmlBlocks,
  NoteTab,
  NoteTabs,
  SearchForm,
};
