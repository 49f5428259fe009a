import { bookPath } from '../catalogue/book-path.ts';

/** The address of the page with every way to print a book. */
export function printPath(slug: string): string {
  return `${bookPath(slug)}/print`;
}
