import english from './en.json' with { type: 'json' };
import { intlFields } from './intl-fields.ts';
import { translator, type Fields, type Translate } from './translator.ts';

/** The built-in English dictionary. */
export const englishFields: Fields = { ...english, ...intlFields('en') };

/** The `t` of a language: a missing key shows English, a key in neither shows "Not found". */
export function messagesIn(fields: Fields, languageTag: string): Translate {
  return translator(fields, languageTag, { fields: englishFields, languageTag: 'en' });
}

/**
 * The fields of a language with gaps filled in English, for whoever has no English beside them. Which numbers are "one" is never
 * taken from English: a language that leaves it to its plural rules (Arabic, French, Filipino) would have only "one" and "other".
 */
export function filledFromEnglish(fields: Fields): Fields {
  const ofEnglish = Object.entries(englishFields).filter(([key]) => key !== 'intl.one');
  return { ...Object.fromEntries(ofEnglish), ...fields };
}
