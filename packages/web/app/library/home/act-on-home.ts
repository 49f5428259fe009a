import { type HomeChoice, listHomeChoices, setHomeChoice } from '@letsread/catalogue/home/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

import { versionOf } from '../ordering/texts-from-form.ts';
import type { Done, Fields } from '../outcome.ts';

/** The choice of a language, or of all languages; none where there is none. */
export function choiceOf(items: readonly HomeChoice[], languageId: string): HomeChoice | undefined {
  return items.find(({ language }) => (language?.id ?? '') === languageId);
}

/** Saves the shelves of home, or takes the choice of a language back, and says how it was before. @throws the problem of the call */
export async function actOnHome(client: ApiClient, fields: Fields): Promise<Done> {
  const { act, languageId = '', shelves = '' } = fields;
  const before = choiceOf((await client(listHomeChoices, {})).items, languageId);
  const isReset = act === 'reset';
  const { items } = await client(setHomeChoice, {
    body: {
      languageId: languageId === '' ? null : languageId,
      version: versionOf(fields),
      shelves: isReset ? null : shelves.split(',').filter((name) => name !== ''),
    },
  });
  const own = choiceOf(items, languageId);
  const version = own === undefined ? '' : String(own.version);
  const undo: Fields =
    before === undefined
      ? { act: 'reset', languageId, version }
      : { act: 'save', languageId, version, shelves: before.shelves.join(',') };
  const subject = own?.language?.name ?? before?.language?.name;
  const action =
    languageId === ''
      ? (`home-default-${isReset ? 'reset' : 'changed'}` as const)
      : (`home-${isReset ? 'reset' : 'changed'}` as const);
  return { action, name: '', team: '', role: null, ...(subject === undefined ? {} : { subject }), undo };
}
