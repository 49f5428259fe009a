import type { Translate } from '@letsread/interface-text/translator.ts';
import type { Activities } from '@letsread/learning/games/contract.ts';

import { activityOfCompletion, nameOfActivity, playAddress } from './play-address.ts';
import { tilePictures } from './tile-pictures.ts';

interface PlayTilesProps {
  slug: string;
  activities: Activities['items'];
  t: Translate;
}

/** The ways to play with a book that was read. */
export function PlayTiles({ slug, activities, t }: PlayTilesProps) {
  const played = activities.flatMap(({ kind, count, form }) => {
    const activity = activityOfCompletion(kind);
    return activity === undefined ? [] : [{ activity, count, name: t(nameOfActivity(activity, form)) }];
  });
  if (played.length === 0) return null;
  return (
    <section className="playtiles" aria-label={t('learning.play.tiles')}>
      {played.map(({ activity, count, name }) => (
        <a key={activity} className={`playtile playtile--${activity}`} href={playAddress(slug, activity)}>
          <img
            src={tilePictures[activity]}
            alt=""
            width="52"
            height="52"
            loading="lazy"
            decoding="async"
            draggable={false}
          />
          <b>{name}</b>
          <small>
            {activity === 'questions'
              ? t('learning.play.questions.about', { count })
              : t(`learning.play.${activity}.about`)}
          </small>
        </a>
      ))}
    </section>
  );
}
