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
  try {
    if (isAllowed) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is switched off: the page says so by what it shows.
  }
  return notificationChoice();
}

/** Whoever signs in next decides for themselves. */
export function forgetNotificationChoice(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is switched off: there is no choice to forget.
  }
}

function isOn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
