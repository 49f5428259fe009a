import {
  changeTheme,
  createTheme,
  type EditableTheme,
  getTheme,
  joinThemes,
  removeTheme,
  restoreTheme,
  themeKinds,
} from '@letsread/catalogue/themes/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

import { performAct, type Acts, refuseUnknownAct } from '../perform-act.ts';
import { versionOf } from '../ordering/texts-from-form.ts';
import type { Done, Fields } from '../outcome.ts';
import { namesFromForm, namesToUndo, readWords, writeWords } from './theme-in-form.ts';

/** Does what a form about themes asks for, and says how it is taken back. @throws the problem of the call */
export function actOnThemes(client: ApiClient, fields: Fields): Promise<Done> {
  return performAct(acts, client, fields);
}

const acts: Acts = { create, change, join, remove, restore };

async function create(client: ApiClient, fields: Fields): Promise<Done> {
  const { languageId = '', name = '' } = fields;
  const made = await client(createTheme, { body: { languageId, name, kind: kindOf(fields) } });
  return done('theme-created', made.name, { act: 'remove', id: made.id });
}

async function change(client: ApiClient, fields: Fields): Promise<Done> {
  const { id = '', synonyms = '' } = fields;
  const before = await client(getTheme, { id });
  const changed = await client(changeTheme, {
    id,
    body: {
      version: versionOf(fields),
      kind: kindOf(fields),
      synonyms: readWords(synonyms),
      names: namesFromForm(fields),
    },
  });
  return done('theme-changed', changed.name, {
    act: 'change',
    id,
    version: String(changed.version),
    kind: before.kind,
    synonyms: writeWords(before.synonyms),
    ...namesToUndo(before.names),
  });
}

/** `otherId`: the theme that is the same. */
async function join(client: ApiClient, { id = '', otherId = '' }: Fields): Promise<Done> {
  const other = await client(getTheme, { id: otherId });
  const kept = await client(joinThemes, { id, body: { otherId } });
  return done('themes-joined', `${other.name} = ${kept.name}`, { act: 'restore', id: otherId });
}

async function remove(client: ApiClient, { id = '' }: Fields): Promise<Done> {
  const { name } = await client(removeTheme, { id });
  return done('theme-taken-away', name, { act: 'restore', id });
}

async function restore(client: ApiClient, { id = '' }: Fields): Promise<Done> {
  const { joinedTo } = await client(getTheme, { id });
  const { name } = await client(restoreTheme, { id });
  return done(
    'theme-restored',
    name,
    joinedTo === null ? { act: 'remove', id } : { act: 'join', id: joinedTo.id, otherId: id },
  );
}

function kindOf({ kind }: Fields): EditableTheme['kind'] {
  return themeKinds.find((known) => known === kind) ?? refuseUnknownAct();
}

function done(action: Done['action'], subject: string, undo: Fields): Done {
  return { action, name: '', team: '', role: null, subject, undo };
}
