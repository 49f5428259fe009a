import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

import { currentProfile } from '../../identity/session.ts';
import { useSession } from '../../identity/use-session.ts';
import { useWords } from '../../shell/language/words.tsx';
import type { Turner } from '../../reading/record/queue-turn.ts';
import { loginFlag } from '../sign-in/flags.ts';

const notNow = 'deedsNotNow';

/**
 * What was earned here before anybody signed in: given to the reader who has just come back from signing in for it, and
 * offered to every other.
 */
export function OfferedDeeds() {
  const t = useWords();
  const session = useSession();
  const profile = session && currentProfile(session);
  const accountId = session?.userInfo.id;
  const { isAsked, leaveFlag } = useLoginFlag();
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const profileId = profile?.id;
  useEffect(() => {
    void import('./kept-deeds.ts').then(async ({ deedsOf }) => setCount((await deedsOf('')).length));
  }, []);

  useEffect(() => {
    if (!isAsked || accountId === undefined || profileId === undefined) return undefined;
    const give = () => void merge({ accountId, profileId }).then(leaveFlag, () => setHasFailed(true));
    give();
    addEventListener('online', give);
    return () => removeEventListener('online', give);
  }, [isAsked, accountId, profileId, leaveFlag]);

  async function take(who: Turner) {
    try {
      await merge(who);
      setCount(0);
      await (isAsked ? leaveFlag() : revalidate());
    } catch {
      setHasFailed(true);
    }
  }

  function leave() {
    sessionStorage.setItem(notNow, '1');
    setCount(0);
  }

  if (accountId === undefined || profile === undefined || count === 0 || sessionStorage.getItem(notNow) !== null)
    return null;
  if (isAsked && !hasFailed) return null;
  return (
    <section className="offered" aria-labelledby="offered">
      <h2 id="offered">{t('learning.offered', { count, name: profile.name })}</h2>
      <p>{t('learning.offered.text')}</p>
      <div role="alert">{hasFailed && <p>{t('learning.offered.later')}</p>}</div>
      <p className="offered__ways">
        <button className="btn btn--leaf" type="button" onClick={() => void take({ accountId, profileId: profile.id })}>
          {t('reading.offered.take', { name: profile.name })}
        </button>
        <button className="btn" type="button" onClick={leave}>
          {t('learning.not-now')}
        </button>
      </p>
    </section>
  );
}

async function merge(who: Turner): Promise<void> {
  try {
    const { mergeDeeds } = await import('./merge-deeds.ts');
    await mergeDeeds(who);
  } catch (error) {
    console.warn('What was earned could not be told yet:', error);
    throw error;
  }
}

/** Whether somebody comes back from signing in, and the same address without saying so. */
function useLoginFlag() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).has(loginFlag);
  const leaveFlag = useCallback(() => {
    const rest = new URLSearchParams(search);
    rest.delete(loginFlag);
    return navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search]);
  return { isAsked, leaveFlag };
}
