import { useSyncExternalStore } from 'react';

import { ownDay } from './own-day.ts';

/** The day of the reader's own clock; the server's day until the browser says its own. */
export function useOwnDay(serverDay: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => ownDay(),
    () => serverDay,
  );
}

/** The day changes at midnight; a page that is left open that long is right again when it is opened. */
function subscribeToNothing() {
  return () => {};
}
