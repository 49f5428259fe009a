import { createHash } from 'node:crypto';

import { getInterfaceText } from '@letsread/catalogue/contract.ts';
import type { Ask } from '@letsread/http/ask.ts';
import { englishFields } from '@letsread/interface-text/words.ts';

import { isProblem } from '../problems.ts';
import { englishLanguage, type InterfaceLanguage } from './interface-language.ts';
import type { Words } from './words.tsx';

/** Words and the address under which the browser gets the same, immutable. */
export interface LoadedWords extends Words {
  path: string;
}

/** By language id: parsing the same dictionary for each request would cost more than the rest of the page. */
const loaded = new Map<string, { value: string; words: LoadedWords | undefined }>();

/** The words of a language; English where it has none. Throws only when English cannot be had either. */
export async function loadWords(
  ask: Ask,
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>,
): Promise<LoadedWords> {
  const words =
    language.id === englishLanguage.id ? undefined : await loadOwnWords(ask, language).catch(() => undefined);
  return (
    words ??
    (await loadOwnWords(ask, englishLanguage)) ??
    remember(englishLanguage, JSON.stringify({ fields: englishFields }))
  );
}

async function loadOwnWords(
  ask: Ask,
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>,
): Promise<LoadedWords | undefined> {
  const { value } = await ask(getInterfaceText, { langId: language.id }).catch((error: unknown) => {
    if (isProblem(error) && error.status === 404) return { value: '{}' };
    throw error;
  });
  const known = loaded.get(language.id);
  return known?.value === value ? known.words : remember(language, value);
}

function remember(language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>, value: string): LoadedWords;
function remember(language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>, value: string): LoadedWords | undefined {
  const { fields = {} } = JSON.parse(value) as Partial<Words>;
  const hash = createHash('sha256').update(value).update(JSON.stringify(englishFields)).digest('hex').slice(0, 12);
  const words =
    Object.keys(fields).length === 0
      ? undefined
      : {
          fields: { ...englishFields, ...fields },
          languageTag: language.languageISOCode,
          path: `/words/${language.id}-${language.languageISOCode}.${hash}.json`,
        };
  loaded.set(language.id, { value, words });
  return words;
}
