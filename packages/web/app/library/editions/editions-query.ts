import { isId } from '../../request/is-id.ts';

/** What the address of a book's editions asks for: a search, or to look at a join or a split before it is made. */
export interface EditionsQuery {
  words: string;
  /** The book to join, as its number was given; none: no join is looked at. */
  otherId: string | undefined;
  /** The editions to split off; none: no split is looked at. */
  editionIds: readonly string[] | undefined;
}

export function readEditionsQuery(params: URLSearchParams): EditionsQuery {
  return {
    words: (params.get('q') ?? '').trim().slice(0, 200),
    otherId: params.get('with') ?? undefined,
    editionIds: params.has('split') ? params.getAll('edition').filter(isId) : undefined,
  };
}

export function editionsPath(bookId: string): string {
  return `/library/books/${bookId}/editions`;
}
