import type { ApiClient } from '@letsread/http/api-client.ts';
import { changeProfile, createProfile, listProfiles, type Profile, setReminder } from '@letsread/profiles/contract.ts';

import { type CookieValues, profilesValue, type Session, type SessionProfile } from '../request/session/session.ts';
import { isProblem } from '../request/is-problem.ts';
import { sameOriginPath } from '../request/same-origin-path.ts';

/** The goal of a new profile (specification section 9). */
const defaultReminder = { minutesPerDay: 20, dailyReminder: true, dailyReminderTime: '12:00' };

/** A form that was filled in: sent again, with the same key, it makes no second reader. */
export interface Wish {
  key: string;
  name: string;
  imageUrl: string;
}

export function wishOf(form: FormData): Wish {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { key: text('key'), name: text('name').trim(), imageUrl: text('imageUrl') };
}

/** Creates a profile and sets its default reminder. @throws the problem of the creation */
export async function createReader(
  clientWith: (headers: Record<string, string>) => ApiClient,
  { userInfo: { id: userId }, profiles }: Session,
  { key, ...look }: Wish,
): Promise<Profile> {
  const client = clientWith({});
  const headers: Record<string, string> = key === '' ? {} : { 'Idempotency-Key': key };
  const created = await clientWith(headers)(createProfile, { userId, body: look }).catch((error: unknown) => {
    if (isProblem(error) && error.code === 'key-used-before') return changeMade(client, { userId, profiles, look });
    throw error;
  });
  // A new profile has this goal already; that it is said twice must not make the creation fail.
  await client(setReminder, { userId, profileId: created.id, body: defaultReminder }).catch((error: unknown) =>
    console.warn('The default reminder of a new profile could not be set:', (error as Error).message),
  );
  return created;
}

interface Making {
  userId: string;
  /** The readers that this device knows. */
  profiles: readonly SessionProfile[];
  look: Pick<Wish, 'name' | 'imageUrl'>;
}

/** The answer to an earlier sending never came, and the form says something else by now: that is what the reader gets. */
async function changeMade(client: ApiClient, { userId, profiles, look }: Making): Promise<Profile> {
  const { items } = await client(listProfiles, { userId });
  const made = items.findLast(({ id }) => !profiles.some((known) => known.id === id));
  if (made === undefined) return client(createProfile, { userId, body: look });
  return client(changeProfile, { body: { id: made.id, userId, ...look } });
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
    const url = new URL(stored.startsWith('/') ? sameOriginPath(stored) : otherwise, 'http://same-place.invalid');
    url.searchParams.set(flag, 'true');
    return { to: url.pathname + url.search, cleared: { [cookie]: undefined } };
  }
  return undefined;
}
