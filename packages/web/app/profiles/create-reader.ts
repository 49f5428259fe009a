import type { Ask } from '@letsread/http/ask.ts';
import { createProfile, type Profile, setReminder } from '@letsread/profiles/contract.ts';

import { type CookieValues, profilesValue, type Session } from '../identity/session.ts';
import { samePlace } from '../shell/request/same-place.ts';

/** The goal of a new profile (specification section 9). */
const defaultReminder = { minutesPerDay: 20, dailyReminder: true, dailyReminderTime: '12:00' };

/** Creates a profile and sets its default reminder. @throws the problem of the creation */
export async function createReader(
  ask: Ask,
  userId: string,
  { name, imageUrl }: { name: string; imageUrl: string },
): Promise<Profile> {
  const created = await ask(createProfile, { userId, body: { name: name.trim(), imageUrl } });
  // A new profile has this goal already; that it is said twice must not make the creation fail.
  await ask(setReminder, { userId, profileId: created.id, body: defaultReminder }).catch((error: unknown) =>
    console.warn('The default reminder of a new profile could not be set:', (error as Error).message),
  );
  return created;
}

/** What is stored of a profile that was just created: it is the selected one. */
export function cookiesOfNewReader(session: Session, created: Profile): CookieValues {
  return {
    profiles: profilesValue([...session.profiles, created], created.id),
    currentlySelectedProfile: created.id,
  };
}

const returnLinks = [
  { cookie: 'pathwayReturnLink', flag: 'loginFromPathway', otherwise: '/pathways' },
  { cookie: 'decodablesPage', flag: 'loginFromDecodables', otherwise: '/decodables' },
] as const;

/** Where a stored return link leads after a profile was created, and the marker to clear; undefined without one. */
export function returnLink(cookies: ReadonlyMap<string, string>): { to: string; cleared: CookieValues } | undefined {
  for (const { cookie, flag, otherwise } of returnLinks) {
    const stored = cookies.get(cookie);
    if (!stored) continue;
    const url = new URL(stored.startsWith('/') ? samePlace(stored) : otherwise, 'http://same-place.invalid');
    url.searchParams.set(flag, 'true');
    return { to: url.pathname + url.search, cleared: { [cookie]: undefined } };
  }
  return undefined;
}
