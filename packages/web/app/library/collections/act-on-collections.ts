import {
  changeCollection,
  createCollection,
  type EditableCollection,
  getEditableCollection,
  listEditableCollections,
  orderCollections,
  removeCollection,
  restoreCollection,
  setCollectionBooks,
} from '@letsread/catalogue/collections/contract.ts';
import { coverFigures } from '@letsread/formats/covers/figure-names.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

import { actOf, type Acts } from '../act-of.ts';
import type { Done, Fields } from '../outcome.ts';
import { textsOf, textsToUndo, versionOf } from '../ordering/texts-of.ts';

/** Does what a form about collections asks for, and says how it is taken back. @throws the problem of the call */
export function actOnCollections(client: ApiClient, fields: Fields): Promise<Done> {
  return actOf(acts, client, fields);
}

const acts: Acts = {
  create,
  remove,
  restore,
  move,
  change,
  books: setBooks,
};

async function create(client: ApiClient, { languageId = '', title = '', summary = '' }: Fields): Promise<Done> {
  const made = await client(createCollection, { body: { languageId, title, summary } });
  return done('collection-created', made, { act: 'remove', id: made.id });
}

async function remove(client: ApiClient, { id = '' }: Fields): Promise<Done> {
  return done('collection-removed', await client(removeCollection, { id }), { act: 'restore', id });
}

async function restore(client: ApiClient, { id = '' }: Fields): Promise<Done> {
  return done('collection-restored', await client(restoreCollection, { id }), { act: 'remove', id });
}

/** `before`: the collection that it then stands before; none: at the end. */
async function move(client: ApiClient, { id = '', before = '' }: Fields): Promise<Done> {
  const { items } = await client(listEditableCollections, {});
  const ids = items.filter(({ isRemoved }) => !isRemoved).map((one) => one.id);
  const moved = items.find((one) => one.id === id);
  if (moved === undefined) return done('collection-removed', await client(removeCollection, { id }), undefined);
  const rest = ids.filter((one) => one !== id);
  const at = rest.indexOf(before);
  rest.splice(at < 0 ? rest.length : at, 0, id);
  await client(orderCollections, { body: { ids: rest } });
  return done('collections-ordered', moved, { act: 'move', id, before: ids[ids.indexOf(id) + 1] ?? '' });
}

async function change(client: ApiClient, fields: Fields): Promise<Done> {
  const { id = '' } = fields;
  const before = await client(getEditableCollection, { id });
  const body = { version: versionOf(fields), figure: figureOf(fields), texts: textsOf(fields) };
  const changed = await client(changeCollection, { id, body });
  const undo = {
    act: 'change',
    id,
    version: String(changed.version),
    figure: before.figure ?? '',
    ...textsToUndo(before.texts),
  };
  return done('collection-changed', changed, undo);
}

/** `bookIds` in their order, parted by commas. */
async function setBooks(client: ApiClient, fields: Fields): Promise<Done> {
  const { id = '', bookIds = '' } = fields;
  const before = await client(getEditableCollection, { id });
  const body = { version: versionOf(fields), bookIds: bookIds === '' ? [] : bookIds.split(',') };
  const changed = await client(setCollectionBooks, { id, body });
  const undo = {
    act: 'books',
    id,
    version: String(changed.version),
    bookIds: before.books.map(({ bookId }) => bookId).join(','),
  };
  return done('collection-changed', changed, undo);
}

function figureOf(fields: Fields): EditableCollection['figure'] {
  return coverFigures.find((name) => name === fields['figure']) ?? null;
}

function done(action: Done['action'], { texts }: EditableCollection, undo: Fields | undefined): Done {
  return { action, name: '', team: '', role: null, subject: texts[0]?.title ?? '', undo };
}
