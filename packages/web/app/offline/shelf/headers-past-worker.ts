import { forAnyone } from '../cache-keys.ts';

/**
 * Past the service worker, which would keep a file a second time among what was seen, or answer with the copy that is to be
 * renewed. Another host is not asked with a header of ours, which its rules for other origins need not allow.
 */
export function headersPastWorker(address: string): Record<string, string> {
  const isOurs = new URL(address, location.origin).origin === location.origin;
  return isOurs ? { [forAnyone.header]: forAnyone.value } : {};
}
