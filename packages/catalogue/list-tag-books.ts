import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogueContext } from './book-columns.ts';
import type { listTagBooks as contract } from './contract.ts';
import { selectTags } from './list-tags.ts';
import { selectCards } from './select-cards.ts';
import { bookTag, edition, tag } from './tables.ts';

export async function listTagBooks(
  context: CatalogueContext,
  { params, query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const [found] = await selectTags(context, query.lId, eq(tag.id, params.tagId));
  if (found === undefined) throw new Problem('tag-not-found', 404, { detail: 'There is no tag with this id.' });
  const books = await selectCards(context, {
    where: and(carriesTag([params.tagId]), query.lId === undefined ? undefined : eq(edition.languageId, query.lId)),
    limit: query.limit,
    cursor: query.cursor,
  });
  return { ...books, tag: found, total: found.count };
}

/** Editions whose book carries one of the tags. */
export function carriesTag(tagIds: readonly string[]): SQL {
  const ids = sql.join(
    tagIds.map((one) => sql`${one}`),
    sql`, `,
  );
  return sql`exists (select 1 from ${bookTag} where ${bookTag.bookId} = ${edition.bookId} and ${bookTag.tagId} in (${ids}))`;
}
