import { englishLanguageId } from '../../contract.ts';
import type { IndexTag } from './index-document.ts';

/** A theme's name in the first of these languages that it has one in, else in English, else in any, else its slug. */
export function nameOfTag({ names, slug }: IndexTag, languageIds: readonly (string | undefined)[]): string {
  for (const id of [...languageIds, englishLanguageId])
    if (id !== undefined && names[id] !== undefined) return names[id];
  return Object.values(names)[0] ?? slug;
}
