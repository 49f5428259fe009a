import { focusHeading } from '../../ui/focus-heading.ts';
import { cancelJob, removeBooks } from '../shelf/run-jobs.ts';

/** The button that removed a book went with it: who pressed it goes on from the heading. */
export async function removeFromShelf(editionIds: string[]): Promise<void> {
  await removeBooks(editionIds);
  focusHeading();
}

/** The same of books that were on their way. */
export async function cancelOnShelf(editionIds: string[]): Promise<void> {
  await Promise.all(editionIds.map(cancelJob));
  focusHeading();
}
