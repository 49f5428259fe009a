import { interfaceLanguages } from '@letsread/interface-text/interface-languages.ts';
import { expect, test } from 'vitest';
import { reminderMessage } from './reminder-message.ts';

test('a reminder is in the language of its device, and in English where we lack it', () => {
  const english = { title: 'Time for a story', body: 'Any story will do.', lang: 'en', dir: 'ltr' };
  expect(reminderMessage('en')).toEqual(english);
  expect(reminderMessage('tlh')).toEqual(english);
  for (const { tag, direction } of interfaceLanguages) {
    const { title, body, lang, dir } = reminderMessage(tag);
    expect([lang, dir]).toEqual([tag, direction]);
    expect(title !== '' && body !== '' && (tag === 'en') === (title === english.title)).toBe(true);
  }
});
