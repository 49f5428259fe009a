import { codesOf } from './interface-text.ts';
import { intlFields } from './intl-fields.ts';
import ar from './library/ar.json' with { type: 'json' };
import bn from './library/bn.json' with { type: 'json' };
import en from './library/en.json' with { type: 'json' };
import es from './library/es.json' with { type: 'json' };
import fil from './library/fil.json' with { type: 'json' };
import fr from './library/fr.json' with { type: 'json' };
import hi from './library/hi.json' with { type: 'json' };
import id from './library/id.json' with { type: 'json' };
import ja from './library/ja.json' with { type: 'json' };
import km from './library/km.json' with { type: 'json' };
import ko from './library/ko.json' with { type: 'json' };
import lo from './library/lo.json' with { type: 'json' };
import mn from './library/mn.json' with { type: 'json' };
import ms from './library/ms.json' with { type: 'json' };
import my from './library/my.json' with { type: 'json' };
import ne from './library/ne.json' with { type: 'json' };
import pt from './library/pt.json' with { type: 'json' };
import si from './library/si.json' with { type: 'json' };
import sw from './library/sw.json' with { type: 'json' };
import ta from './library/ta.json' with { type: 'json' };
import th from './library/th.json' with { type: 'json' };
import ur from './library/ur.json' with { type: 'json' };
import vi from './library/vi.json' with { type: 'json' };
import zh from './library/zh.json' with { type: 'json' };
import type { Fields } from './translator.ts';

const dictionaries: Readonly<Record<string, Fields>> = {
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

/**
 * The words of the back room, which stand in no dictionary that readers fetch, with how its language writes numbers;
 * English for a language without them.
 */
export function libraryMessages(languageCode: string): Fields {
  const code = codesOf(languageCode).find((one) => one in dictionaries) ?? 'en';
  return { ...en, ...dictionaries[code], ...intlFields(code) };
}
