import type { ApiClient } from '@letsread/http/api-client.ts';
import { badgeNames, stickerNames } from '@letsread/learning/contract.ts';
import {
  createPathway,
  type EditablePathway,
  getEditablePathway,
  listEditablePathways,
  movePathway,
  publishPathway,
  setPathwayBooks,
  unpublishPathway,
  updatePathway,
} from '@letsread/learning/pathway-editing/contract.ts';

import { performAct, type Acts } from '../perform-act.ts';
import { textsFromForm, textsToUndo, versionOf } from '../ordering/texts-from-form.ts';
import type { Done, Fields } from '../outcome.ts';
import { booksOnPath, readBooks, writeBooks } from './books-in-form.ts';

/** Does what a form about reading paths asks for, and says how it is taken back. @throws the problem of the call */
export async function actOnPathways(client: ApiClient, fields: Fields, namesIn: string): Promise<Done> {
  const done = await performAct(acts, client, fields);
  const { id } = fields;
  if (id === undefined) return done;
  return { ...done, subject: (await client(getEditablePathway, { id, namesIn })).title };
}

const acts: Acts = {
  create,
  publish,
  remove,
  move,
  change,
  books: setBooks,
};

/** Readers do not see it yet, so there is nothing to take back. */
async function create(client: ApiClient, { languageId = '', title = '', summary = '' }: Fields): Promise<Done> {
  const made = await client(createPathway, { body: { languageId, title, summary } });
  return { ...done('pathway-created', undefined), subject: made.title, to: `/library/pathways/${made.id}` };
}

async function publish(client: ApiClient, { id = '' }: Fields): Promise<Done> {
  await client(publishPathway, { id });
  return done('pathway-published', { act: 'remove', id });
}

async function remove(client: ApiClient, { id = '' }: Fields): Promise<Done> {
  await client(unpublishPathway, { id });
  return done('pathway-unpublished', { act: 'publish', id });
}

/** `before`: the path that it then stands before; none: at the end. */
async function move(client: ApiClient, { id = '', before = '', orderVersion = '' }: Fields): Promise<Done> {
  const { items } = await client(listEditablePathways, {});
  const at = items.findIndex((one) => one.id === id);
  const moved = await client(movePathway, { id, body: { orderVersion, beforeId: before === '' ? null : before } });
  const undo = { act: 'move', id, before: items[at + 1]?.id ?? '', orderVersion: moved.orderVersion };
  return done('pathways-ordered', undo);
}

async function change(client: ApiClient, fields: Fields): Promise<Done> {
  const { id = '' } = fields;
  const before = await client(getEditablePathway, { id });
  const body = { version: versionOf(fields), ...lookOf(fields, before), texts: textsFromForm(fields) };
  const changed = await client(updatePathway, { id, body });
  const undo = {
    act: 'change',
    id,
    version: String(changed.version),
    badge: before.badge,
    palette: String(before.palette),
    ...Object.fromEntries(before.figures.map((name) => [`figure.${name}`, 'on'])),
    ...textsToUndo(before.texts),
  };
  return done('pathway-changed', undo);
}

async function setBooks(client: ApiClient, fields: Fields): Promise<Done> {
  const { id = '', books = '' } = fields;
  const before = await client(getEditablePathway, { id });
  const changed = await client(setPathwayBooks, { id, body: { version: versionOf(fields), books: readBooks(books) } });
  const undo = { act: 'books', id, version: String(changed.version), books: writeBooks(booksOnPath(before)) };
  return done('pathway-changed', undo);
}

function lookOf(fields: Fields, before: Pick<EditablePathway, 'badge'>) {
  return {
    badge: badgeNames.find((name) => name === fields['badge']) ?? before.badge,
    palette: Number(fields['palette']),
    figures: stickerNames.filter((name) => fields[`figure.${name}`] !== undefined),
  };
}

function done(action: Done['action'], undo: Fields | undefined): Done {
  return { action, name: '', team: '', role: null, undo };
}
