import { englishLanguageId } from '@letsread/catalogue/contract.ts';

/** Books in a path that a rule makes. */
const maxBooks = 5;
const minBooks = 4;
/** Paths of one theme and level, and of one level. */
const maxOfTheme = 1;
const maxOfLevel = 3;

/** A published book, as the rule sees it. */
export interface RuleBook {
  id: string;
  level: number;
  tagIds: readonly string[];
  /** How many words it has, by the languages it is in. */
  words: Readonly<Record<string, number>>;
}

/** A path that the rule made before, or that an operator made theirs. */
export interface RulePathway {
  /** null: of a level. */
  tagId: string | null;
  level: number;
  bookIds: readonly string[];
  /** Enough of its books can be read in one language; or it is an operator's. */
  isAlive: boolean;
}

export interface PlannedPathway {
  tagId: string | null;
  level: number;
  /** The shortest first. */
  bookIds: string[];
}

/**
 * The paths that are to be made beside those that are there, which stay as they are: one of each theme and level that has at
 * least four books in one language, then three of each level from books that are on no path of a theme. A path has up to
 * five books, rising in length; those that are in most languages are taken first. The same library gives the same paths.
 */
export function planRulePathways(books: readonly RuleBook[], existing: readonly RulePathway[]): PlannedPathway[] {
  const themes = [...Map.groupBy(books.flatMap(onThemes), ({ shelf }) => shelf)].sort(([a], [b]) => compare(a, b));
  const known = new Set(existing.map(({ bookIds }) => setOf(bookIds)));
  const ofThemes = themes.flatMap(([, onShelf]) => {
    const [first] = onShelf;
    const shelfBooks = onShelf.map(({ book }) => book);
    const planned = first === undefined ? [] : planShelf(first.tagId, shelfBooks, { existing, max: maxOfTheme });
    // Two themes of the same books would be one path under two names.
    return planned.filter(({ bookIds }) => known.size < known.add(setOf(bookIds)).size);
  });
  const onTheme = new Set([...existing, ...ofThemes].flatMap(({ tagId, bookIds }) => (tagId === null ? [] : bookIds)));
  const levels = Map.groupBy(
    books.filter(({ id }) => !onTheme.has(id)),
    ({ level }) => level,
  );
  const ofLevels = [...levels]
    .sort(([a], [b]) => a - b)
    .flatMap(([, shelfBooks]) => planShelf(null, shelfBooks, { existing, max: maxOfLevel }));
  return [...ofThemes, ...ofLevels].sort((a, b) => a.level - b.level);
}

function setOf(bookIds: readonly string[]): string {
  return bookIds.toSorted(compare).join();
}

function onThemes(book: RuleBook) {
  return book.tagIds.map((tagId) => ({ shelf: `${tagId}:${book.level}`, tagId, book }));
}

/** Books of one level and, unless it is null, one theme. */
function planShelf(
  tagId: string | null,
  books: readonly RuleBook[],
  { existing, max }: { existing: readonly RulePathway[]; max: number },
): PlannedPathway[] {
  const level = books[0]?.level ?? 1;
  const before = existing.filter((path) => path.tagId === tagId && path.level === level);
  const used = new Set(before.flatMap(({ bookIds }) => bookIds));
  const planned: PlannedPathway[] = [];
  let left = max - before.filter(({ isAlive }) => isAlive).length;
  for (; left > 0; left--) {
    const bookIds = takeBooks(
      books.filter(({ id }) => !used.has(id)),
      left,
    );
    if (bookIds.length === 0) break;
    for (const id of bookIds) used.add(id);
    planned.push({ tagId, level, bookIds });
  }
  return planned;
}

/** The books of the first of some paths; none where there are too few in any one language. */
function takeBooks(books: readonly RuleBook[], paths: number): string[] {
  const counts = new Map<string, number>();
  for (const { words } of books) for (const id of Object.keys(words)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [greatest] = [...counts].sort(
    ([a, booksOfA], [b, booksOfB]) =>
      booksOfB - booksOfA || Number(b === englishLanguageId) - Number(a === englishLanguageId) || compare(a, b),
  );
  if (greatest === undefined || greatest[1] < minBooks) return [];
  const [languageId] = greatest;
  const length = ({ words }: RuleBook) => words[languageId] ?? 0;
  const shortestFirst = (a: RuleBook, b: RuleBook) => length(a) - length(b) || compare(a.id, b.id);
  const languages = ({ words }: RuleBook) => Object.keys(words).length;
  return books
    .filter(({ words }) => words[languageId] !== undefined)
    .sort((a, b) => languages(b) - languages(a) || shortestFirst(a, b))
    .slice(0, paths * maxBooks)
    .sort(shortestFirst)
    .slice(0, maxBooks)
    .map(({ id }) => id);
}

/** Ids as numbers would be: an older row stands before a younger one. */
function compare(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}
