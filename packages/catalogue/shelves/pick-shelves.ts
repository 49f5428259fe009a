import type { Candidate } from './candidate.ts';

/** Books that a shelf of home shows, and those that hang on its string. */
export const inRow = 6;
export const onString = 4;
/** Of the most read: some may be among the new ones, which come before them. */
export const maxPopular = 2 * inRow;
/** A shelf of home has so many books to show, half of which stand on no shelf before it. */
const minBooks = 6;
const minNew = inRow / 2;
/** Themes are told by their names too, further down. */
const maxThemes = 6;

/** One shelf: its books in the order in which they stand. */
export type PickedShelf = [Candidate, ...Candidate[]];

export interface PickedShelves {
  hung: Candidate[];
  popular: Candidate[];
  /** The one with the most books first. */
  themes: PickedShelf[];
  /** The lowest first. */
  levels: PickedShelf[];
  other: Candidate[];
}

/** Chooses the books of each shelf from its best ones: no book stands on two shelves if it can be helped. */
export function pickShelves(candidates: readonly Candidate[]): PickedShelves {
  const on = (shelf: Candidate['shelf']) => candidates.filter((one) => one.shelf === shelf);
  const withPicture = on('hung');
  const shown = new Set<string>();
  function show(books: Candidate[], count = books.length): Candidate[] {
    for (const { bookId } of books.slice(0, count)) shown.add(bookId);
    return books;
  }
  const hung = show(
    spreadAuthors(
      withPicture.filter(({ cover }) => cover === withPicture[0]?.cover),
      onString,
    ),
  );
  const popular = show(
    spreadAuthors(
      on('popular').filter(({ bookId }) => !shown.has(bookId)),
      maxPopular,
    ),
    inRow,
  );
  function pick(onShelf: Candidate[]): PickedShelf[] {
    const [fresh, seen] = [false, true].map((isShown) =>
      spreadAuthors(
        onShelf.filter(({ bookId }) => shown.has(bookId) === isShown),
        inRow,
      ),
    );
    const [first, ...others] = [...(fresh ?? []), ...(seen ?? [])].slice(0, inRow);
    const isWorth = onShelf.length >= minBooks && (fresh ?? []).length >= minNew;
    return first === undefined || !isWorth ? [] : [show([first, ...others]) as PickedShelf];
  }
  const themes = [...Map.groupBy(on('theme'), ({ tag }) => tag?.id).values()];
  const levels = [...Map.groupBy(on('level'), ({ level }) => level).values()];
  const picked: PickedShelf[] = [];
  for (const theme of themes) if (picked.length < maxThemes) picked.push(...pick(theme));
  return {
    hung,
    popular,
    themes: picked,
    levels: levels.toSorted(([a], [b]) => (a?.level ?? 0) - (b?.level ?? 0)).flatMap(pick),
    other: pick(on('other'))[0] ?? [],
  };
}

/** The first books, at most one of an author as long as there are others; then no two neighbours are by the same if it can be helped. */
export function spreadAuthors<Book extends { author: string }>(books: readonly Book[], count: number): Book[] {
  const left = [...books];
  const picked: Book[] = [];
  const uses = new Map<string, number>();
  while (picked.length < count && left.length > 0) {
    const before = picked.at(-1)?.author;
    const cost = ({ author }: Book) => (uses.get(author) ?? 0) + (author === before ? books.length : 0);
    const least = Math.min(...left.map(cost));
    const [next] = left.splice(
      left.findIndex((book) => cost(book) === least),
      1,
    );
    if (next === undefined) break;
    picked.push(next);
    uses.set(next.author, (uses.get(next.author) ?? 0) + 1);
  }
  return picked;
}
