import type { Language } from '@letsread/catalogue/contract.ts';

import { cookieLine, readCookies } from '../request/cookies.ts';
import { isId } from '../request/is-id.ts';

/** The interface language that a reader chose; the lists of books are in it too. */
export interface InterfaceLanguage {
  id: string;
  name: string;
  languageISOCode: string;
  direction: 'ltr' | 'rtl';
}

/** English (specification section 3). */
export const englishLanguage: InterfaceLanguage = {
  id: '4846240843956224',
  name: 'English',
  languageISOCode: 'en',
  direction: 'ltr',
};

const cookieNames = {
  id: 'localization_id',
  name: 'localization_name',
  languageISOCode: 'localization_lang',
  direction: 'localization_direction',
} as const;

/** The language chosen in the cookies of a request; English where there is none or where one of them makes no sense. */
export function interfaceLanguage(request: Request): InterfaceLanguage {
  const cookies = readCookies(request.headers.get('cookie') ?? '');
  const id = cookies.get(cookieNames.id) ?? '';
  const languageISOCode = cookies.get(cookieNames.languageISOCode) ?? '';
  const name = cookies.get(cookieNames.name) ?? '';
  if (!isId(id) || !isLanguageTag(languageISOCode) || !isName(name)) return englishLanguage;
  return { id, name, languageISOCode, direction: cookies.get(cookieNames.direction) === 'rtl' ? 'rtl' : 'ltr' };
}

/** The Set-Cookie lines that keep a choice for a year. */
export function languageCookies(language: Pick<Language, keyof InterfaceLanguage>, isSecure: boolean): string[] {
  return Object.entries(cookieNames).map(([field, name]) =>
    cookieLine(name, language[field as keyof InterfaceLanguage], isSecure),
  );
}

/** As if no language had been chosen. */
export const cookiesOfNoLanguage: Readonly<Record<string, undefined>> = Object.fromEntries(
  Object.values(cookieNames).map((name) => [name, undefined]),
);

/** One that every runtime can set text and write numbers in. */
function isLanguageTag(text: string): boolean {
  try {
    return text.length <= 35 && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function isName(text: string): boolean {
  return text.length > 0 && text.length <= 100 && !/[\p{Cc}<>]/u.test(text);
}
