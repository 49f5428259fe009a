import { isSame, type MadeChange } from '@letsread/catalogue/editing/field-change.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Queryable } from '@letsread/database/database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { changedMeanwhile, changeQuestions } from './change-questions.ts';
import type { orderQuestions as contract } from '../contract.ts';
import type { QuestionsState } from './questions-state.ts';

export async function orderQuestions(
  { database: { pool } }: CatalogueContext,
  { account, params, body: { was, now } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  return changeQuestions(pool, { accountId: account.id, ...params }, async (client, state) => {
    const stands = orderOf(state);
    if (!isSame(stands, was)) throw changedMeanwhile(stands.join(', '));
    if (!isSame(stands.toSorted(), now.toSorted()))
      throw new Problem('not-all-questions', 409, { detail: 'Name each question of the book once.' });
    return placeQuestions(client, state, now);
  });
}

/** Those that are asked, in their order. */
export function orderOf({ questions }: QuestionsState): string[] {
  return questions.filter(({ texts }) => texts.length > 0).map(({ id }) => id);
}

/** Puts questions into an order; in the one that their source has they follow it again. */
export async function placeQuestions(
  client: Queryable,
  state: QuestionsState,
  order: readonly string[],
): Promise<MadeChange[]> {
  await client.query(sql`
    update question q set place = o.place - 1
    from unnest(${[...order]}::bigint[]) with ordinality as o (id, place) where q.id = o.id`);
  await client.query(sql`
    update question set place = null where id = any (${[...order]}::bigint[]) and ${[...order]}::text[] =
      array(select q.id::text from question q where q.id = any (${[...order]}::bigint[]) order by q.position, q.id)`);
  return [{ field: 'questionOrder', before: orderOf(state), after: order }];
}
