import { bookPath } from '../../catalogue/book-path.ts';

/** The address of the lesson with a book. */
export function lessonPath(slug: string): string {
  return `${bookPath(slug)}/lesson`;
}
