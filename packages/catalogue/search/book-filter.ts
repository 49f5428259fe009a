import { and, or } from '@letsread/database/sql.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { BookLength } from '../contract.ts';
import { searchedWords } from './searched-words.ts';

/** Which editions are asked for; what is undefined asks nothing. */
export interface BookFilter {
  languageId?: string | undefined;
  /** 1 to 5; 0 for those not levelled yet. */
  levels?: readonly number[] | undefined;
  /** One of these. */
  tagIds?: readonly string[] | undefined;
  collectionId?: string | undefined;
  lengths?: readonly BookLength[] | undefined;
  isNarrated?: boolean | undefined;
  isSigned?: boolean | undefined;
  /** Codes: signed in one of these. */
  signLanguages?: readonly string[] | undefined;
  /** As typed; blank ones ask nothing. */
  words?: string | undefined;
}

/** Editions, with their books, that a filter lets through, drafts among them. */
export function matchesFilter(filter: BookFilter): Sql {
  const { languageId, levels, tagIds, collectionId, lengths, isNarrated, isSigned, signLanguages, words = '' } = filter;
  return and(
    languageId === undefined ? undefined : sql`edition.language_id = ${languageId}`,
    levels && hasLevel(levels),
    tagIds && carriesTag(tagIds),
    collectionId === undefined ? undefined : sql`exists (${placeOnShelf(collectionId)})`,
    lengths && sql`${lengthOfEdition} = any (${lengths})`,
    isNarrated ? sql`edition.narration_bytes > 0` : undefined,
    isSigned ? sql`edition.is_signed` : undefined,
    signLanguages && isSignedIn(signLanguages),
    searchedWords(words)?.matches,
  );
}

/** short: under 5 minutes; middle: 5 to 10; long: over 10. */
export const lengthOfEdition = sql`case when edition.minutes < 5 then 'short' when edition.minutes <= 10 then 'middle' else 'long' end`;

/** Where the book of an edition stands on the shelf; no row where it does not. */
export function placeOnShelf(collectionId: string): Sql {
  return sql`select collection_book.position from collection_book
    where collection_book.book_id = edition.book_id and collection_book.collection_id = ${collectionId}`;
}

export function hasLevel(levels: readonly number[], level: Sql = sql`book.level`): Sql {
  return or(
    sql`${level} = any (${levels.filter((level) => level > 0)}::smallint[])`,
    levels.includes(0) ? sql`${level} is null` : undefined,
  );
}

function isSignedIn(codes: readonly string[]): Sql {
  return sql`edition.is_signed and exists (select from sign_variant
    where sign_variant.edition_id = edition.id and sign_variant.sign_language_code = any (${codes}))`;
}

function carriesTag(tagIds: readonly string[]): Sql {
  return sql`exists (select from book_tag
    where book_tag.book_id = edition.book_id and book_tag.tag_id = any (${tagIds}::bigint[]))`;
}
