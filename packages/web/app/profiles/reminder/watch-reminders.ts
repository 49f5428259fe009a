import type { Translate } from '@letsread/interface-text/translator.ts';
import { listProfiles, listReadTime, type Profile } from '@letsread/profiles/contract.ts';

import { browserAsk, currentSession } from '../../identity/browser-session.ts';
import type { Session } from '../../identity/session.ts';
import { notificationChoice } from './notification-choice.ts';
import { ownDay } from './own-day.ts';
import { isDue, untilNext } from './reminder.ts';

const key = 'reminded';

/**
 * Reminds of reading, each reader of the account at most once a day and not when the goal is reached: at its time by a
 * notification where that was allowed, else by a banner; and by a banner where the library is opened later that day.
 */
export async function watchReminders(t: Translate): Promise<void> {
  const session = currentSession();
  if (session === undefined) return;
  const profiles = await profilesOf(session);
  if (!profiles.some(({ dailyReminder }) => dailyReminder)) return;
  let timer: ReturnType<typeof setTimeout>;
  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        void remind({ profiles, t, canNotify: true }).catch(warn);
        plan();
      },
      untilNext(profiles, new Date()),
    );
  }
  plan();
  // A device that slept has not counted on.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    void remind({ profiles, t, canNotify: false }).catch(warn);
    plan();
  });
  await remind({ profiles, t, canNotify: false });
}

/** As the cookie tells them; one that had no room for goals is asked for. */
async function profilesOf({ profiles, userInfo }: Session): Promise<Profile[]> {
  if (profiles.every(isWhole)) return profiles;
  return (await browserAsk(listProfiles, { userId: userInfo.id })).items;
}

function isWhole(profile: Session['profiles'][number] & Partial<Profile>): profile is Profile {
  return typeof profile.dailyReminderTime === 'string' && Array.isArray(profile.days);
}

interface Reminding {
  profiles: readonly Profile[];
  t: Translate;
  /** Whether it is the time itself, not later. */
  canNotify: boolean;
}

async function remind({ profiles, t, canNotify }: Reminding): Promise<void> {
  const now = new Date();
  const due = profiles.filter((one) => isDue(one, now) && readReminded()[one.id] !== ownDay(now));
  const session = currentSession();
  if (due.length === 0 || session === undefined) return;
  const unread = await lackingTime(session.userInfo.id, due, ownDay(now));
  // Another tab may have been quicker.
  const still = unread.filter(({ id }) => readReminded()[id] !== ownDay(now));
  keepReminded(Object.fromEntries(due.map(({ id }) => [id, ownDay(now)])));
  if (still.length === 0) return;
  const names = new Intl.ListFormat(document.documentElement.lang).format(still.map(({ name }) => name));
  if (canNotify && notificationChoice() === 'on') {
    const { showNotification } = await import('./show-notification.ts');
    if (await showNotification(t, names)) return;
  }
  const { showBanner } = await import('./show-banner.ts');
  showBanner(t, names);
}

/** Those who have not read as long as they wanted to today. */
async function lackingTime(userId: string, profiles: readonly Profile[], day: string): Promise<Profile[]> {
  const read = await Promise.all(
    profiles.map(({ id }) => browserAsk(listReadTime, { userId, profileId: id, days: 1, day })),
  );
  return profiles.filter(({ minutesPerDay }, at) => (read[at]?.items[0]?.minutes ?? 0) < minutesPerDay);
}

/** The day on which each reader was reminded last, by profile. */
function readReminded(): Record<string, string> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<string, string>;
  } catch {
    return kept;
  }
}

/** For a browser that keeps nothing: as long as the page stands. */
let kept: Record<string, string> = {};

function keepReminded(more: Record<string, string>): void {
  kept = { ...readReminded(), ...more };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

/** Without the network nobody knows what was read elsewhere: then nothing is said. */
function warn(error: unknown): void {
  console.warn('Whether to remind could not be found out:', error);
}
