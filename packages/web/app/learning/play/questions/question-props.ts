import type { Page } from '@letsread/catalogue/contract.ts';
import type { Question } from '@letsread/learning/games/contract.ts';

import type { PlayedBook } from '../load-play.server.ts';
import type { Playing } from '../playing/use-playing.ts';

/** The questions about a book, and the pages that are looked at again. */
export interface QuestionSet {
  questions: readonly Question[];
  pages: readonly Pick<Page, 'number' | 'text' | 'picture' | 'alt'>[];
}

export interface QuestionProps {
  question: Question;
  /** The page that is looked at again. */
  page: QuestionSet['pages'][number] | undefined;
  book: PlayedBook;
  at: number;
  playing: Playing;
}
