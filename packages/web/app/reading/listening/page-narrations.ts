import type { BookToRead, Page } from '@letsread/catalogue/contract.ts';

/** A page of the API by its number in the reader, which counts story pages from 1 whatever numbers they have. */
export type PagesByNumber = ReadonlyMap<number, Page>;

const requests = new Map<string, Promise<PagesByNumber>>();

/** The pages of a book as the API gives them, asked for once; an answer that did not come is asked for again. */
export function pagesFrom(address: string): Promise<PagesByNumber> {
  const known = requests.get(address);
  if (known !== undefined) return known;
  const coming = fetchPages(address);
  requests.set(address, coming);
  coming.catch(() => requests.delete(address));
  return coming;
}

async function fetchPages(address: string): Promise<PagesByNumber> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return numberPages((await answer.json()) as BookToRead);
}

/** Numbered as `pagesOfBook` numbers them for the reader. */
export function numberPages({ pages }: Pick<BookToRead, 'pages'>): PagesByNumber {
  const story = pages.filter(({ number }) => number > 0).toSorted((one, other) => one.number - other.number);
  const cover = pages.find(({ number }) => number === 0);
  return new Map([
    ...(cover === undefined ? [] : [[0, cover] as const]),
    ...story.map((page, at) => [at + 1, page] as const),
  ]);
}
