import { createHash } from 'node:crypto';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import {
  book,
  bookTag,
  edition,
  language,
  licence,
  page,
  pageNarrationSource,
  recording,
} from '@letsread/catalogue/tables.ts';

import type { Database } from '@letsread/database/open-database.ts';
import { and, eq, sql } from 'drizzle-orm';

/** What is known of a published edition before a file of it is made. */
export interface EditionFacts {
  editionId: string;
  bookId: string;
  languageId: string;
  languageTag: string;
  slug: string;
  direction: 'ltr' | 'rtl';
  allowsDerivatives: boolean;
  /** With the cover. */
  pages: number;
  characters: number;
  pictureBytes: number;
  soundBytes: number;
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
      languageTag: language.bcp47,
      slug: edition.slug,
      direction: language.direction,
      allowsDerivatives: licence.allowsDerivatives,
      updatedAt: sql<string>`${edition.updatedAt}::text`,
      level: book.level,
      tags: sql<string>`(select string_agg(${bookTag.tagId}::text, ',' order by ${bookTag.tagId}) from ${bookTag}
        where ${bookTag.bookId} = ${edition.bookId})`,
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
  const { updatedAt, level, tags, ...facts } = found;
  return { ...facts, fingerprint: [updatedAt, facts.slug, level, tags, facts.soundBytes].join(' ') };
}

/** To be raised when the makers change what they write, so that files made before are made anew. */
const makersVersion = '1';

/** 16 hexadecimal digits that change with everything a file is made of: the edition, the second one, and our own words and makers. */
export function versionOf(facts: EditionFacts, second: EditionFacts | undefined, publicUrl: string): string {
  const words = interfaceText(facts.languageTag)?.fields ?? {};
  const parts = [makersVersion, publicUrl, facts.fingerprint, second?.fingerprint ?? '', JSON.stringify(words)];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
