import type { CallOutput } from '@letsread/http/call.ts';
import { eq, sql } from 'drizzle-orm';
import type { CatalogueContext } from './book-columns.ts';
import type { countBooksAndTags as contract } from './contract.ts';
import { selectTags } from './list-tags.ts';
import { edition } from './tables.ts';

export async function countBooksAndTags(context: CatalogueContext): Promise<CallOutput<typeof contract>> {
  const [totals] = await context.database.db
    .select({
      totalBooks: sql<number>`count(distinct ${edition.bookId})::integer`,
      totalEditions: sql<number>`count(*)::integer`,
      totalLanguages: sql<number>`count(distinct ${edition.languageId})::integer`,
    })
    .from(edition)
    .where(eq(edition.status, 'published'));
  const tags = await selectTags(context, undefined);
  return {
    totalBooks: 0,
    totalEditions: 0,
    totalLanguages: 0,
    ...totals,
    totalTags: tags.filter((one) => one.count > 0).length,
  };
}
