import type { CatalogueContext } from '../context.ts';
import type { Candidate } from './candidate.ts';
import { maxPopular, onString } from './pick-shelves.ts';
import { maxRanked, type RankedShelf } from './ranked-shelf.ts';
import { selectOthers, selectRanked, selectShown } from './select-ranked.ts';

/** Of so many of the most read it is asked who wrote them: mostly enough (`isEnough`), and of the others it need not be asked. */
const mostRead = 200;

/** The best books of each shelf; of the most read one of each author before a second one of any. */
export async function selectCandidates(
  context: CatalogueContext,
  languageId: string,
  askedFirst = mostRead,
): Promise<Candidate[]> {
  const some = await selectOfLanguage(context, { languageId, mostRead: askedFirst });
  const own =
    isEnough(some.popular) || some.total <= askedFirst
      ? some
      : await selectOfLanguage(context, { languageId, mostRead: some.total });
  return [
    ...hungOf(own.popular),
    ...oneOfEachFirst(own.popular).slice(0, maxRanked),
    ...own.others,
    ...(await selectOthers(context, languageId)),
  ];
}

async function selectOfLanguage(
  context: CatalogueContext,
  options: { languageId: string; mostRead: number },
): Promise<{ total: number; popular: Candidate[]; others: Candidate[] }> {
  const shelves = await selectRanked(context, options);
  const bookIds = [...new Set(shelves.flatMap((shelf) => shelf.bookIds))];
  const shown = await selectShown(context, { languageId: options.languageId, bookIds });
  const candidates = (shelf: RankedShelf): Candidate[] => {
    const { bookIds: ids, ...rest } = shelf;
    return ids.flatMap((id) => {
      const book = shown.get(id);
      return book === undefined ? [] : [{ ...rest, ...book }];
    });
  };
  const [popular, others] = [true, false].map((isPopular) =>
    shelves.filter(({ shelf }) => (shelf === 'popular') === isPopular).flatMap(candidates),
  );
  return {
    total: shelves.find(({ shelf }) => shelf === 'popular')?.total ?? 0,
    popular: popular ?? [],
    others: others ?? [],
  };
}

/** Whether those that were not asked for could not stand on the string or among the most read: one of each author is shown first. */
function isEnough(popular: readonly Candidate[]): boolean {
  const authors = (books: readonly Candidate[]) => new Set(books.map(({ author }) => author)).size;
  return authors(popular.filter(({ cover }) => cover === 2)) >= onString && authors(popular) >= onString + maxPopular;
}

function hungOf(popular: readonly Candidate[]): Candidate[] {
  return [2, 1]
    .flatMap((worth) => popular.filter(({ cover }) => cover === worth))
    .slice(0, maxRanked)
    .map((book) => ({ ...book, shelf: 'hung', total: 0 }));
}

/** In the order given, the first books of all authors before the second ones. */
function oneOfEachFirst(books: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const placed = books.map((book) => {
    const round = counts.get(book.author) ?? 0;
    counts.set(book.author, round + 1);
    return { book, round };
  });
  return placed.toSorted((one, other) => one.round - other.round).map(({ book }) => book);
}
