import { prepared } from '@letsread/database/sql.ts';
import { createHash } from 'node:crypto';
import { tagNameIn } from '@letsread/catalogue/books/book-columns.ts';
import { missingGlyphs } from '@letsread/formats/fonts/missing-glyphs.ts';
import type { PublicationLanguage } from '@letsread/formats/publication.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { BookRow, EditionRow, LicenceRow } from '@letsread/database/rows.ts';
import sql from 'sql-template-tag';
import { publicationWords } from './publication-words.ts';

/** What is known of a published edition before a file of it is made. */
export interface EditionFacts {
  editionId: string;
  bookId: string;
  languageId: string;
  language: PublicationLanguage;
  slug: string;
  allowsDerivatives: boolean;
  /** With the cover. */
  pages: number;
  characters: number;
  pictureBytes: number;
  soundBytes: number;
  /** Read aloud, and all that e-book readers play of it is MP3: it can be had as one file of sound. */
  isMp3: boolean;
  updatedAt: Date;
  /** Characters that no font has, so that the edition cannot be printed; mostly none. */
  missingGlyphs: string[];
  /** Changes with everything that a file of the edition is made of. */
  fingerprint: string;
}

/** What a file is made of beside its facts. */
interface FoundFacts extends Omit<EditionFacts, 'missingGlyphs' | 'fingerprint'> {
  level: BookRow['level'];
  licence: LicenceRow['code'];
  tags: string | null;
  credits: string | null;
  text: string;
}

/** The facts of an edition; undefined where there is none or it is not published. */
export async function selectFacts(database: Database, editionId: string): Promise<EditionFacts | undefined> {
  const [facts] = await selectAllFacts(database, [editionId]);
  return facts;
}

/** The facts of those of these editions that are published, in no order. */
export async function selectAllFacts({ pool }: Database, editionIds: readonly string[]): Promise<EditionFacts[]> {
  const { rows } = await pool.query<FoundFacts>(
    prepared(
      'facts-of-editions',
      sql`
    select edition.id as "editionId", edition.book_id as "bookId", edition.language_id as "languageId",
      json_build_object('tag', language.bcp47, 'name', language.name, 'script', language.script,
        'direction', language.direction) as language,
      edition.slug, licence.allows_derivatives as "allowsDerivatives", edition.updated_at as "updatedAt", book.level,
      licence.code as licence,
      (select string_agg(concat(tag.slug, ' ', ${tagNameIn(sql`edition.language_id`)}), ${'\n'} order by tag.id)
        from book_tag join tag on tag.id = book_tag.tag_id where book_tag.book_id = edition.book_id) as tags,
      (select string_agg(concat(edition_credit.role, ' ', contributor.name), ${'\n'} order by edition_credit.position)
        from edition_credit join contributor on contributor.id = edition_credit.contributor_id
        where edition_credit.edition_id = edition.id) as credits,
      ${textOfEdition} as text,
      (select count(*)::int from page where page.edition_id = edition.id) as pages,
      (select coalesce(sum(length(page.text)), 0)::int from page where page.edition_id = edition.id) as characters,
      (select coalesce(sum(p.bytes), 0)::float8 from picture p
        where p.id in (select page.picture_id from page where page.edition_id = edition.id)) as "pictureBytes",
      (select coalesce(sum(r.bytes), 0)::float8 from (
        select distinct recording.id, recording.bytes from page_narration_source
        join recording on recording.id = page_narration_source.recording_id
        where page_narration_source.edition_id = edition.id
          and recording.type in ('audio/mpeg', 'audio/mp4')) r) as "soundBytes",
      (select coalesce(bool_and(recording.type = 'audio/mpeg'), false) from page_narration_source
        join recording on recording.id = page_narration_source.recording_id
        where page_narration_source.edition_id = edition.id
          and recording.type in ('audio/mpeg', 'audio/mp4')) as "isMp3"
    from edition
    join book on book.id = edition.book_id
    join language on language.id = edition.language_id
    join licence on licence.code = edition.licence_code
    where edition.id = any (${editionIds}::bigint[]) and edition.status = 'published'`,
    ),
  );
  return rows.map(factsOf);
}

function factsOf(found: FoundFacts): EditionFacts {
  const { level, licence: licenceCode, tags, credits, text, ...facts } = found;
  const { updatedAt, slug, soundBytes, language: itsLanguage } = facts;
  const parts = [updatedAt.toISOString(), slug, level, licenceCode, tags, credits, soundBytes, itsLanguage];
  return { ...facts, missingGlyphs: missingGlyphs(text), fingerprint: JSON.stringify(parts) };
}

/** All that is printed of an edition beside our own words. */
const textOfEdition = sql`concat(edition.title, edition.subtitle, edition.made,
  (select string_agg(page.text, '') from page where page.edition_id = edition.id),
  (select string_agg(contributor.name, '') from edition_credit
    join contributor on contributor.id = edition_credit.contributor_id where edition_credit.edition_id = edition.id))`;

/** Which of these editions cannot be printed for want of a glyph. */
export async function selectUnprintable({ pool }: Database, editionIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await pool.query<Pick<EditionRow, 'id'> & { text: string }>(
    prepared(
      'texts-of-editions',
      sql`select edition.id, ${textOfEdition} as text from edition where edition.id = any (${editionIds}::bigint[])`,
    ),
  );
  return new Set(rows.filter(({ text }) => missingGlyphs(text).length > 0).map(({ id }) => id));
}

/** To be raised when the makers change what they write, so that files made before are made anew. */
const makersVersion = '3';

/** 16 hexadecimal digits that change with everything a file is made of: the edition, the second one, and our own words and makers. */
export function fileVersion(facts: EditionFacts, second: EditionFacts | undefined, publicUrl: string): string {
  const words = JSON.stringify(publicationWords(facts.language));
  const parts = [makersVersion, publicUrl, facts.fingerprint, second?.fingerprint ?? '', words];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
