import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { type Answer, answers } from '@letsread/http/answer.ts';
import { getActivities } from './activities/get-activities.ts';
import { getGrowth as getGrowthContract } from './contract.ts';
import * as games from './games/contract.ts';
import { getGames } from './games/get-games.ts';
import { getGrowth } from './growth/get-growth.ts';
import { getQuestions } from './questions/get-questions.ts';
import { recordAnswers } from './questions/record-answers.ts';

/** What the calls of learning are given. */
export type LearningContext = CatalogueContext;

/** The calls of learning. */
export const learningCalls: readonly Answer<LearningContext>[] = [
  answers(games.getGames, getGames),
  answers(games.getQuestions, getQuestions),
  answers(games.getActivities, getActivities),
  answers(games.recordAnswers, recordAnswers),
  answers(getGrowthContract, getGrowth),
];
