import { readStored, writeStored } from '../../request/web-storage.ts';

/** Whether reminders show as notifications on this device; "none": this browser has none to show. */
export type NotificationChoice = 'none' | 'off' | 'on' | 'blocked';

const key = 'reminderNotification';

export function notificationChoice(): NotificationChoice {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && isOn() ? 'on' : 'off';
}

/** Asks for the permission where it is not given yet: only ever at a press. */
export async function wantNotifications(isOn: boolean): Promise<NotificationChoice> {
  const isAllowed = isOn && (await Notification.requestPermission()) === 'granted';
  // Where storage is switched off, the page says so by what it shows.
  writeStored(key, isAllowed ? '1' : null);
  return notificationChoice();
}

/** Whoever signs in next decides for themselves. */
export function forgetNotificationChoice(): void {
  writeStored(key, null);
}

function isOn(): boolean {
  return readStored(key) !== null;
}
