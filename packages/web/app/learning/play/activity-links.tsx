import type { ApiClient } from '@letsread/http/api-client.ts';
import { getDecodable } from '@letsread/learning/decodables/contract.ts';
import type { DragWordForm } from '@letsread/learning/games/game.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { soundsPath } from '../decodables/decodables-path.ts';
import { loadActivities } from './load-activities.ts';
import { type Activity, activityOfCompletion, nameOfActivity, playAddress } from './play-address.ts';

/** What there is to do with a book. */
export interface BookActivities {
  played: { activity: Activity; form: DragWordForm | undefined }[];
  hasSounds: boolean;
}

export async function loadBookActivities(client: ApiClient, editionId: string): Promise<BookActivities> {
  const [activities, { sounds }] = await Promise.all([
    loadActivities(client, editionId),
    // There are stages in few languages.
    client(getDecodable, { editionId }).catch(() => ({ sounds: [] })),
  ]);
  const played = activities.flatMap(({ kind, form }) => {
    const activity = activityOfCompletion(kind);
    return activity === undefined ? [] : [{ activity, form }];
  });
  return { played, hasSounds: sounds.length > 0 };
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
