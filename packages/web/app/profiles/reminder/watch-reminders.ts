import type { Translate } from '@letsread/interface-text/translator.ts';
import { listProfiles, listReadTime, type Profile } from '@letsread/profiles/contract.ts';

import { browserClient, currentSession, subscribe } from '../../request/session/browser-session.ts';
import type { Session } from '../../request/session/session.ts';
import { keepPush } from '../push/keep-push.ts';
import { pushHere } from '../push/push-here.ts';
import { listNames } from '../../i18n/list-names.ts';
import { notificationChoice } from './notification-choice.ts';
import { ownDay } from '../../i18n/own-day.ts';
import { readReminded, saveReminded } from './reminded-days.ts';
import { isDue, untilNext } from './reminder.ts';

/**
 * Reminds of reading, each reader of the account at most once a day and not when the goal is reached: at its time by a
 * notification where that was allowed, else by a banner; and by a banner where the library is opened later that day.
 */
export async function watchReminders(t: Translate): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let plans = 0;
  async function plan(): Promise<void> {
    const own = ++plans;
    const profiles = await ownProfiles();
    if (own !== plans) return;
    clearTimeout(timer);
    if (!profiles.some(({ dailyReminder }) => dailyReminder)) return;
    timer = setTimeout(
      () => {
        void remind({ t, canNotify: true }).catch(warn);
        void plan().catch(warn);
      },
      untilNext(profiles, new Date()),
    );
  }
  // A goal was changed, or somebody has signed out.
  subscribe(() => void plan().catch(warn));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    void remind({ t, canNotify: false }).catch(warn);
    // A device that slept has not counted on.
    void plan().catch(warn);
  });
  await plan();
  await remind({ t, canNotify: false });
  await keepPush();
}

let loaded: { userId: string; profiles: Promise<Profile[]> } | undefined;

/** The readers of who is signed in, as the cookie tells them; where it had no room for goals they are asked for, once a page. */
async function ownProfiles(): Promise<Profile[]> {
  const session = currentSession();
  if (session === undefined) return [];
  const { profiles, userInfo } = session;
  if (profiles.every(isWhole)) return profiles;
  if (loaded?.userId !== userInfo.id) {
    const answer = browserClient(listProfiles, { userId: userInfo.id }).then(({ items }) => items);
    loaded = { userId: userInfo.id, profiles: answer };
    answer.catch(() => (loaded = undefined));
  }
  return loaded.profiles;
}

function isWhole(profile: Session['profiles'][number] & Partial<Profile>): profile is Profile {
  return typeof profile.dailyReminderTime === 'string' && Array.isArray(profile.days);
}

interface Reminding {
  t: Translate;
  /** Whether it is the time itself, not later. */
  canNotify: boolean;
}

async function remind({ t, canNotify }: Reminding): Promise<void> {
  // Who works in the back room is told on the next page for readers.
  if (/^\/library(\/|$)/.test(location.pathname)) return;
  const now = new Date();
  const due = (await ownProfiles()).filter((one) => isDue(one, now) && readReminded()[one.id] !== ownDay(now));
  const session = currentSession();
  if (due.length === 0 || session === undefined) return;
  const unread = await lackingTime(session.userInfo.id, due, ownDay(now));
  // Another tab may have been quicker.
  const still = unread.filter(({ id }) => readReminded()[id] !== ownDay(now));
  saveReminded(Object.fromEntries(due.map(({ id }) => [id, ownDay(now)])));
  if (still.length === 0) return;
  const names = listNames(
    still.map(({ name }) => name),
    document.documentElement.lang,
  );
  // Where the library sends a notification at this time, the page does not show another.
  if (canNotify && pushHere() === undefined && notificationChoice() === 'on') {
    const { showNotification } = await import('./show-notification.ts');
    if (await showNotification(t, names)) return;
  }
  const { showBanner } = await import('./show-banner.ts');
  showBanner(t, names);
}

/** Those who have not read as long as they wanted to today. */
async function lackingTime(userId: string, profiles: readonly Profile[], day: string): Promise<Profile[]> {
  const read = await Promise.all(
    profiles.map(({ id }) => browserClient(listReadTime, { userId, profileId: id, days: 1, day })),
  );
  return profiles.filter(({ minutesPerDay }, at) => (read[at]?.items[0]?.minutes ?? 0) < minutesPerDay);
}

/** Without the network nobody knows what was read elsewhere: then nothing is said. */
function warn(error: unknown): void {
  console.warn('Whether to remind could not be found out:', error);
}
