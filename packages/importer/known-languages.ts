import type { LanguageEntry } from './catalogue-entry.ts';
import { languageFromCode } from './language-from-code.ts';

/** The languages of the starter library, called as in the table that comes with the African Storybook selection. */
const known: LanguageEntry[] = [
  { code: 'ar', bcp47: 'ar', name: 'العربية', englishName: 'Arabic', script: 'Arab', direction: 'rtl' },
  { code: 'en', bcp47: 'en', name: 'English', englishName: 'English', script: 'Latn', direction: 'ltr' },
  { code: 'es', bcp47: 'es', name: 'español', englishName: 'Spanish', script: 'Latn', direction: 'ltr' },
  { code: 'hi', bcp47: 'hi', name: 'हिन्दी', englishName: 'Hindi', script: 'Deva', direction: 'ltr' },
  { code: 'id', bcp47: 'id', name: 'Bahasa Indonesia', englishName: 'Indonesian', script: 'Latn', direction: 'ltr' },
];

export function knownLanguage(code: string): LanguageEntry | undefined {
  return known.find((language) => language.code === code) ?? languageFromCode(code);
}
