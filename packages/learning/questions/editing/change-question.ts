import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { changeQuestions, replaceQuestion } from './change-questions.ts';
import type { changeQuestion as contract } from '../contract.ts';
import { inSourceNumbers } from './in-source-numbers.ts';
import { withPages } from './questions-state.ts';

export async function changeQuestion(
  { database: { pool } }: CatalogueContext,
  { account, params, body: { was, now } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return changeQuestions(pool, { accountId: account.id, ...params }, async (client, state) =>
    replaceQuestion(client, state, {
      id: params.questionId,
      was: withPages(was, state.sourceNumbers),
      now: now && inSourceNumbers(state, now),
    }),
  );
}
