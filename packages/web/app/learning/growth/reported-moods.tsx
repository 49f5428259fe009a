import type { Growth } from '@letsread/learning/contract.ts';

import { moodPictures } from '../../reading/moods/mood-pictures.ts';
import { useMessages } from '../../i18n/messages.tsx';

/** How the books were, kindest first. */
export function ReportedMoods({ moods }: { moods: Growth['moods'] }) {
  const t = useMessages();
  return (
    <section className="card card--pad stack" aria-labelledby="moods">
      <h2 id="moods">{t('learning.growth.moods')}</h2>
      <ul className="grow__moods">
        {moods.map(({ mood, books }) => (
          <li key={mood}>
            <img src={moodPictures[mood]} alt="" width="44" height="44" loading="lazy" />
            <b>{t(`reading.moods.${mood}`)}</b>
            <span className="muted">{t('catalogue.books', { count: books })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
