import { createHash } from 'node:crypto';
import { tagNameIn } from '@letsread/catalogue/book-columns.ts';
import {
  book,
  bookTag,
  contributor,
  edition,
  editionCredit,
  language,
  licence,
  page,
  pageNarrationSource,
  recording,
  tag,
} from '@letsread/catalogue/tables.ts';

import { missingGlyphs } from '@letsread/formats/fonts/missing-glyphs.ts';
import type { PublicationLanguage } from '@letsread/formats/publication.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { and, eq, sql } from 'drizzle-orm';
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
  updatedAt: Date;
  /** Characters that no font has, so that the edition cannot be printed; mostly none. */
  missingGlyphs: string[];
  /** Changes with everything that a file of the edition is made of. */
  fingerprint: string;
}

/** The facts of an edition; undefined where there is none or it is not published. */
export async function selectFacts({ db }: Database, editionId: string): Promise<EditionFacts | undefined> {
  const [found] = await db
    .select({
      editionId: edition.id,
      bookId: edition.bookId,
      languageId: edition.languageId,
      language: { tag: language.bcp47, name: language.name, script: language.script, direction: language.direction },
      slug: edition.slug,
      allowsDerivatives: licence.allowsDerivatives,
      updatedAt: edition.updatedAt,
      level: book.level,
      licence: licence.code,
      tags: sql<string>`(select string_agg(concat(${tag.slug}, ' ', ${tagNameIn(sql`${edition.languageId}`)}), '\n' order by ${tag.id})
        from ${bookTag} inner join ${tag} on ${tag.id} = ${bookTag.tagId} where ${bookTag.bookId} = ${edition.bookId})`,
      credits: sql<string>`(select string_agg(concat(${editionCredit.role}, ' ', ${contributor.name}), '\n' order by ${editionCredit.position})
        from ${editionCredit} inner join ${contributor} on ${contributor.id} = ${editionCredit.contributorId}
        where ${editionCredit.editionId} = ${edition.id})`,
      text: textOfEdition,
      pages: sql<number>`(select count(*)::int from ${page} where ${page.editionId} = ${edition.id})`,
      characters: sql<number>`(select coalesce(sum(length(${page.text})), 0)::int from ${page}
        where ${page.editionId} = ${edition.id})`,
      pictureBytes: sql<number>`(select coalesce(sum(p.bytes), 0)::int from picture p where p.id in (
        select ${page.pictureId} from ${page} where ${page.editionId} = ${edition.id}))`,
      soundBytes: sql<number>`(select coalesce(sum(r.bytes), 0)::int from (
        select distinct ${recording.id}, ${recording.bytes} from ${pageNarrationSource}
        inner join ${recording} on ${recording.id} = ${pageNarrationSource.recordingId}
        where ${pageNarrationSource.editionId} = ${edition.id}
          and ${recording.type} in ('audio/mpeg', 'audio/mp4')) r)`,
    })
    .from(edition)
    .innerJoin(book, eq(book.id, edition.bookId))
    .innerJoin(language, eq(language.id, edition.languageId))
    .innerJoin(licence, eq(licence.code, edition.licenceCode))
    .where(and(eq(edition.id, editionId), eq(edition.status, 'published')));
  if (found === undefined) return undefined;
  const { level, licence: licenceCode, tags, credits, text, ...facts } = found;
  const { updatedAt, slug, soundBytes, language: itsLanguage } = facts;
  const parts = [updatedAt.toISOString(), slug, level, licenceCode, tags, credits, soundBytes, itsLanguage];
  return { ...facts, missingGlyphs: missingGlyphs(text), fingerprint: JSON.stringify(parts) };
}

/** All that is printed of an edition beside our own words. */
const textOfEdition = sql<string>`concat(${edition.title}, ${edition.subtitle}, ${edition.made},
  (select string_agg(${page.text}, '') from ${page} where ${page.editionId} = ${edition.id}),
  (select string_agg(${contributor.name}, '') from ${editionCredit}
    inner join ${contributor} on ${contributor.id} = ${editionCredit.contributorId} where ${editionCredit.editionId} = ${edition.id}))`;

/** Which of these editions cannot be printed for want of a glyph. */
export async function selectUnprintable({ db }: Database, editionIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: edition.id, text: textOfEdition })
    .from(edition)
    .where(sql`${edition.id} = any (${sql.param(editionIds)}::bigint[])`);
  return new Set(rows.filter(({ text }) => missingGlyphs(text).length > 0).map(({ id }) => id));
}

/** To be raised when the makers change what they write, so that files made before are made anew. */
const makersVersion = '2';

/** 16 hexadecimal digits that change with everything a file is made of: the edition, the second one, and our own words and makers. */
export function versionOf(facts: EditionFacts, second: EditionFacts | undefined, publicUrl: string): string {
  const words = JSON.stringify(publicationWords(facts.language));
  const parts = [makersVersion, publicUrl, facts.fingerprint, second?.fingerprint ?? '', words];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
