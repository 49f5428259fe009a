import type { Book } from '@letsread/catalogue/contract.ts';
import { useEffect, useState } from 'react';

import { currentSession } from '../../identity/browser-session.ts';
import { currentProfile } from '../../identity/session.ts';
import { hasMark } from '../../offline/shelf-marks.ts';
import { pageToResume } from './page-to-resume.ts';

/**
 * The page at which a book is read on: what the library knows of the profile that reads, else what this device knows.
 * The device knows better while something waits to be sent, and where the library cannot be asked.
 */
export function useResume(book: Book, own: number | undefined): number | undefined {
  const [here, setHere] = useState<{ page: number | undefined }>();
  useEffect(() => {
    // Who never read on this device fetches nothing for it.
    if (!hasMark('places')) return undefined;
    let isGone = false;
    void find(book, own).then(
      (page) => !isGone && setHere({ page }),
      (error: unknown) => console.warn('This device does not say where the book was left:', error),
    );
    return () => {
      isGone = true;
    };
  }, [book, own]);
  return here === undefined ? own : here.page;
}

async function find({ bookId, pageCount }: Book, own: number | undefined): Promise<number | undefined> {
  const [{ isAnythingWaiting }, { placeIn }, { settleLeftTurns }] = await Promise.all([
    import('../../offline/outbox/outbox.ts'),
    import('../record/places.ts'),
    import('../record/left-turns.ts'),
  ]);
  await settleLeftTurns();
  const session = currentSession();
  const profile = session && currentProfile(session);
  if (profile !== undefined && navigator.onLine && !(await isAnythingWaiting())) return own;
  return pageToResume(await placeIn(bookId, profile?.id ?? ''), pageCount);
}
