import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import type { Answer } from '@letsread/http/answer.ts';

/** What the calls of learning are given. */
export type LearningContext = CatalogueContext;

/** The calls of learning. */
export const learningCalls: readonly Answer<LearningContext>[] = [];
