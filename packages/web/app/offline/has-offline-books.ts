import { canSaveBooks } from './can-save-books.ts';
import { hasDeviceFlag } from './device-flags.ts';

/** Whether there are books on this device, or on their way to it. */
export function hasOfflineBooks(): boolean {
  return canSaveBooks() && (hasDeviceFlag('books') || hasDeviceFlag('jobs'));
}
