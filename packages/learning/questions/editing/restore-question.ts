import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { requireEdition } from '@letsread/catalogue/editing/edition-state.ts';
import type { restoreRevision as contract, RevisedQuestion } from '@letsread/catalogue/editing/contract.ts';
import { findRevision, restoreRevision } from '@letsread/catalogue/editing/restore-revision.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { changeQuestions, replaceQuestion } from './change-questions.ts';
import { orderOf, placeQuestions } from './order-questions.ts';

/** Puts back what a revision speaks of: questions here, all else as the catalogue does. */
export async function restoreQuestion(
  context: CatalogueContext,
  request: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { account, params } = request;
  const { pool } = context.database;
  await requireEdition(pool, params);
  const { field, before, after } = await findRevision(pool, params);
  if (field !== 'question' && field !== 'questionOrder') return restoreRevision(context, request);
  const act = { accountId: account.id, ...params, action: 'revision-restored' } as const;
  return changeQuestions(pool, act, async (client, state) => {
    if (field === 'question') {
      const { id, ...written } = (before ?? after) as RevisedQuestion;
      return replaceQuestion(client, state, { id, now: before === null ? null : written });
    }
    // What was written since comes after what was there.
    const now = orderOf(state);
    const then = (before as string[]).filter((id) => now.includes(id));
    return placeQuestions(client, state, [...then, ...now.filter((id) => !then.includes(id))]);
  });
}
