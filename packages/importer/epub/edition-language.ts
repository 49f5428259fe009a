import sql from 'sql-template-tag';
import type { PublicationLanguage } from '@letsread/formats/publication.ts';
import type { Pool } from 'pg';
import type { LanguageEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import { knownLanguage } from '../languages/known-languages.ts';

/** The languages of the library, by code and by tag in small letters. */
export type ExistingLanguages = Map<string, LanguageEntry>;

export async function existingLanguages(pool: Pool): Promise<ExistingLanguages> {
  const { rows } = await pool.query<LanguageEntry>(
    sql`select code, bcp47, name, english_name as "englishName", script, direction from language order by code`,
  );
  const byCode = rows.map((row): [string, LanguageEntry] => [row.code.toLowerCase(), row]);
  const byTag = rows.map((row): [string, LanguageEntry] => [row.bcp47.toLowerCase(), row]);
  return new Map([...byTag, ...byCode]);
}

/**
 * The language of an edition: the library's own of this tag; else of the tag without its country ("en-GB" is English), unless another
 * country writes it in another script; else as this machine knows it; else, of our own files and those that name it (`isNamed`), as the file says. Undefined: unknown.
 */
export function editionLanguage(
  stated: PublicationLanguage,
  { isOurs, isNamed = isOurs, existing }: { isOurs: boolean; isNamed?: boolean; existing: ExistingLanguages },
): LanguageEntry | undefined {
  const tags = isOurs ? [stated.tag] : [stated.tag, ...withoutCountry(stated.tag)];
  for (const tag of tags) {
    const found = existing.get(tag.toLowerCase());
    if (found !== undefined) return found;
  }
  const known = tags.toReversed().flatMap((tag) => knownLanguage(tag) ?? [])[0];
  if (!isNamed || stated.name === '' || stated.script === '' || (!isOurs && known !== undefined)) return known;
  const { tag, name, script, direction } = stated;
  return { code: tag, bcp47: tag, name, englishName: known?.englishName ?? name, script, direction };
}

function withoutCountry(tag: string): string[] {
  const { language, script, region } = new Intl.Locale(tag);
  if (region === undefined) return [];
  const written = new Intl.Locale(tag).maximize().script;
  const usual = new Intl.Locale(language).maximize().script;
  return script === undefined && written === usual ? [language] : [`${language}-${written}`];
}
