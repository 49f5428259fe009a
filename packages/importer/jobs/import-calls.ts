import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { id } from '@letsread/http/values.ts';
import { parseLicence } from '@letsread/formats/licence.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type * as contract from '../contract.ts';
import { importLimits } from '../contract.ts';
import { isPrivateHost } from '@letsread/http/addresses/public-addresses.ts';
import { insertImport, readImportFacts, selectImport, selectImports } from './import-rows.ts';
import { lineOutcomes } from './import-line.ts';
import type { ImporterContext } from './importer-context.ts';
import { countWaiting } from './clear-forgotten.ts';
import { removeUploads, uploadFolder, writePart } from './upload-folder.ts';

export async function listImports(
  { database: { pool } }: ImporterContext,
  { query: { limit, cursor }, standing }: EndpointRequest<typeof contract.listImports>,
): Promise<EndpointOutput<typeof contract.listImports>> {
  const [before] = readCursor(cursor, z.tuple([id])) ?? [null];
  const rows = await selectImports(pool, { before, limit: limit + 1, standing });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(rows.length > limit && last !== undefined ? { cursor: writeCursor([last.id]) } : {}) };
}

export async function createImport(
  { database: { pool } }: ImporterContext,
  { account, standing, body }: EndpointRequest<typeof contract.createImport>,
): Promise<EndpointOutput<typeof contract.createImport>> {
  const { catalogue, isPublished, language, licence, teamId } = body;
  // Whoever may change the books of teams only brings books in for one of them.
  if (teamId === undefined && !standing.roles.includes('LIBRARIAN'))
    throw new Problem('team-needed', 400, { detail: 'Say for which of your teams the books are.' });
  if (teamId !== undefined) {
    const { rowCount } = await pool.query(sql`select from team where id = ${teamId}`);
    if (rowCount === 0) throw new Problem('team-not-found', 404, { detail: 'There is no such team.' });
  }
  const known = licence === undefined ? undefined : parseLicence(licence);
  if (licence !== undefined && known === undefined)
    throw new Problem('licence-not-known', 400, { detail: 'Give a Creative Commons licence, such as CC-BY-4.0.' });
  // The library's own network is for whoever has its machine, by command.
  if (catalogue !== undefined && (await isPrivateHost(new URL(catalogue).hostname)))
    throw new Problem('address-refused', 400, { detail: 'This address is in a private network.' });
  const importId = await inTransaction(pool, async (client) => {
    await requireRoomForOneMore(client, account.id);
    return insertImport(client, {
      accountId: account.id,
      origin: catalogue ?? '',
      isCatalogue: catalogue !== undefined,
      isPublished,
      language: language ?? null,
      licence: known ?? null,
      state: 'collecting',
      isCommand: false,
      teamId: teamId ?? null,
    });
  });
  return selectImport(pool, importId, standing);
}

/**
 * Each holds its files for a week: one after the other they would fill any disk.
 * @throws Problem too-many-imports
 */
async function requireRoomForOneMore(client: Queryable, accountId: string): Promise<void> {
  // Of several that begin at once each counts those before it.
  await client.query(sql`select from account where id = ${accountId} for no key update`);
  if ((await countWaiting(client, accountId)) >= importLimits.waiting)
    throw new Problem('too-many-imports', 409, {
      detail: `${importLimits.waiting} of your imports wait already: bring one in, or discard one first.`,
    });
}

export async function addImportPart(
  { database: { pool }, imports: { dataDir } }: ImporterContext,
  {
    params: { importId },
    query: { path: name, from },
    bytes = Buffer.alloc(0),
    standing,
  }: EndpointRequest<typeof contract.addImportPart>,
): Promise<EndpointOutput<typeof contract.addImportPart>> {
  await selectImport(pool, importId, standing);
  const facts = await readImportFacts(pool, importId);
  if (facts === undefined) throw new Problem('import-not-found', 404);
  if (facts.state !== 'collecting' || facts.isCatalogue || facts.isCommand)
    throw new Problem('not-collecting', 409, { detail: 'This import takes no files any more: begin another.' });
  return { bytes: await writePart(uploadFolder(dataDir, importId), { name, from, bytes }) };
}

export async function listImportLines(
  { database: { pool } }: ImporterContext,
  {
    params: { importId },
    query: { limit, cursor, outcome },
    standing,
  }: EndpointRequest<typeof contract.listImportLines>,
): Promise<EndpointOutput<typeof contract.listImportLines>> {
  await selectImport(pool, importId, standing);
  const [afterRank, afterPosition] = readCursor(cursor, z.tuple([z.int32(), z.int32()])) ?? [0, -1];
  const { rows } = await pool.query<contract.ShownImportLine & { rank: number; position: number }>(sql`
    select outcome, file, title, language_code as "languageCode", code, message, rank, position
    from (select l.*, array_position(${lineOutcomes}::text[], l.outcome) as rank from import_line l
      where import_id = ${importId} and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})) l
    where (rank, position) > (${afterRank}::integer, ${afterPosition}::integer) and stage = (
      select stage from import_line s where s.import_id = ${importId}
      order by case stage when 'undo' then 1 when 'import' then 2 else 3 end limit 1)
    order by rank, position limit ${limit + 1}`);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ rank: _, position: __, ...line }) => line),
    ...(rows.length > limit && last !== undefined ? { cursor: writeCursor([last.rank, last.position]) } : {}),
  };
}

export async function discardImport(
  { database: { pool }, imports: { jobs, dataDir } }: ImporterContext,
  { params: { importId }, standing }: EndpointRequest<typeof contract.discardImport>,
): Promise<EndpointOutput<typeof contract.discardImport>> {
  await selectImport(pool, importId, standing);
  await jobs.stop(importId);
  await removeUploads(dataDir, importId);
  await pool.query(sql`
    delete from import i where id = ${importId} and imported_at is null
      and not exists (select from import_edition e where e.import_id = i.id)`);
  return { discarded: true };
}
