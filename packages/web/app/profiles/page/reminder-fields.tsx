import type { Profile } from '@letsread/profiles/contract.ts';
import { useRef, useState, useSyncExternalStore } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { useOwnDay } from '../../i18n/use-own-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { pushHere } from '../push/push-here.ts';
import { type NotificationChoice, notificationChoice, wantNotifications } from '../reminder/notification-choice.ts';
import { isPaused } from '../reminder/reminder.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface ReminderFieldsProps {
  profile: Profile;
  /** The day in UTC, until the browser says its own. */
  today: string;
  /** The names of fields that hold what cannot be saved. */
  wrong: readonly string[];
}

/** When to be reminded, and honestly what of it this device can do. */
export function ReminderFields({ profile, today, wrong }: ReminderFieldsProps) {
  const t = useMessages();
  const timezone = useSyncExternalStore(subscribeToNothing, ownTimezone, () => '');
  const day = useOwnDay(today);
  const isPushed = useSyncExternalStore(
    subscribeToNothing,
    () => pushHere() !== undefined,
    () => false,
  );
  return (
    <>
      {timezone !== '' && <input type="hidden" name="timezone" value={timezone} />}
      <label className="switch setrow">
        <span className="setrow__l">
          <Icon name="bell" />
          {t('profiles.goal.reminder')}
        </span>
        <input type="checkbox" name="dailyReminder" defaultChecked={profile.dailyReminder} />
        <i aria-hidden="true" />
      </label>
      <div className="setrow">
        <label className="setrow__l" htmlFor="goal-time">
          <Icon name="sun" />
          {t('profiles.goal.time')}
        </label>
        <input
          className="input timein"
          id="goal-time"
          type="time"
          name="dailyReminderTime"
          required
          aria-invalid={wrong.includes('dailyReminderTime')}
          defaultValue={profile.dailyReminderTime}
        />
      </div>
      <DayChoice days={profile.days} />
      <div className="setrow">
        <label className="setrow__l" htmlFor="goal-pause">
          <Icon name="leaf" />
          {t('profiles.goal.pause')}
        </label>
        <input
          className="input timein"
          key={day}
          id="goal-pause"
          type="date"
          name="pausedUntil"
          aria-invalid={wrong.includes('pausedUntil')}
          defaultValue={isPaused(profile, day) ? (profile.pausedUntil ?? '') : ''}
        />
      </div>
      <div className="stack goal__how">
        <p className="small muted">{t(isPushed ? 'profiles.reminder.closed.is-on' : 'profiles.goal.what-happens')}</p>
        {profile.days.length === 0 && <p className="small">{t('profiles.goal.no-day')}</p>}
        {!isPushed && <Notifications />}
        <p className="small">
          <a href="/account#push">{t('profiles.reminder.closed')}</a>
        </p>
        {profile.dailyReminder && profile.days.length > 0 && (
          <>
            <a className="btn btn--s" href={`/profile/${profile.id}/reminder.ics`}>
              <Icon name="download" size="s" />
              {t('profiles.goal.calendar')}
            </a>
            <p className="small muted">{t('profiles.goal.calendar-why')}</p>
          </>
        )}
      </div>
    </>
  );
}

function DayChoice({ days }: { days: readonly number[] }) {
  const t = useMessages();
  const name = (day: number, days: 'intl.days' | 'intl.days.short') => t(days).split('|')[day - 1] ?? '';
  return (
    <fieldset className="goal__days">
      <legend className="small">{t('profiles.goal.days')}</legend>
      {weekdays.map((day) => (
        <label key={day} className="goal__day">
          <input
            type="checkbox"
            name="days"
            value={day}
            defaultChecked={days.includes(day)}
            aria-label={name(day, 'intl.days')}
          />
          <span aria-hidden="true" suppressHydrationWarning>
            {name(day, 'intl.days.short')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The browser is asked only when the button is pressed. */
function Notifications() {
  const t = useMessages();
  const before = useSyncExternalStore<NotificationChoice>(subscribeToNothing, notificationChoice, () => 'none');
  const [changed, setChanged] = useState<NotificationChoice>();
  const choice = changed ?? before;
  const status = useRef<HTMLDivElement>(null);
  async function want(isOn: boolean) {
    const now = await wantNotifications(isOn);
    // The button goes, and would take the focus with it.
    if (now === 'blocked') status.current?.focus();
    setChanged(now);
  }
  return (
    <div role="status" className="stack goal__how" ref={status} tabIndex={-1}>
      {choice === 'on' && <p className="small">{t('profiles.goal.notified')}</p>}
      {(choice === 'on' || choice === 'off') && (
        <button className="btn btn--s" type="button" onClick={() => void want(choice === 'off')}>
          {choice === 'off' && <Icon name="bell" size="s" />}
          {t(choice === 'off' ? 'profiles.goal.notify' : 'profiles.goal.no-notifying')}
        </button>
      )}
      {choice === 'blocked' && <p className="small">{t('profiles.goal.notifying-blocked')}</p>}
    </div>
  );
}

function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function subscribeToNothing() {
  return () => {};
}
