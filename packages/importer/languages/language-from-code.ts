import { directionOfScript } from '@letsread/formats/languages/direction-of-script.ts';
import type { SourceLanguage } from '@letsread/formats/tables/language-table.ts';
import type { LanguageEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';

/** A language as the source's table says; where it says nothing, as this machine knows it; undefined when it does not. */
export function languageFromCode(code: string, stated?: SourceLanguage): LanguageEntry | undefined {
  if (stated !== undefined) {
    const { bcp47, nativeName, englishName, script, direction } = stated;
    return { code, bcp47, name: nativeName === '' ? englishName : nativeName, englishName, script, direction };
  }
  const locale = localeOf(code);
  const script = locale?.maximize().script;
  const englishName = nameOf(code, 'en');
  if (locale === undefined || script === undefined || englishName === undefined) return undefined;
  return {
    code,
    bcp47: locale.toString(),
    name: nameOf(code, code) ?? englishName,
    englishName,
    script,
    direction: directionOfScript(script),
  };
}

function localeOf(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code);
  } catch {
    return undefined;
  }
}

function nameOf(code: string, inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
