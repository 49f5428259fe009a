import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { type Answer, answers } from '@letsread/http/answer.ts';
import { getActivities } from './activities/get-activities.ts';
import { listAwards } from './awards/list-awards.ts';
import { placeSticker } from './awards/place-sticker.ts';
import { recordCompletions } from './awards/record-completions.ts';
import { turnPage } from './awards/turn-page.ts';
import { turnPage as turnPageContract } from '@letsread/reading/contract.ts';
import * as contract from './contract.ts';
import * as games from './games/contract.ts';
import { getGames } from './games/get-games.ts';
import { changePathway } from './pathways/change-pathway.ts';
import { getPathway } from './pathways/get-pathway.ts';
import { listPathwayProgress } from './pathways/list-pathway-progress.ts';
import { listPathways } from './pathways/list-pathways.ts';
import { getGrowth } from './growth/get-growth.ts';
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
  answers(contract.listPathways, listPathways),
  answers(contract.getPathway, getPathway),
  answers(contract.listPathwayProgress, listPathwayProgress),
  answers(contract.changePathway, changePathway),
  answers(contract.recordCompletions, recordCompletions),
  answers(contract.listAwards, listAwards),
  answers(contract.placeSticker, placeSticker),
  answers(games.getGames, getGames),
  answers(games.getQuestions, getQuestions),
  answers(games.getActivities, getActivities),
  answers(games.recordAnswers, recordAnswers),
  answers(decodables.getDecodableScheme, getDecodableScheme),
  answers(decodables.listDecodableBooks, listDecodableBooks),
  answers(decodables.getDecodable, getDecodable),
  answers(contract.getGrowth, getGrowth),
];

/** A call of reading that is answered here: the last page earns. */
export const turnPageCall: Answer<LearningContext> = answers(turnPageContract, turnPage);
