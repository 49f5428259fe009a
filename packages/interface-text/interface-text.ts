import { intlFields } from './intl-fields.ts';
import { type InterfaceLanguageEntry, interfaceLanguages } from './interface-languages.ts';
import ar from './ar.json' with { type: 'json' };
import bn from './bn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fil from './fil.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import km from './km.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import lo from './lo.json' with { type: 'json' };
import mn from './mn.json' with { type: 'json' };
import ms from './ms.json' with { type: 'json' };
import my from './my.json' with { type: 'json' };
import ne from './ne.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import si from './si.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };
import ta from './ta.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import ur from './ur.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import type { Fields } from './translator.ts';

interface InterfaceText {
  fields: Fields;
  direction: InterfaceLanguageEntry['direction'];
}

const fieldsByCode: Readonly<Record<string, Fields>> = {
  ar,
  bn,
  en,
  es,
  fil,
  fr,
  hi,
  id,
  ja,
  km,
  ko,
  lo,
  mn,
  ms,
  my,
  ne,
  pt,
  si,
  sw,
  ta,
  th,
  ur,
  vi,
  zh,
};

/** Other tags for the language of a dictionary; CLDR takes Tagalog for Filipino. */
const also: Readonly<Record<string, string>> = { tl: 'fil', 'zh-hans': 'zh' };

const dictionaries = new Map<string, InterfaceText>(
  interfaceLanguages.map(({ code, tag, direction }) => [
    code,
    { fields: { ...fieldsByCode[code], ...intlFields(tag) }, direction },
  ]),
);

/** The dictionary that the product comes with for a language ("ar", "es-MX"); undefined where there is none. */
export function interfaceText(languageCode: string): InterfaceText | undefined {
  return dictionaries.get(interfaceCode(languageCode) ?? '');
}

/** By which code the words for a language are called: "es" for "es-MX"; undefined where there are none. */
export function interfaceCode(languageCode: string): string | undefined {
  const code = languageCode.toLowerCase();
  // Written with other characters than our Chinese.
  if (/^zh-(tw|hk|mo)$/.test(code)) return undefined;
  const withoutRegion = code.replace(/-([a-z]{2}|\d{3})$/, '');
  return [code, withoutRegion].map((each) => also[each] ?? each).find((each) => dictionaries.has(each));
}
