import type { WrittenQuestion } from '@letsread/catalogue/editing/written-question.ts';
import { Problem } from '@letsread/http/problem.ts';
import { type QuestionsState, withPages } from './questions-state.ts';

/** A question as it is stored, by the page numbers that the source has. @throws Problem page-not-found */
export function inSourceNumbers({ sourceNumbers }: QuestionsState, question: WrittenQuestion): WrittenQuestion {
  const named = [question.page, ...question.choices.flatMap(({ page }) => page ?? [])];
  const unknown = named.find((page) => !sourceNumbers.has(page));
  if (unknown !== undefined)
    throw new Problem('page-not-found', 404, { detail: `The edition has no page ${unknown}.` });
  return withPages(question, sourceNumbers);
}
