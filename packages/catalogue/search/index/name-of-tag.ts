import { englishLanguageId } from '../../contract.ts';
import type { IndexTag } from './index-document.ts';

/** A theme's name in the first of these languages that it has one in, else in English, else in any, else its slug, which is of no language. */
export function nameOfTag(
  { names, slug }: IndexTag,
  languageIds: readonly (string | undefined)[],
): { text: string; languageId: string | undefined } {
  const languageId =
    [...languageIds, englishLanguageId].find((id) => id !== undefined && names[id] !== undefined) ??
    Object.keys(names)[0];
  return { text: (languageId && names[languageId]) ?? slug, languageId };
}
