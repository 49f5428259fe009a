import type { ApiClient } from '@letsread/http/api-client.ts';
import { changeProfile, deleteProfile, setReminder } from '@letsread/profiles/contract.ts';
import { setReaderLevel } from '@letsread/reading/contract.ts';

import { type CookieValues, profilesValue, profileTabPath, type Session } from '../../request/session/session.ts';
import { favouritesCookie, readFavourites } from '../favourites/favourites-cache.ts';

interface Act {
  client: ApiClient;
  session: Session;
  cookies: ReadonlyMap<string, string>;
  /** The profile that the page is about. */
  profileId: string;
  form: FormData;
}

/** What came of an act: the cookies that change with it, and where to go on from a new document. */
interface Outcome {
  cookies: CookieValues;
  to?: string;
}

/** What an act answers; the page itself shows what is stored. */
export type Answered = { done: true } | { fault: 'offline' | 'failed' };

/** Does what a form of the profile page asks for. @throws the problem of its call; nothing has changed then */
export async function actOnReader(act: Act): Promise<Outcome> {
  const what = act.form.get('act');
  if (what === 'goal') return setGoal(act);
  if (what === 'level') return setLevel(act);
  if (what === 'look') return changeLook(act);
  if (what === 'delete') return removeReader(act);
  if (what === 'select')
    return { cookies: { currentlySelectedProfile: act.profileId }, to: `/profile/${act.profileId}` };
  return { cookies: {} };
}

async function setGoal({ client, session, profileId, form }: Act): Promise<Outcome> {
  const timezone = textOf(form, 'timezone');
  const body = {
    // A button beside the field, for who has no script.
    minutesPerDay: Number(textOf(form, 'plenty') || textOf(form, 'minutesPerDay')),
    dailyReminder: form.get('dailyReminder') === 'on',
    dailyReminderTime: textOf(form, 'dailyReminderTime'),
    days: form.getAll('days').map(Number),
    pausedUntil: textOf(form, 'pausedUntil') || null,
    ...(timezone === '' ? {} : { timezone }),
  };
  const changed = await client(setReminder, { userId: session.userInfo.id, profileId, body });
  return { cookies: withReader(session, changed) };
}

/** Chosen by an adult, or the answer to an offer; with neither nothing is changed. */
async function setLevel({ client, session, profileId, form }: Act): Promise<Outcome> {
  const level = Number(textOf(form, 'offered') || textOf(form, 'level'));
  const languageId = textOf(form, 'languageId');
  if (level !== 0)
    await client(setReaderLevel, {
      userId: session.userInfo.id,
      profileId,
      languageId,
      body: { level, at: new Date().toISOString() },
    });
  return { cookies: {} };
}

async function changeLook({ client, session, profileId, form }: Act): Promise<Outcome> {
  const body = {
    id: profileId,
    userId: session.userInfo.id,
    name: textOf(form, 'name').trim(),
    imageUrl: textOf(form, 'imageUrl'),
  };
  return { cookies: withReader(session, await client(changeProfile, { body })) };
}

async function removeReader({ client, session, cookies, profileId }: Act): Promise<Outcome> {
  await client(deleteProfile, { userId: session.userInfo.id, profileId });
  const profiles = session.profiles.filter(({ id }) => id !== profileId);
  const isSelected = session.currentlySelectedProfile === profileId;
  const isTheirs = readFavourites(cookies.get(favouritesCookie) ?? '').profileId === profileId;
  return {
    cookies: {
      profiles: profilesValue(profiles, session.currentlySelectedProfile),
      ...(isSelected ? { currentlySelectedProfile: undefined } : {}),
      ...(isTheirs ? { [favouritesCookie]: undefined } : {}),
    },
    to: profileTabPath({
      ...session,
      profiles,
      currentlySelectedProfile: isSelected ? undefined : session.currentlySelectedProfile,
    }),
  };
}

function withReader(session: Session, changed: Session['profiles'][number]): CookieValues {
  return {
    profiles: profilesValue(
      session.profiles.map((one) => (one.id === changed.id ? changed : one)),
      session.currentlySelectedProfile,
    ),
  };
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
