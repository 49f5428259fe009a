import type { Translate } from '@letsread/interface-text/translator.ts';

/** Shows the reminder beside the app; whether it could. The service worker opens the library when it is pressed. */
export async function showNotification(t: Translate, names: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || registration.active === null) return false;
  const { lang, dir } = document.documentElement;
  try {
    await registration.showNotification(t('profiles.reminder.title'), {
      body: t('profiles.reminder.who', { names }),
      tag: 'reading-reminder',
      icon: '/icon-180.png',
      lang,
      dir: dir === 'rtl' ? 'rtl' : 'ltr',
    });
    return true;
  } catch (error) {
    console.warn('The reminder could not be shown as a notification:', error);
    return false;
  }
}
