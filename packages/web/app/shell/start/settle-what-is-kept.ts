import { currentSession } from '../../identity/browser-session.ts';
import { forgetOthersWalks } from '../../learning/walk/forget-others-walks.ts';
import { deleteOthersCompletions } from '../../reading/record/completions.ts';
import { settleLeftTurns } from '../../reading/record/left-turns.ts';
import { forgetOthersPlaces } from '../../reading/record/places.ts';

/** Where somebody was in a book whose page was left at once; what others of this device have read and done is let go of. */
export async function settleWhatIsKept(): Promise<void> {
  const session = currentSession();
  const ownIds = session?.profiles.map(({ id }) => id) ?? [];
  forgetOthersWalks(ownIds);
  if (session === undefined) await closeReminders();
  await settleLeftTurns();
  await forgetOthersPlaces(ownIds);
  await deleteOthersCompletions(ownIds);
}

/** A reminder names a reader; the service worker shows it beside the app (profiles/reminder/show-notification.ts). */
async function closeReminders(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: 'reading-reminder' })) ?? []) shown.close();
}
