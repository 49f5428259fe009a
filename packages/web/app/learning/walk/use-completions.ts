import { useEffect, useState } from 'react';

import { currentProfile } from '../../request/session/session.ts';
import { useSession } from '../../identity/use-session.ts';
import { hasMark } from '../../offline/shelf-marks.ts';
import type { Completion } from '../../reading/record/completions.ts';

const none: readonly Completion[] = [];

/**
 * What this device knows that its reader, or nobody, has done; looked up again when the page is come back to. Who has
 * done nothing here fetches nothing for it; who keeps books does, so that it is there without a network.
 */
export function useCompletions(): readonly Completion[] {
  const session = useSession();
  const profileId = (session && currentProfile(session)?.id) ?? '';
  const [kept, setKept] = useState(none);
  useEffect(() => {
    let isShown = true;
    const look = () =>
      (hasMark('deeds') || hasMark('books')) &&
      void import('../../reading/record/completions.ts')
        .then(({ completionsOf }) => completionsOf(profileId))
        .then(
          (deeds) => isShown && setKept(deeds),
          (error: unknown) => console.warn('This device does not say what was done:', error),
        );
    look();
    for (const [target, sign] of signs()) target.addEventListener(sign, look);
    return () => {
      isShown = false;
      for (const [target, sign] of signs()) target.removeEventListener(sign, look);
    };
  }, [profileId]);
  return kept;
}

function signs(): [EventTarget, string][] {
  return [
    [window, 'pageshow'],
    [window, 'deeds-moved'],
    [document, 'visibilitychange'],
  ];
}
