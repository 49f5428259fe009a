import { interfaceLanguages } from '@letsread/interface-text/interface-languages.ts';
import type { LanguageEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import { languageFromCode } from './language-from-code.ts';

/** A language as the product itself calls it where its screens speak it, else as this machine knows it. */
export function knownLanguage(code: string): LanguageEntry | undefined {
  const own = interfaceLanguages.find((language) => language.code === code);
  if (own === undefined) return languageFromCode(code);
  const { tag, name, englishName, script, direction } = own;
  return { code, bcp47: tag, name, englishName, script, direction };
}
