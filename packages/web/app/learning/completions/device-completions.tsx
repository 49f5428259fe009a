import { type ComponentType, useEffect, useState } from 'react';

import { useSession } from '../../identity/use-session.ts';
import { hasMark } from '../../offline/shelf-marks.ts';
import { loginFlag } from '../sign-in/flags.ts';

/** What was earned here before anybody signed in, for who is signed in now; nobody else fetches the code for it. */
export function DeviceCompletions() {
  const session = useSession();
  const [Offered, setOffered] = useState<ComponentType>();
  const isSignedIn = session !== undefined;
  useEffect(() => {
    const isBack = new URLSearchParams(location.search).has(loginFlag);
    if (!isSignedIn || !(isBack || hasMark('deeds'))) return;
    void import('./offered-completions.tsx').then(
      ({ OfferedCompletions }) => setOffered(() => OfferedCompletions),
      (error: unknown) => console.warn('What was earned here could not be offered:', error),
    );
  }, [isSignedIn]);
  return isSignedIn && Offered !== undefined ? <Offered /> : null;
}
