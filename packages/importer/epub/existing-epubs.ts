import sql from 'sql-template-tag';
import { bookUrn, editionUrn } from '@letsread/formats/publication.ts';
import type { Pool } from 'pg';
import { peopleColumn } from '../matching/match-editions.ts';
import type { StoryPeople } from '../matching/other-story.ts';

/** Where editions from EPUBs come from: this library or another of its kind, and all other makers. */
export const epubSources = { ours: 'lets-read', foreign: 'epub' };

export interface ExistingEpub {
  source: string;
  sourceKey: string;
  sourceFile: string;
  sourceHash: string;
  /** What the file was taken as; an editor may have decided otherwise since. */
  takenAs: string;
  /** Readers see it now. */
  isPublished: boolean;
  title: string;
  languageCode: string;
  people: StoryPeople;
  /** Who is named beside those who made it: publishers of files of others. */
  publishers: string[];
}

/** The editions that came from EPUBs. */
export async function existingEpubs(pool: Pool): Promise<ExistingEpub[]> {
  const { rows } = await pool.query<ExistingEpub>(
    sql`select b.source, b.source_key as "sourceKey", e.source_file as "sourceFile", e.title,
       e.status = 'published' as "isPublished", l.code as "languageCode",
       split_part(e.source_hash, ':', 1) as "takenAs", split_part(e.source_hash, ':', 2) as "sourceHash",
       ${peopleColumn},
       array(select p.name from edition_credit c join contributor p on p.id = c.contributor_id
         where c.edition_id = e.id and c.role = 'OTHER' order by c.position) as publishers
     from edition e join book b on b.id = coalesce(e.origin_book_id, e.book_id) join language l on l.id = e.language_id
     where b.source = any (${Object.values(epubSources)})`,
  );
  return rows;
}

/** Whether an edition that was not imported from an EPUB is the very one that an EPUB of this library was made from. */
export async function isOwnEdition(
  pool: Pool,
  { id, work, title, languageCode }: { id: string; work: string; title: string; languageCode: string },
): Promise<boolean> {
  const [edition, book] = [numberIn(id, editionUrn), numberIn(work, bookUrn)];
  if (edition === undefined || book === undefined) return false;
  const { rowCount } = await pool.query(
    sql`select from edition e join language l on l.id = e.language_id
     where e.id = ${edition} and ${book} in (e.book_id, e.origin_book_id) and e.title = ${title} and l.code = ${languageCode}`,
  );
  return rowCount === 1;
}

function numberIn(urn: string, urnOf: (id: string) => string): string | undefined {
  const number = /\d{1,18}$/.exec(urn)?.[0];
  return number !== undefined && urnOf(number) === urn ? number : undefined;
}
