import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { CatalogueContext } from './book-columns.ts';
import type { getBook as contract } from './contract.ts';
import { selectBook } from './select-book.ts';
import { edition, editionFormerSlug } from './tables.ts';

export async function getBook(
  context: CatalogueContext,
  { params }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const slug = params.slug.normalize('NFC').toLowerCase();
  const formerly = sql`${edition.id} = (select ${editionFormerSlug.editionId} from ${editionFormerSlug} where ${editionFormerSlug.slug} = ${slug})`;
  const found = await selectBook(context, and(eq(edition.status, 'published'), or(eq(edition.slug, slug), formerly)));
  if (found === undefined) throw new Problem('book-not-found', 404, { detail: 'No published book has this slug.' });
  return found;
}
