import {
  activityKinds,
  type PathwayActivity,
  type PathwayWithBooks,
} from '@letsread/learning/pathway-editing/contract.ts';

/** A book of a path, with what follows it. */
export interface BookOnPath {
  bookId: string;
  activities: PathwayActivity[];
}

/** "12 13:match 14:questions?:dragWord": books as one field of a form; what is not needed for the badge has "?". */
export function writeBooks(books: readonly BookOnPath[]): string {
  return books
    .map(({ bookId, activities }) =>
      [bookId, ...activities.map(({ kind, isOptional }) => (isOptional ? `${kind}?` : kind))].join(':'),
    )
    .join(' ');
}

export function readBooks(field: string): BookOnPath[] {
  return field
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [bookId = '', ...rest] = word.split(':');
      return {
        bookId,
        activities: rest.flatMap((name) => {
          const kind = activityKinds.find((one) => one === name.replace('?', ''));
          return kind === undefined ? [] : [{ kind, isOptional: name.endsWith('?') }];
        }),
      };
    });
}

export function booksOnPath({ books }: Pick<PathwayWithBooks, 'books'>): BookOnPath[] {
  return books.map(({ book: { bookId }, activities }) => ({ bookId, activities }));
}
