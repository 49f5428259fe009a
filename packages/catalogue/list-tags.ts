import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type CatalogueContext, tagNameIn } from './book-columns.ts';
import { englishLanguageId, type listTags as contract, type Tag } from './contract.ts';
import { bookTag, edition, tag } from './tables.ts';

export async function listTags(
  context: CatalogueContext,
  { query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  return { items: (await selectTags(context, query.lId)).filter((one) => one.count > 0) };
}

/** Tags with their number of published books (in a language, when given), the most used first. */
export async function selectTags(
  { database }: CatalogueContext,
  languageId: string | undefined,
  where?: SQL,
): Promise<Tag[]> {
  const isCounted = and(
    eq(edition.bookId, bookTag.bookId),
    eq(edition.status, 'published'),
    languageId === undefined ? undefined : eq(edition.languageId, languageId),
  );
  return database.db
    .select({
      id: tag.id,
      slug: tag.slug,
      kind: tag.kind,
      synonyms: tag.synonyms,
      name: tagNameIn(languageId ?? englishLanguageId),
      count: sql<number>`count(distinct ${edition.bookId})::integer`.as('count'),
    })
    .from(tag)
    .leftJoin(bookTag, eq(bookTag.tagId, tag.id))
    .leftJoin(edition, isCounted)
    .where(where)
    .groupBy(tag.id)
    .orderBy(desc(sql`count`), tag.slug);
}
