import type { DragWordForm } from '@letsread/learning/games/game.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { soundsPath } from '../decodables/decodables-path.ts';
import { type Activity, nameOfActivity, playAddress } from './play-address.ts';

/** What there is to do with a book. */
export interface BookActivities {
  played: { activity: Activity; form: DragWordForm | undefined }[];
  hasSounds: boolean;
}

/** The ways from a book's page to what there is to do with it. */
export function ActivityLinks({ slug, played, hasSounds }: BookActivities & { slug: string }) {
  const t = useMessages();
  if (played.length === 0 && !hasSounds) return null;
  return (
    <nav className="wrap ways" aria-label={t('learning.play.tiles')}>
      {played.map(({ activity, form }) => (
        <a key={activity} className="btn btn--s" href={playAddress(slug, activity)}>
          {t(nameOfActivity(activity, form))}
        </a>
      ))}
      {hasSounds && (
        <a className="btn btn--s" href={soundsPath(slug)}>
          {t('learning.decodables.sounds')}
        </a>
      )}
    </nav>
  );
}
