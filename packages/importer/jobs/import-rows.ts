import type { Queryable } from '@letsread/database/database.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { Standing } from '@letsread/http/endpoint.ts';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { BookImport, ImportWork, ShownImportLine } from '../contract.ts';
import { withoutPassword } from '../opds/import-catalogue.ts';
import type { ImportLine } from './import-line.ts';

/** In which the work of each kind ends, and while it goes on. */
export const statesOf = {
  check: { during: 'checking', after: 'checked' },
  import: { during: 'importing', after: 'imported' },
  undo: { during: 'undoing', after: 'undone' },
} as const satisfies Record<ImportWork, { during: BookImport['state']; after: BookImport['state'] }>;

/** What work on an import needs to know of it. */
export interface ImportFacts {
  id: string;
  origin: string;
  isCatalogue: boolean;
  isPublished: boolean;
  language: string | null;
  licence: string | null;
  state: BookImport['state'];
  isCommand: boolean;
  teamId: string | null;
}

interface ShownRow extends Omit<BookImport, 'createdAt' | 'importedAt'> {
  createdAt: Date;
  importedAt: Date | null;
}

/** Imports newest first, or one, of those that somebody may see; `before` is an id. */
export async function selectImports(
  db: Queryable,
  {
    id = null,
    before = null,
    limit = 1,
    standing,
  }: { id?: string | null; before?: string | null; limit?: number; standing: Standing },
): Promise<BookImport[]> {
  const { rows } = await db.query<ShownRow>(sql`
    select i.id, i.origin, i.is_published as "isPublished", i.state, i.failure, i.files, i.files_done as "filesDone",
      i.is_command as "isCommand",
      case when t.id is not null then json_build_object('id', t.id::text, 'name', t.name) end as team,
      i.created_at as "createdAt", i.imported_at as "importedAt",
      case when a.id is not null then json_build_object('id', a.id::text, 'displayName', a.display_name) end as who,
      exists (select from import_edition e where e.import_id = i.id) as "canUndo",
      (select coalesce(json_object_agg(c.outcome, c.count), '{}') from (
        select outcome, count(*)::integer as count from import_line l
        where l.import_id = i.id and l.stage = ${lastStage} group by outcome) c) as counts
    from import i left join account a on a.id = i.account_id left join team t on t.id = i.team_id
    where ${isSeen(standing)} and (${id}::bigint is null or i.id = ${id}::bigint) and (${before}::bigint is null or i.id < ${before}::bigint)
    order by i.id desc limit ${limit}`);
  return rows.map((row) => ({
    ...row,
    // Of whoever brings in, and not of all who see it.
    origin: /^https?:/.test(row.origin) ? withoutPassword(row.origin) : row.origin,
    createdAt: row.createdAt.toISOString(),
    importedAt: row.importedAt?.toISOString() ?? null,
  }));
}

/** A librarian sees all imports, an editor those of their teams. */
function isSeen({ roles, teamIds }: Standing): Sql {
  return roles.includes('LIBRARIAN') ? sql`true` : sql`i.team_id = any (${teamIds}::bigint[])`;
}

/** The stage whose lines are shown; `i` is the import. */
const lastStage = raw(`(select s.stage from import_line s where s.import_id = i.id
  order by case s.stage when 'undo' then 1 when 'import' then 2 else 3 end limit 1)`);

/** @throws Problem import-not-found */
export async function selectImport(db: Queryable, id: string, standing: Standing): Promise<BookImport> {
  const [found] = await selectImports(db, { id, standing });
  if (found === undefined) throw new Problem('import-not-found', 404);
  return found;
}

export async function readImportFacts(db: Queryable, id: string): Promise<ImportFacts | undefined> {
  const { rows } = await db.query<ImportFacts>(sql`
    select id, origin, is_catalogue as "isCatalogue", is_published as "isPublished", language, licence, state,
      is_command as "isCommand", team_id::text as "teamId"
    from import where id = ${id}`);
  return rows[0];
}

export async function insertImport(
  db: Queryable,
  facts: Omit<ImportFacts, 'id'> & { accountId: string | null },
): Promise<string> {
  const { accountId, origin, isCatalogue, isPublished, language, licence, state, isCommand, teamId } = facts;
  const { rows } = await db.query<{ id: string }>(sql`
    insert into import (account_id, origin, is_catalogue, is_published, language, licence, state, is_command, team_id)
    values (${accountId}, ${origin}, ${isCatalogue}, ${isPublished}, ${language}, ${licence}, ${state}, ${isCommand},
      ${teamId}) returning id`);
  return rows[0]?.id ?? '';
}

/** What is not given stays. */
export async function updateImport(
  db: Queryable,
  id: string,
  change: Partial<Pick<BookImport, 'state' | 'failure' | 'files' | 'filesDone'>>,
): Promise<void> {
  const { state, failure, files, filesDone } = change;
  await db.query(sql`
    update import set state = coalesce(${state ?? null}, state), files = coalesce(${files ?? null}::integer, files),
      files_done = coalesce(${filesDone ?? null}::integer, files_done), changed_at = clock_timestamp(),
      failure = case when ${failure === undefined}::boolean then failure else ${failure ?? null} end,
      imported_at = case when ${state === 'imported'}::boolean then clock_timestamp() else imported_at end
    where id = ${id}`);
}

/** What was said of zips when they were unpacked: they are gone since, and nobody can say it again. */
export async function selectZipLines(db: Queryable, importId: string): Promise<ShownImportLine[]> {
  const { rows } = await db.query<ShownImportLine>(sql`
    select distinct on (file, code) outcome, file, title, language_code as "languageCode", code, message
    from import_line where import_id = ${importId} and stage in ('check', 'import') and file ~* '[.]zip(/|$)'
    order by file, code`);
  return rows;
}

export async function clearLines(db: Queryable, importId: string, stages: readonly ImportWork[]): Promise<void> {
  await db.query(sql`delete from import_line where import_id = ${importId} and stage = any (${stages})`);
}

/** Adds lines behind those that are there. */
export async function addLines(
  db: Queryable,
  { importId, stage, from }: { importId: string; stage: ImportWork; from: number },
  lines: readonly ImportLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, index) => ({ ...line, position: from + index }));
  await db.query(sql`
    insert into import_line (import_id, stage, position, outcome, file, title, language_code, code, message)
    select ${importId}, ${stage}, position, outcome, file, title, "languageCode", code, message
    from json_to_recordset(${JSON.stringify(rows, storable)}) as n (position integer, outcome text, file text, title text,
      "languageCode" text, code text, message text)`);
}

/** What is said of a file quotes it: no database takes half a character, or the sign NUL. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value;
}
