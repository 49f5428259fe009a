import { type SaveError, saveFaultFromError } from '../shelf/save-error.ts';

/**
 * Why books could not be begun to be saved. What the browser could not fetch is put down to the network only where the
 * library cannot be reached: a file that is gone after an upgrade fails in the same way.
 */
export async function whyNot(
  error: unknown,
  reachesLibrary: () => Promise<boolean>,
): Promise<'offline' | SaveError['kind']> {
  return saveFaultFromError(error) ?? ((await reachesLibrary()) ? 'missing' : 'offline');
}
