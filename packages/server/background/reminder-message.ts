import type { ReminderMessage } from '@letsread/profiles/push/remind-devices.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import { englishFields, messagesIn } from '@letsread/interface-text/messages.ts';

/** In a language (BCP 47), in English where we lack it. */
export function reminderMessage(language: string): ReminderMessage {
  const text = interfaceText(language);
  const lang = text === undefined ? 'en' : language;
  const t = messagesIn(text?.fields ?? englishFields, lang);
  return {
    title: t('profiles.reminder.title'),
    body: t('profiles.reminder.any-story'),
    lang,
    dir: text?.direction ?? 'ltr',
  };
}
