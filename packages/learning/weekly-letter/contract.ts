import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { languageTag } from '@letsread/http/values.ts';
import { z } from 'zod';

/** The screen that the link in each letter leads to, with a `token`; a POST to it ends the letter (RFC 8058). */
export const stopLetterScreen = '/letter/stop';

const weeklyLetter = z.object({
  isOn: z.boolean().describe('Off until a grown-up asks for it'),
  email: z.string().nullable().describe('Where it goes; null where no address is known, so that there is no letter'),
});

export const getWeeklyLetter = defineEndpoint('getWeeklyLetter', {
  method: 'GET',
  path: '/account/weekly-letter',
  summary: 'Whether the weekly letter goes to the grown-up who asks, and where.',
  who: 'account',
  output: weeklyLetter,
});

export const setWeeklyLetter = defineEndpoint('setWeeklyLetter', {
  method: 'PUT',
  path: '/account/weekly-letter',
  summary:
    'Begins or ends the weekly letter: what each reader read, and three books to read next. At most one a week, and none after a week without reading.',
  who: 'account',
  needsFreshSignIn: true,
  body: z.object({
    isOn: z.boolean('Say true or false.').describe('True begins the letter, false ends it'),
    language: languageTag.default('en').describe('BCP 47: the language of the letter; English where we lack it'),
  }),
  output: weeklyLetter,
  problems: { 'no-address': 409 },
  example: { body: { isOn: false, language: 'en' } },
});

export const stopWeeklyLetter = defineEndpoint('stopWeeklyLetter', {
  method: 'POST',
  path: '/weekly-letter/stop',
  summary: 'Ends the letter that the token came in, without signing in; the same answer for a token of no letter.',
  who: 'anyone',
  body: z.object({ token: z.string().min(1).max(200).describe('From the link in the letter') }),
  output: z.object({ stopped: z.literal(true) }),
  example: { body: { token: 'from-the-link-in-a-letter' } },
});
