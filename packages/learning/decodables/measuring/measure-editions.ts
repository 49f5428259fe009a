import sql from 'sql-template-tag';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '@letsread/database/open-database.ts';
import { measureEdition } from './measure-edition.ts';
import { languagesWithScheme } from '../scheme-of-language.ts';
import type { Scheme } from '../scheme.ts';

/** To be raised when the same scheme and the same words are to give another measure. */
const rules = 'rules-1';

/** Texts in memory at a time, and what an interrupted run loses. */
const editionsInABatch = 50;

interface MeasureOptions {
  /** Only books of this source. */
  source?: string;
  /** Ends the run; what is done stays done. */
  signal?: AbortSignal;
}

/**
 * Measures the published editions that are new or have other words, another scheme or other rules than when they were measured, and
 * forgets those that are no longer shown; gives how many were measured. Again is no harm, nor is another run at the same time.
 * Others are served between one edition and the next (about 2 ms each).
 */
export async function measureEditions(
  { pool }: Pick<Database, 'pool'>,
  { source, signal }: MeasureOptions = {},
): Promise<number> {
  const languages = await languagesWithScheme(pool);
  const gone = await pool.query(
    sql`delete from edition_decodable d using edition e
     where e.id = d.edition_id and (e.status <> 'published' or not e.language_id = any (${languages.map(({ id }) => id)}::bigint[]))`,
  );
  let measured = 0;
  let fault: Error | undefined;
  let after: string | undefined = '0';
  try {
    while (after !== undefined && signal?.aborted !== true) {
      const unmeasured = await selectUnmeasured(pool, { languages, source, after });
      const found: Measured[] = [];
      for (const { id, hash, texts, scheme, version } of unmeasured) {
        try {
          const { stage, share, words } = measureEdition(texts, scheme);
          found.push({ edition_id: id, source_hash: hash, scheme_id: scheme.id, version, stage, share, words });
        } catch (cause) {
          // One that a rule fails on keeps none of the others waiting.
          fault ??= new Error(`Edition ${id} could not be measured.`, { cause });
        }
        await setImmediate();
      }
      measured += await write(pool, found);
      after = unmeasured.length < editionsInABatch ? undefined : unmeasured.at(-1)?.id;
    }
  } finally {
    // Pages and answers that tell of stages are made anew, also where it ended early.
    if (measured > 0 || (gone.rowCount ?? 0) > 0) await pool.query(sql`select pg_notify('catalogue', '')`);
  }
  if (fault !== undefined) throw fault;
  return measured;
}

/** What the words of an edition follow from: its source, and what people changed of them since. */
const wordsVersion = sql`(e.source_hash || coalesce(
  (select '#' || max(r.id) from revision r where r.edition_id = e.id and r.field in ('text', 'order')), ''))`;

interface Unmeasured {
  id: string;
  hash: string;
  texts: string[];
  scheme: Scheme;
  version: string;
}

async function selectUnmeasured(
  pool: Database['pool'],
  {
    languages,
    source,
    after,
  }: { languages: { id: string; scheme: Scheme }[]; source: string | undefined; after: string },
): Promise<Unmeasured[]> {
  const versions = languages.map(({ id, scheme }) => ({ id, version: versionOf(scheme) }));
  const { rows } = await pool.query<{ id: string; hash: string; languageId: string; version: string; texts: string[] }>(
    sql`select e.id, ${wordsVersion} as hash, e.language_id as "languageId", s.version || ${wordsVersion} as version,
       array(select p.text from page p where p.edition_id = e.id and p.number > 0 order by p.number) as texts
     from edition e
     join json_to_recordset(${JSON.stringify(versions)}) as s (id bigint, version text) on s.id = e.language_id
     left join edition_decodable d on d.edition_id = e.id
     where e.status = 'published' and e.id > ${after} and d.version is distinct from s.version || ${wordsVersion}
       and (${source}::text is null or exists (select from book b where b.id = e.book_id and b.source = ${source}))
     order by e.id limit ${editionsInABatch}`,
  );
  const schemes = new Map(languages.map(({ id, scheme }) => [id, scheme]));
  return rows.flatMap(({ languageId, ...row }) => {
    const scheme = schemes.get(languageId);
    return scheme === undefined ? [] : [{ ...row, scheme }];
  });
}

/** A row of edition_decodable, and what the edition was made from when it was read. */
interface Measured {
  edition_id: string;
  source_hash: string;
  scheme_id: string;
  version: string;
  stage: number | null;
  share: number;
  words: number;
}

/** An edition that has gone meanwhile, or has other words by now, is left out: whoever changed it measures it. */
async function write(pool: Database['pool'], found: Measured[]): Promise<number> {
  if (found.length === 0) return 0;
  const { rowCount } = await pool.query(
    sql`insert into edition_decodable (edition_id, scheme_id, version, stage, share, words)
     select n.edition_id, n.scheme_id, n.version, n.stage, n.share, n.words
     from json_to_recordset(${JSON.stringify(found)}) as n (edition_id bigint, source_hash text, scheme_id text, version text, stage smallint, share real, words integer)
     join edition e on e.id = n.edition_id and ${wordsVersion} = n.source_hash and e.status = 'published'
     order by n.edition_id for key share of e
     on conflict (edition_id) do update set scheme_id = excluded.scheme_id, version = excluded.version, stage = excluded.stage,
       share = excluded.share, words = excluded.words`,
  );
  return rowCount ?? 0;
}

/** Of a scheme; with the hash of an edition's words it is the version that is kept. */
function versionOf(scheme: Scheme): string {
  return `${rules}:${createHash('sha256').update(JSON.stringify(scheme)).digest('hex').slice(0, 12)}:`;
}
