import type { StorySource } from './sources/recognise-source.ts';

/** What an import came to, and how far it is. */
export interface ImportSummary {
  files: number;
  /** More files may come: a catalogue does not say how many it has. */
  isOpenEnded?: boolean;
  filesDone: number;
  /** Taken in this run: new or changed. */
  editions: number;
  newEditions: number;
  /** Of the changed ones those that readers know by another title. */
  replacedTitles: number;
  unchanged: number;
  drafts: number;
  books: number;
  languages: number;
  pages: number;
  pictures: number;
  isInterrupted: boolean;
  /** Of stories: which source they were taken as. */
  source?: StorySource;
}
