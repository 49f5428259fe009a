import { readCsv } from './csv.ts';
import { FormatError } from '../format-error.ts';

/**
 * A language of a book source. `code` is its key (folder name; "ha-ne" and the like are no language tags), `bcp47` the tag for `lang` attributes and Intl,
 * `script` an ISO 15924 code. Script and direction are what the table says and cannot be derived from the code.
 */
export type SourceLanguage = {
  code: string;
  bcp47: string;
  englishName: string;
  nativeName: string;
  script: string;
  direction: 'ltr' | 'rtl';
  hasSpacesBetweenWords: boolean;
};

/** The languages of languages.csv by code. @throws FormatError table-damaged: missing columns or values, a repeated code, a direction other than ltr and rtl. */
export function readLanguageTable(text: string, file = 'languages.csv'): Map<string, SourceLanguage> {
  const rows = readCsv(text, file, [
    'code',
    'bcp47',
    'english_name',
    'native_name',
    'script',
    'direction',
    'spaces_between_words',
  ]);
  const languages = new Map<string, SourceLanguage>();
  for (const row of rows) {
    const { code, bcp47, script, direction } = row;
    const isSound = code !== '' && !languages.has(code) && bcp47 !== '' && /^[A-Z][a-z]{3}$/.test(script);
    if (!isSound || (direction !== 'ltr' && direction !== 'rtl')) {
      throw new FormatError('table-damaged', {
        file,
        message: `the row of "${code}" repeats a code, or has no tag, no script such as Latn, or a direction that is neither ltr nor rtl`,
      });
    }
    const { english_name: englishName, native_name: nativeName } = row;
    languages.set(code, {
      code,
      bcp47,
      englishName,
      nativeName,
      script,
      direction,
      hasSpacesBetweenWords: row.spaces_between_words === 'yes',
    });
  }
  return languages;
}
