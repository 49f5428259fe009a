import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { type Answer, answers } from '@letsread/http/answer.ts';
import { getActivities } from './activities/get-activities.ts';
import * as games from './games/contract.ts';
import { getGames } from './games/get-games.ts';
import { getQuestions } from './questions/get-questions.ts';
import { recordAnswers } from './questions/record-answers.ts';
import * as decodables from './decodables/contract.ts';
import { getDecodable } from './decodables/get-decodable.ts';
import { getDecodableScheme } from './decodables/get-decodable-scheme.ts';
import { listDecodableBooks } from './decodables/list-decodable-books.ts';

/** What the calls of learning are given. */
export type LearningContext = CatalogueContext;

/** The calls of learning. */
export const learningCalls: readonly Answer<LearningContext>[] = [
  answers(games.getGames, getGames),
  answers(games.getQuestions, getQuestions),
  answers(games.getActivities, getActivities),
  answers(games.recordAnswers, recordAnswers),
  answers(decodables.getDecodableScheme, getDecodableScheme),
  answers(decodables.listDecodableBooks, listDecodableBooks),
  answers(decodables.getDecodable, getDecodable),
];
