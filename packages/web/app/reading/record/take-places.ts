import { currentProfile, type Session } from '../../identity/session.ts';
import { freshId } from '../../offline/outbox/fresh-id.ts';
import { sendWaiting } from '../../offline/outbox/outbox.ts';
import { forgetPlace, keepPlace, type Place } from './places.ts';
import { queueTurn } from './queue-turn.ts';

/**
 * Gives what was read while nobody was signed in to the profile that reads; where it was further on later, that stands.
 */
export async function takePlaces(places: readonly Place[], session: Session): Promise<void> {
  const profile = currentProfile(session);
  if (profile === undefined) return;
  const who = { accountId: session.userInfo.id, profileId: profile.id };
  for (const place of places) {
    for (const turn of turnsOf(place)) await queueTurn(turn, who, { isAgain: false, eventId: freshId() });
    await keepPlace({ ...place, profileId: profile.id }, false);
    await forgetPlace(place);
  }
  await sendWaiting();
}

/** The turns that lead to a place: the furthest page, or the end, and then where the reader is. */
export function turnsOf(place: Place): Pick<Place, 'bookId' | 'languageId' | 'page' | 'pages' | 'at'>[] {
  const { finishedAt, furthest, page, pages, at } = place;
  if (finishedAt !== undefined && page < pages) return [{ ...place, page: pages, at: finishedAt }, place];
  const before = new Date(Date.parse(at) - 1).toISOString();
  return furthest > page ? [{ ...place, page: furthest, at: before }, place] : [place];
}
