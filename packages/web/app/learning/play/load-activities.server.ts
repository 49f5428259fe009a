import { getDecodable } from '@letsread/learning/decodables/contract.ts';
import { type Activities, getActivities } from '@letsread/learning/games/contract.ts';
import type { RouterContextProvider } from 'react-router';

import { apiClientContext } from '../../request/contexts.ts';
import { fallBackTo } from '../../request/degraded-page.server.ts';
import type { BookActivities } from './activity-links.tsx';
import { activityOfCompletion } from './play-address.ts';

/** Of a draft there are none yet. */
const ofDrafts = ['book-not-found', 'edition-not-found'];

/** What there is to do with an edition; nothing where that cannot be had, as every page does without it. */
export async function loadActivities(
  context: Readonly<RouterContextProvider>,
  editionId: string,
): Promise<Activities['items']> {
  const asked = context.get(apiClientContext)(getActivities, { editionId });
  const { items } = await asked.catch(fallBackTo(context, 'games', { items: [] }, ofDrafts));
  return items;
}

/** The same with the sounds of the book, where its language has stages. */
export async function loadBookActivities(
  context: Readonly<RouterContextProvider>,
  editionId: string,
): Promise<BookActivities> {
  const [activities, { sounds }] = await Promise.all([
    loadActivities(context, editionId),
    context
      .get(apiClientContext)(getDecodable, { editionId })
      .catch(fallBackTo(context, 'sounds', { sounds: [] }, [...ofDrafts, 'scheme-not-found'])),
  ]);
  const played = activities.flatMap(({ kind, form }) => {
    const activity = activityOfCompletion(kind);
    return activity === undefined ? [] : [{ activity, form }];
  });
  return { played, hasSounds: sounds.length > 0 };
}
