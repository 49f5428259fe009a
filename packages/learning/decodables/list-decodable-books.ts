import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { selectCards } from '@letsread/catalogue/search/select-cards.ts';
import type { EditionDecodableRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { listDecodableBooks as contract } from './contract.ts';
import { schemeOf } from './scheme-of-language.ts';

export async function listDecodableBooks(
  context: CatalogueContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { pool } = context.database;
  const language = await pool.query<{ tag: string }>(
    sql`select bcp47 as tag from language where id = ${params.langId}`,
  );
  const { id } = schemeOf(language.rows[0]?.tag);
  const ofStage = sql`from edition_decodable d
    where d.edition_id = edition.id and d.scheme_id = ${id} and d.stage = ${query.stage}`;
  const { items, cursor } = await selectCards(context, {
    where: sql`edition.language_id = ${params.langId} and exists (select ${ofStage})`,
    rank: sql`(select -d.words ${ofStage})`,
    limit: query.limit,
    cursor: query.cursor,
  });
  const ids = items.map(({ editionId }) => editionId);
  const { rows } = await pool.query<Pick<EditionDecodableRow, 'edition_id' | 'share'>>(
    sql`select edition_id, share from edition_decodable where edition_id = any (${ids}::bigint[])`,
  );
  const shares = new Map(rows.map((row) => [row.edition_id, row.share]));
  return {
    items: items.map((card) => ({ ...card, stage: query.stage, share: shares.get(card.editionId) ?? 0 })),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
