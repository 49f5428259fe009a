import { useMemo, useSyncExternalStore } from 'react';

import { useInterface } from '../i18n/use-interface.ts';
import { currentSession, storedCookies, subscribe } from '../request/session/browser-session.ts';
import type { Session } from '../request/session/session.ts';

/** One cookie's value, kept true while the page stands; `before` is what the page was rendered with. */
export function useCookie(name: string, before: string): string {
  return useSyncExternalStore(
    subscribe,
    () => storedCookies().get(name) ?? '',
    () => before,
  );
}

/** Who is signed in, kept true while the page stands; undefined for a signed-out visitor. */
export function useSession(): Session | undefined {
  const { session } = useInterface();
  const before = session === undefined ? '' : JSON.stringify(session);
  const now = useSyncExternalStore(subscribe, sessionText, () => before);
  return useMemo(() => (now === '' ? undefined : (JSON.parse(now) as Session)), [now]);
}

function sessionText(): string {
  const session = currentSession();
  return session === undefined ? '' : JSON.stringify(session);
}
