import type { ApiClient } from '@letsread/http/api-client.ts';
import { getDecodable } from '@letsread/learning/decodables/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { soundsPath } from '../decodables/decodables-path.ts';
import { loadActivities } from './load-activities.ts';
import { type Activity, activityOfCompletion, playAddress } from './play-address.ts';

/** What there is to do with a book. */
export interface BookActivities {
  played: Activity[];
  hasSounds: boolean;
}

export async function loadBookActivities(ask: ApiClient, editionId: string): Promise<BookActivities> {
  const [activities, { sounds }] = await Promise.all([
    loadActivities(ask, editionId),
    // There are stages in few languages.
    ask(getDecodable, { editionId }).catch(() => ({ sounds: [] })),
  ]);
  return { played: activities.flatMap(({ kind }) => activityOfCompletion(kind) ?? []), hasSounds: sounds.length > 0 };
}

/** The ways from a book's page to what there is to do with it. */
export function ActivityLinks({ slug, played, hasSounds }: BookActivities & { slug: string }) {
  const t = useMessages();
  if (played.length === 0 && !hasSounds) return null;
  return (
    <nav className="wrap ways" aria-label={t('learning.play.tiles')}>
      {played.map((activity) => (
        <a key={activity} className="btn btn--s" href={playAddress(slug, activity)}>
          {t(`learning.play.${activity}`)}
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
