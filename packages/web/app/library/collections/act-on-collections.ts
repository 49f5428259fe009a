import {
  changeCollection,
  type CollectionWithBooks,
  createCollection,
  type EditableCollection,
  getEditableCollection,
  type HowToUse,
  listEditableCollections,
  orderCollections,
  removeCollection,
  restoreCollection,
  setCollectionBooks,
} from '@letsread/catalogue/collections/contract.ts';
import { coverFigures } from '@letsread/formats/covers/figure-names.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

import { performAct, type Acts } from '../perform-act.ts';
import type { Done, Fields } from '../outcome.ts';
import { textsFromForm, textsToUndo, titleIn, versionOf } from '../ordering/texts-from-form.ts';
import { readTips, tipsFromForm, writeTips } from './how-to-use-in-form.ts';

/** Does what a form about collections asks for, and says how it is taken back. @throws the problem of the call */
export async function actOnCollections(client: ApiClient, fields: Fields, languageId: string): Promise<Done> {
  const done = await performAct(acts, client, fields);
  const { id } = fields;
  if (id === undefined) return done;
  const { texts } = await client(getEditableCollection, { id });
  return { ...done, subject: titleIn(texts, languageId)?.title ?? '' };
}

const acts: Acts = {
  create,
  remove,
  restore,
  move,
  change,
  books: setBooks,
  tips: setTips,
};

async function create(client: ApiClient, { languageId = '', title = '', summary = '' }: Fields): Promise<Done> {
  const made = await client(createCollection, { body: { languageId, title, summary } });
  const undo = { act: 'remove', id: made.id };
  return { ...done('collection-created', made, undo), to: `/library/collections/${made.id}` };
}

async function remove(client: ApiClient, { id = '' }: Fields): Promise<Done> {
  return done('collection-removed', await client(removeCollection, { id }), { act: 'restore', id });
}

async function restore(client: ApiClient, { id = '' }: Fields): Promise<Done> {
  return done('collection-restored', await client(restoreCollection, { id }), { act: 'remove', id });
}

/** `before`: the collection that it then stands before; none: at the end. */
async function move(client: ApiClient, { id = '', before = '', orderVersion = '' }: Fields): Promise<Done> {
  const { items } = await client(listEditableCollections, {});
  const ids = items.filter(({ isRemoved }) => !isRemoved).map((one) => one.id);
  const moved = items.find((one) => one.id === id);
  if (moved === undefined) return done('collection-removed', await client(removeCollection, { id }), undefined);
  const rest = ids.filter((one) => one !== id);
  const at = rest.indexOf(before);
  rest.splice(at < 0 ? rest.length : at, 0, id);
  const ordered = await client(orderCollections, { body: { orderVersion, ids: rest } });
  const undo = { act: 'move', id, before: ids[ids.indexOf(id) + 1] ?? '', orderVersion: ordered.orderVersion };
  return done('collections-ordered', moved, undo);
}

async function change(client: ApiClient, fields: Fields): Promise<Done> {
  const { id = '' } = fields;
  const before = await client(getEditableCollection, { id });
  const { curator = '', from = '', to = '' } = fields;
  const season = { from: from === '' ? null : from, to: to === '' ? null : to };
  const body = {
    version: versionOf(fields),
    figure: figureOf(fields),
    curator,
    ...season,
    texts: textsFromForm(fields),
  };
  const changed = await client(changeCollection, { id, body });
  const undo = {
    act: 'change',
    id,
    version: String(changed.version),
    figure: before.figure ?? '',
    curator: before.curator,
    from: before.from ?? '',
    to: before.to ?? '',
    ...textsToUndo(before.texts),
  };
  return done('collection-changed', changed, undo);
}

/** `bookIds` in their order, parted by commas; with the tips that they had, where it is taken back. */
async function setBooks(client: ApiClient, fields: Fields): Promise<Done> {
  const { bookIds = '', tips } = fields;
  return writeBooks(client, fields, () => ({
    bookIds: bookIds === '' ? [] : bookIds.split(','),
    ...(tips === undefined ? {} : { howToUse: readTips(tips) }),
  }));
}

/** What a grown-up may do with a book, in the place of what was told of it before. */
async function setTips(client: ApiClient, fields: Fields): Promise<Done> {
  return writeBooks(client, fields, ({ books, howToUse }) => ({
    bookIds: books.map(({ bookId }) => bookId),
    howToUse: [...howToUse.filter(({ bookId }) => bookId !== fields['bookId']), ...tipsFromForm(fields)],
  }));
}

async function writeBooks(
  client: ApiClient,
  fields: Fields,
  wanted: (before: CollectionWithBooks) => { bookIds: string[]; howToUse?: HowToUse[] },
): Promise<Done> {
  const { id = '' } = fields;
  const before = await client(getEditableCollection, { id });
  const body = { version: versionOf(fields), ...wanted(before) };
  const changed = await client(setCollectionBooks, { id, body });
  const undo = {
    act: 'books',
    id,
    version: String(changed.version),
    bookIds: before.books.map(({ bookId }) => bookId).join(','),
    tips: writeTips(before.howToUse),
  };
  return done('collection-changed', changed, undo);
}

function figureOf(fields: Fields): EditableCollection['figure'] {
  return coverFigures.find((name) => name === fields['figure']) ?? null;
}

function done(action: Done['action'], { texts }: EditableCollection, undo: Fields | undefined): Done {
  return { action, name: '', team: '', role: null, subject: texts[0]?.title ?? '', undo };
}
