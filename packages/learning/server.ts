import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
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
import * as letters from './weekly-letter/contract.ts';
import { getWeeklyLetter, setWeeklyLetter, stopWeeklyLetter } from './weekly-letter/set-weekly-letter.ts';
import * as decodables from './decodables/contract.ts';
import { getDecodable } from './decodables/get-decodable.ts';
import { getDecodableScheme } from './decodables/get-decodable-scheme.ts';
import { listDecodableBooks } from './decodables/list-decodable-books.ts';

/** What the calls of learning are given. */
export type LearningContext = CatalogueContext;

/** The calls of learning. */
export const learningCalls: readonly Handler<LearningContext>[] = [
  handle(contract.listPathways, listPathways),
  handle(contract.getPathway, getPathway),
  handle(contract.listPathwayProgress, listPathwayProgress),
  handle(contract.changePathway, changePathway),
  handle(contract.recordCompletions, recordCompletions),
  handle(contract.listAwards, listAwards),
  handle(contract.placeSticker, placeSticker),
  handle(games.getGames, getGames),
  handle(games.getQuestions, getQuestions),
  handle(games.getActivities, getActivities),
  handle(games.recordAnswers, recordAnswers),
  handle(decodables.getDecodableScheme, getDecodableScheme),
  handle(decodables.listDecodableBooks, listDecodableBooks),
  handle(decodables.getDecodable, getDecodable),
  handle(contract.getGrowth, getGrowth),
  handle(letters.getWeeklyLetter, getWeeklyLetter),
  handle(letters.setWeeklyLetter, setWeeklyLetter),
  handle(letters.stopWeeklyLetter, stopWeeklyLetter),
];

/** A call of reading that is answered here: the last page earns. */
export const turnPageCall: Handler<LearningContext> = handle(turnPageContract, turnPage);
