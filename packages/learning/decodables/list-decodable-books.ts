import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { selectCards } from '@letsread/catalogue/select-cards.ts';
import { edition, language } from '@letsread/catalogue/tables.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { eq, sql } from 'drizzle-orm';
import type { listDecodableBooks as contract } from './contract.ts';
import { schemeOf } from './scheme-of-language.ts';

export async function listDecodableBooks(
  context: CatalogueContext,
  { params, query }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { db, pool } = context.database;
  const [asked] = await db.select({ tag: language.bcp47 }).from(language).where(eq(language.id, params.langId));
  const { id } = schemeOf(asked?.tag);
  const ofStage = sql`from edition_decodable d
    where d.edition_id = ${edition.id} and d.scheme_id = ${id} and d.stage = ${query.stage}`;
  const { items, cursor } = await selectCards(context, {
    where: sql`${edition.languageId} = ${params.langId} and exists (select ${ofStage})`,
    rank: sql<number>`(select -d.words ${ofStage})`,
    limit: query.limit,
    cursor: query.cursor,
  });
  const { rows } = await pool.query<{ id: string; share: number }>(
    'select edition_id::text as id, share from edition_decodable where edition_id = any ($1::bigint[])',
    [items.map(({ editionId }) => editionId)],
  );
  const shares = new Map(rows.map((row) => [row.id, row.share]));
  return {
    items: items.map((card) => ({ ...card, stage: query.stage, share: shares.get(card.editionId) ?? 0 })),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
