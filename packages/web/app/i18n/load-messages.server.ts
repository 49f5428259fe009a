import { createHash } from 'node:crypto';

import { getInterfaceText } from '@letsread/catalogue/texts/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { englishFields, filledFromEnglish } from '@letsread/interface-text/messages.ts';
import type { RouterContextProvider } from 'react-router';

import { apiClientContext } from '../request/contexts.ts';
import { isProblem } from '../request/is-problem.ts';
import { fallBackTo } from '../request/degraded-page.server.ts';
import { englishLanguage, type InterfaceLanguage } from './interface-language.ts';
import type { Messages } from './messages.tsx';

/** Words and the address under which the browser gets the same, immutable. */
export interface LoadedMessages extends Messages {
  languageId: string;
  path: string;
}

interface Dictionary {
  value: string;
  isEmpty: boolean;
  /** Gaps filled from English. */
  fields: Messages['fields'];
  hash: string;
}

/** By the id of a language that there is: parsing a dictionary for each request would cost more than the rest of the page. */
const loaded = new Map<string, Dictionary>();

/** The words of a language; English where it has none. Throws only when English cannot be had either. */
export async function loadMessages(
  context: Readonly<RouterContextProvider>,
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>,
): Promise<LoadedMessages> {
  const client = context.get(apiClientContext);
  const own =
    language.id === englishLanguage.id
      ? undefined
      : await loadDictionary(client, language.id).catch(fallBackTo(context, 'the words of a language', undefined));
  if (own !== undefined) return wordsOf(language, own);
  return wordsOf(englishLanguage, (await loadDictionary(client, englishLanguage.id)) ?? builtIn);
}

const builtIn = parse(JSON.stringify({ fields: englishFields }));

/** The dictionary of a language; undefined where there is no such language, or no words in it. */
async function loadDictionary(client: ApiClient, langId: string): Promise<Dictionary | undefined> {
  const answer = await client(getInterfaceText, { langId }).catch((error: unknown) => {
    if (isProblem(error) && error.status === 404) return undefined;
    throw error;
  });
  if (answer === undefined) return undefined;
  const known = loaded.get(langId);
  const dictionary = known?.value === answer.value ? known : parse(answer.value);
  loaded.set(langId, dictionary);
  return dictionary.isEmpty ? undefined : dictionary;
}

function parse(value: string): Dictionary {
  const { fields = {} } = JSON.parse(value) as Partial<Messages>;
  const filled = filledFromEnglish(fields);
  const hash = createHash('sha256').update(JSON.stringify(filled)).digest('hex').slice(0, 12);
  return { value, isEmpty: Object.keys(fields).length === 0, fields: filled, hash };
}

function wordsOf(
  { id, languageISOCode }: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>,
  { fields, hash }: Dictionary,
): LoadedMessages {
  return {
    languageId: id,
    fields,
    languageTag: languageISOCode,
    path: `/words/${id}-${languageISOCode}.${hash}.json`,
  };
}
