import type { ClassTask } from '@letsread/learning/handing-out/contract.ts';

import { canSaveBooks } from '../offline/can-save-books.ts';
import { savesData } from '../offline/saves-data.ts';
import { sizeOnDevice } from '../offline/saving/size-on-device.ts';

/** So many books come to a device of the class by themselves, those of the nearest day first. */
const maxSaved = 12;

/**
 * What is handed out is read without a network too: its books come to the device, unless it is to save data. Nobody was asked:
 * over a network that may cost money none comes, each waits for Wi-Fi on the shelf, where it can be saved at once.
 */
export async function saveHandedOut(tasks: readonly ClassTask[]): Promise<void> {
  const cards = new Map(tasks.flatMap(({ books }) => books).map((card) => [card.editionId, card]));
  if (cards.size === 0 || !canSaveBooks() || savesData()) return;
  const { saveBooksOffline } = await import('../offline/shelf/run-jobs.ts');
  const extras = { withNarration: false, withSigning: false };
  await saveBooksOffline(
    [...cards.values()].slice(0, maxSaved).map((card) => ({
      card,
      extras,
      onWifi: { bytes: sizeOnDevice([{ ...card, narrationBytes: 0 }]) },
    })),
  );
}
