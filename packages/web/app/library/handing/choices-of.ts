import { listCollections } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { everyItem } from '@letsread/http/every-item.ts';
import { listPathways } from '@letsread/learning/contract.ts';

import { findBooks } from '../ordering/found-books.ts';

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

/** What can be handed out of the kind that an address asks for; books by the words in it. */
export async function choicesOf(
  client: ApiClient,
  url: URL,
  lId: string,
): Promise<{ kind: Kind; words: string; choices: Choice[] }> {
  const kind = kinds.find((one) => one === url.searchParams.get('kind')) ?? 'book';
  if (kind === 'book') {
    const { words, found } = await findBooks(client, url);
    const choices = found.map(({ bookId, title, language: { id, languageISOCode: lang, direction: dir } }) => ({
      value: `book:${bookId}:${id}`,
      title,
      lang,
      dir,
    }));
    return { kind, words, choices };
  }
  if (kind === 'level') return { kind, words: '', choices: [] };
  const items = await (kind === 'collection'
    ? everyItem((cursor) => client(listCollections, { lId, limit: 100, books: 1, cursor }))
    : everyItem((cursor) => client(listPathways, { lId, limit: 100, cursor })));
  return { kind, words: '', choices: items.map(({ id, title }) => ({ value: `${kind}:${id}:${lId}`, title })) };
}
