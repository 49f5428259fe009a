import english from './en.json' with { type: 'json' };
import { intlFields } from './intl-fields.ts';
import { translator, type Fields, type Translate } from './translator.ts';

/** The built-in English dictionary. */
export const englishFields: Fields = { ...english, ...intlFields('en') };

/** The `t` of a language: a missing key shows English, a key in neither shows "Not found". */
export function messagesIn(fields: Fields, languageTag: string): Translate {
  return translator(fields, languageTag, { fields: englishFields, languageTag: 'en' });
}
