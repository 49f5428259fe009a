import { useCallback, useEffect, useState } from 'react';

import type { SessionProfile } from '../../request/session/session.ts';
import { useSession } from '../../identity/use-session.ts';
import { useMessages } from '../../i18n/messages.tsx';
import type { Turner } from '../../reading/record/queue-turn.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { loginFlag } from '../sign-in/login-flag.ts';
import { forgetLeaving, hasLeftHere } from '../sign-in/left-here.ts';
import { isEarnedHere } from './is-earned-here.ts';
import { isPutOff, putOff } from './put-off.ts';

const nobody: SessionProfile[] = [];

/**
 * What was earned here before anybody signed in: given to the only reader of the account that this very tab was left to
 * sign in to, and offered to every other. So it is also offered where the link of a mail has opened another tab.
 */
export function OfferedCompletions() {
  const [isShown] = useState(isEarnedHere);
  return isShown && <Offer />;
}

function Offer() {
  const t = useMessages();
  const session = useSession();
  const accountId = session?.userInfo.id;
  const profiles = session?.profiles ?? nobody;
  const { count, isShown, hasFailed, take, leave } = useNobodysCompletions(accountId, profiles);
  const [only, ...others] = profiles;
  if (accountId === undefined || only === undefined || count === 0 || !isShown) return null;
  return (
    <section className="offered" aria-labelledby="offered">
      <h2 id="offered">
        {others.length > 0 ? t('learning.offered.whose') : t('learning.offered', { count, name: only.name })}
      </h2>
      <p>{t('learning.offered.text')}</p>
      <div role="alert">{hasFailed && <p>{t('learning.offered.later')}</p>}</div>
      <p className="offered__ways">
        {profiles.map(({ id, name }) => (
          <button
            key={id}
            className="btn btn--leaf"
            type="button"
            onClick={() => void take({ accountId, profileId: id })}
          >
            {t('reading.offered.take', { name })}
          </button>
        ))}
        <button className="btn" type="button" onClick={leave}>
          {t('learning.not-now')}
        </button>
      </p>
    </section>
  );
}

/** How many completions are nobody's, and what can be done about them; given at once where it is known whose they are. */
function useNobodysCompletions(accountId: string | undefined, profiles: readonly SessionProfile[]) {
  const [isGiving, setGiving] = useState(() => hasFlag() && hasLeftHere() && profiles.length === 1);
  const [isLeft, setLeft] = useState(isPutOff);
  const [count, setCount] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const profileId = profiles[0]?.id;

  const take = useCallback(async (who: Turner) => {
    try {
      await merge(who);
      forgetLeaving();
      setCount(await countNobodys());
      setGiving(false);
      leaveFlag();
      // The library knows more now than when it wrote this page.
      location.reload();
    } catch (error) {
      console.warn('What was earned could not be told yet:', error);
      setHasFailed(true);
    }
  }, []);

  useEffect(() => void countNobodys().then(setCount), []);
  useEffect(() => {
    if (!isGiving) leaveFlag();
  }, [isGiving]);
  useEffect(() => {
    if (!isGiving || accountId === undefined || profileId === undefined) return undefined;
    const give = () => void take({ accountId, profileId });
    give();
    addEventListener('online', give);
    return () => removeEventListener('online', give);
  }, [isGiving, accountId, profileId, take]);

  function leave() {
    putOff();
    forgetLeaving();
    setLeft(true);
    setGiving(false);
    focusHeading();
  }

  return { count, isShown: isGiving ? hasFailed : !isLeft, hasFailed, take, leave };
}

async function countNobodys(): Promise<number> {
  const { readCompletions } = await import('../../reading/record/completions.ts');
  return (await readCompletions('')).length;
}

async function merge(who: Turner): Promise<void> {
  const { takeOver } = await import('../../reading/record/take-over.ts');
  await takeOver(who);
}

function hasFlag(): boolean {
  return new URLSearchParams(location.search).has(loginFlag);
}

/** Takes the flag of who comes back from signing in out of the address. */
function leaveFlag(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(loginFlag)) return;
  address.searchParams.delete(loginFlag);
  history.replaceState(history.state, '', address);
}
