import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: what only they can finish is left to the browser until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
