import { isId } from '../../request/is-id.ts';

/** What the address of a book's editions asks for: a search, or to look at a join or a split before it is made. */
export interface EditionsQuery {
  words: string;
  /** The book to join, as its number was given; none: no join is looked at. */
  otherId: string | undefined;
  /** The editions to split off; none: no split is looked at. */
  editionIds: readonly string[] | undefined;
}

export function readEditionsQuery(asked: URLSearchParams): EditionsQuery {
  return {
    words: (asked.get('q') ?? '').trim().slice(0, 200),
    otherId: asked.get('with') ?? undefined,
    editionIds: asked.has('split') ? asked.getAll('edition').filter(isId) : undefined,
  };
}

export function editionsOf(bookId: string): string {
  return `/library/books/${bookId}/editions`;
}
