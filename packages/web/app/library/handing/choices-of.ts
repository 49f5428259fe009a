import { listCollections } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { everyItem } from '@letsread/http/lists/every-item.ts';
import { listPathways } from '@letsread/learning/contract.ts';

import { findBooks, type FoundBooks } from '../ordering/found-books.ts';

export const kinds = ['book', 'collection', 'pathway', 'level'] as const;
export type Kind = (typeof kinds)[number];

/** Something that can be handed out, as a radio button has it. */
export interface Choice {
  value: string;
  title: string;
  /** BCP 47; of a book, which may be in another language than the screen. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export interface Offer extends Pick<FoundBooks, 'words' | 'more'> {
  kind: Kind;
  choices: Choice[];
}

/** What can be handed out of the kind that an address asks for; books by the words in it. */
export async function choicesOf(client: ApiClient, url: URL, lId: string): Promise<Offer> {
  const kind = kinds.find((one) => one === url.searchParams.get('kind')) ?? 'book';
  if (kind === 'book') {
    const { words, found, more } = await findBooks(client, url);
    const choices = found.map(({ bookId, title, language: { id, languageISOCode: lang, direction: dir } }) => ({
      value: `book:${bookId}:${id}`,
      title,
      lang,
      dir,
    }));
    return { kind, words, more, choices };
  }
  const choices = kind === 'level' ? [] : await (kind === 'collection' ? collectionsIn : pathwaysIn)(client, lId);
  return { kind, words: '', more: undefined, choices };
}

async function collectionsIn(client: ApiClient, lId: string): Promise<Choice[]> {
  const all = await everyItem((cursor) => client(listCollections, { lId, limit: 100, books: 1, cursor }));
  return all.map(({ id, title }) => ({ value: `collection:${id}:${lId}`, title }));
}

async function pathwaysIn(client: ApiClient, lId: string): Promise<Choice[]> {
  const all = await everyItem((cursor) => client(listPathways, { lId, limit: 100, cursor }));
  return all.map(({ id, title }) => ({ value: `pathway:${id}:${lId}`, title }));
}
