import { currentSession } from '../../identity/browser-session.ts';
import { forgetOthersDeeds } from '../../learning/deeds/kept-deeds.ts';
import { settleLeftTurns } from '../../reading/record/left-turns.ts';
import { forgetOthersPlaces } from '../../reading/record/places.ts';

/** Where somebody was in a book whose page was left at once; what others of this device have read and done is let go of. */
export async function settleWhatIsKept(): Promise<void> {
  await settleLeftTurns();
  const ownIds = currentSession()?.profiles.map(({ id }) => id) ?? [];
  await forgetOthersPlaces(ownIds);
  await forgetOthersDeeds(ownIds);
}
