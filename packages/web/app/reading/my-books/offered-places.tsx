import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { useSession } from '../../identity/use-session.ts';
import { currentProfile, type Session } from '../../identity/session.ts';
import { useWords } from '../../shell/language/words.tsx';
import type { Place } from '../record/places.ts';

const notNow = 'placesNotNow';

/** Books that were read here before anybody signed in, offered to the profile that reads. */
export function OfferedPlaces() {
  const t = useWords();
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [places, setPlaces] = useState<Place[]>([]);
  const profile = session && currentProfile(session);
  useEffect(() => {
    if (sessionStorage.getItem(notNow) !== null) return;
    void import('../record/places.ts')
      .then(({ placesOfNobody }) => placesOfNobody())
      .then(setPlaces, (error: unknown) => console.warn('This device does not say what was read:', error));
  }, []);
  if (session === undefined || profile === undefined || places.length === 0) return null;

  async function take(by: Session) {
    const { takePlaces } = await import('../record/take-places.ts');
    await takePlaces(places, by);
    setPlaces([]);
    await revalidate();
  }

  function leave() {
    sessionStorage.setItem(notNow, '1');
    setPlaces([]);
  }

  return (
    <section className="offered" aria-labelledby="offered">
      <h2 id="offered">{t('reading.offered')}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.bookId}>
            <bdi>{place.title}</bdi>
          </li>
        ))}
      </ul>
      <p className="offered__ways">
        <button className="btn btn--leaf" type="button" onClick={() => void take(session)}>
          {t('reading.offered.take', { name: profile.name })}
        </button>
        <button className="btn" type="button" onClick={leave}>
          {t('reading.offered.leave')}
        </button>
      </p>
    </section>
  );
}
