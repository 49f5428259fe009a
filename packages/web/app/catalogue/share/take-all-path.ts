/** A list of books that can be taken along: what leads to it, and in which language its books are. */
export interface ListToTake {
  of: 'collection' | 'tag' | 'level' | 'path';
  /** The slug of a collection or a path, the id of a theme, the number of a level. */
  name: string;
  languageId: string;
}

/** The page where a whole list is printed or downloaded. */
export function takeAllPath({ of, name, languageId }: ListToTake): string {
  return `/take-along?${new URLSearchParams({ [of]: name, lId: languageId }).toString()}`;
}
