import { freshId } from '../../offline/outbox/fresh-id.ts';
import { currentProfile, type Session } from '../../identity/session.ts';
import { sendWaiting } from '../../offline/outbox/outbox.ts';
import { forgetPlace, keepPlace, type Place } from './places.ts';
import { queueTurn } from './queue-turn.ts';

/** Gives what was read while nobody was signed in to the profile that reads; where it was further on later, that stands. */
export async function takePlaces(places: readonly Place[], session: Session): Promise<void> {
  const profile = currentProfile(session);
  if (profile === undefined) return;
  for (const place of places) {
    await queueTurn(
      place,
      { accountId: session.userInfo.id, profileId: profile.id },
      { isAgain: false, eventId: freshId() },
    );
    await keepPlace({ ...place, profileId: profile.id }, false);
    await forgetPlace(place);
  }
  await sendWaiting();
}
