import { canSaveBooks } from './can-save-books.ts';
import { hasMark } from './shelf-marks.ts';

/** Whether there are books on this device, or on their way to it. */
export function isAnyKept(): boolean {
  return canSaveBooks() && (hasMark('books') || hasMark('jobs'));
}
