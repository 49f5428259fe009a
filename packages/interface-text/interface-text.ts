import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type InterfaceLanguageEntry, interfaceLanguages } from './interface-languages.ts';
import { intlFields } from './intl-fields.ts';
import type { Fields } from './translator.ts';

interface InterfaceText {
  fields: Fields;
  direction: InterfaceLanguageEntry['direction'];
}

/** Other tags for the language of a dictionary; CLDR takes Tagalog for Filipino. */
const also: Readonly<Record<string, string>> = { tl: 'fil', 'zh-hans': 'zh' };

/** Read when first asked for: few libraries need all of them, and no command does. */
const dictionaries = new Map<string, InterfaceText>();

/** The dictionary that the product comes with for a language ("ar", "es-MX"); undefined where there is none. */
export function interfaceText(languageCode: string): InterfaceText | undefined {
  const codes = codesOf(languageCode);
  const language = interfaceLanguages.find(({ code }) => codes.includes(code));
  if (language === undefined) return undefined;
  const text = dictionaries.get(language.code) ?? readDictionary(language);
  dictionaries.set(language.code, text);
  return text;
}

/** Under which codes texts of a language may stand, the nearest first: "es-mx" and "es"; never those of another script. */
export function codesOf(languageCode: string): string[] {
  const code = languageCode.toLowerCase();
  // Written with other characters than our Chinese.
  const withoutRegion = /^zh-(tw|hk|mo)$/.test(code) ? code : code.replace(/-([a-z]{2}|\d{3})$/, '');
  return [...new Set([code, withoutRegion].flatMap((each) => [each, also[each] ?? each]))];
}

function readDictionary({ code, tag, direction }: InterfaceLanguageEntry): InterfaceText {
  const file = path.join(import.meta.dirname, `${code}.json`);
  return { fields: { ...(JSON.parse(readFileSync(file, 'utf8')) as Fields), ...intlFields(tag) }, direction };
}
