import { englishLanguageId, type TagMark } from '../../contract.ts';
import type { IndexTag } from './index-document.ts';
import { nameOfTag } from './name-of-tag.ts';
import type { IndexReader } from './reading/index-reader.ts';

/** A theme named in the first of these languages that it has a name in, else as `nameOfTag` says. */
export function markOfTag(reader: IndexReader, tag: IndexTag, languageIds: readonly (string | undefined)[]): TagMark {
  const { text, languageId } = nameOfTag(tag, languageIds);
  return { id: tag.id, slug: tag.slug, name: text, languageISOCode: codeOf(reader, languageId) };
}

/** The index knows the languages that it has books in. */
function codeOf(reader: IndexReader, languageId: string | undefined): string | null {
  if (languageId === undefined) return null;
  const known = reader.languages().get(languageId)?.mark.languageISOCode;
  return known ?? (languageId === englishLanguageId ? 'en' : null);
}
