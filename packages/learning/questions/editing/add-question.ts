import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { changeQuestions, replaceQuestion } from './change-questions.ts';
import { type addQuestion as contract, maxWritten } from '../contract.ts';
import { inSourceNumbers } from './in-source-numbers.ts';
import { orderOf } from './order-questions.ts';
import { insertQuestion } from './store-question.ts';

export async function addQuestion(
  { database: { pool } }: CatalogueContext,
  { account, params, body: { question } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return changeQuestions(pool, { accountId: account.id, ...params }, async (client, state) => {
    if (orderOf(state).length >= maxWritten)
      throw new Problem('too-many-questions', 409, { detail: `A book has ${maxWritten} questions at most.` });
    const now = inSourceNumbers(state, question);
    const { page, kind, choices, answer } = now;
    const id = await insertQuestion(client, params.bookId, now);
    const added = { id, page, kind, choices, answer, texts: [] };
    return replaceQuestion(client, { ...state, questions: [added] }, { id, was: null, now });
  });
}
