import arabic from './ar.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import spanish from './es.json' with { type: 'json' };
import hindi from './hi.json' with { type: 'json' };
import indonesian from './id.json' with { type: 'json' };
import type { Fields } from './translator.ts';

interface InterfaceText {
  fields: Fields;
  direction: 'ltr' | 'rtl';
}

const dictionaries: Readonly<Record<string, InterfaceText>> = {
  ar: { fields: arabic, direction: 'rtl' },
  en: { fields: english, direction: 'ltr' },
  es: { fields: spanish, direction: 'ltr' },
  hi: { fields: hindi, direction: 'ltr' },
  id: { fields: indonesian, direction: 'ltr' },
};

/** The dictionary that the product comes with for a language ("ar", "es-MX"); undefined where there is none. */
export function interfaceText(languageCode: string): InterfaceText | undefined {
  const code = languageCode.toLowerCase();
  return dictionaries[code] ?? dictionaries[code.replace(/-([a-z]{2}|\d{3})$/, '')];
}
