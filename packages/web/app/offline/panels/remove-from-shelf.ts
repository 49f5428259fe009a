import { removeBooks } from '../shelf/run-jobs.ts';

/** The button that removed a book went with it: who pressed it goes on from the heading. */
export async function removeFromShelf(editionIds: string[]): Promise<void> {
  await removeBooks(editionIds);
  document.querySelector<HTMLElement>('main h1')?.focus();
}
