import { useEffect, useState } from 'react';

import { useSession } from '../../identity/use-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { readStored, writeStored } from '../../request/web-storage.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import type { DevicePosition } from '../record/positions.ts';
import type { Turner } from '../record/queue-turn.ts';

const notNow = 'positionsNotNow';

/** Books that were read here before anybody signed in, offered to the profile that reads. */
export function OfferedPositions() {
  const t = useMessages();
  const session = useSession();
  const { languages } = useInterface();
  const [positions, setPositions] = useState<DevicePosition[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const profile = session && currentProfile(session);
  useEffect(() => {
    if (readStored(notNow, 'sessionStorage') !== null) return;
    void import('../record/positions.ts')
      .then(({ positionsOfNobody }) => positionsOfNobody())
      .then(setPositions, (error: unknown) => console.warn('This device does not say what was read:', error));
  }, []);
  if (session === undefined || profile === undefined || positions.length === 0) return null;

  async function take(who: Turner) {
    try {
      const { takeOver } = await import('../record/take-over.ts');
      await takeOver(who);
      setPositions([]);
      // They are among what is read now.
      location.reload();
    } catch (error) {
      console.warn('What was read could not be given to the reader yet:', error);
      setHasFailed(true);
    }
  }

  function leave() {
    writeStored(notNow, '1', 'sessionStorage');
    setPositions([]);
    focusHeading();
  }

  return (
    <section className="offered" aria-labelledby="offered">
      <h2 id="offered">{t('reading.offered')}</h2>
      <ul>
        {positions.map((position) => (
          <li key={position.bookId}>
            <bdi lang={languages.find(({ id }) => id === position.languageId)?.languageISOCode}>{position.title}</bdi>
          </li>
        ))}
      </ul>
      <div role="alert">{hasFailed && <p>{t('learning.offered.later')}</p>}</div>
      <p className="offered__ways">
        <button
          className="btn btn--leaf"
          type="button"
          onClick={() => void take({ accountId: session.userInfo.id, profileId: profile.id })}
        >
          {t('reading.offered.take', { name: profile.name })}
        </button>
        <button className="btn" type="button" onClick={leave}>
          {t('reading.offered.leave')}
        </button>
      </p>
    </section>
  );
}
