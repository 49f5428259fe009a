import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { day, id, listOf } from '@letsread/http/values.ts';
import { z } from 'zod';
import { profileName } from './profile-name.ts';
import { isTimezone } from './timezone.ts';

const avatar = z.object({ id, name: z.string().describe('In English'), imageUrl: z.string() }).meta({ id: 'Avatar' });

/** How many profiles an account may have. */
export const maxProfiles = 12;

const aWeekday = 'Give days from 1, Monday, to 7, Sunday.';
const weekday = z.number(aWeekday).int(aWeekday).min(1, aWeekday).max(7, aWeekday);

/** A reader: who reads, and their goal. */
export const profile = z
  .object({
    id,
    userId: id.describe('The account that keeps the profile'),
    name: z.string(),
    imageUrl: z.string().describe('One of the pictures of GET /avatar'),
    minutesPerDay: z.number().int().describe('Reading goal in minutes: 5 to 60, in fives'),
    dailyReminder: z.boolean(),
    dailyReminderTime: z.string().describe('HH:MM, from 00:00 to 23:59, on the reader’s own clock'),
    timezone: z.string().nullable().describe('Of that clock, such as Asia/Phnom_Penh; null until it is said'),
    days: z.array(weekday).describe('On which days to remind: 1 Monday … 7 Sunday'),
    pausedUntil: z.string().nullable().describe('No reminder before this day, YYYY-MM-DD'),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profile>;

const look = {
  name: profileName,
  imageUrl: z.string().max(200).describe('The imageUrl of one of the pictures of GET /avatar'),
};
const userId = id.describe('The account');
const profileId = id.describe('The reader');
const ownDay = day.describe(
  'The reader’s own day, YYYY-MM-DD; a day to come, or more than a year ago, counts as today in UTC',
);

export const listAvatars = defineEndpoint('listAvatars', {
  method: 'GET',
  path: '/avatar',
  summary: 'The pictures a profile may have: animals and plants.',
  who: 'anyone',
  output: z.array(avatar),
  cache: 'public',
});

export const createProfile = defineEndpoint('createProfile', {
  method: 'POST',
  path: '/profile/create/{userId}',
  summary:
    'A new reader, with a goal of 20 minutes a day and a reminder at 12:00; an account has at most 12. An adult has ' +
    'agreed to the terms before: at sign-up, or with POST /account/consent. With a header Idempotency-Key the same key ' +
    'makes one reader, however often it is sent within 90 days.',
  who: 'account',
  owned: { account: 'userId' },
  params: z.object({ userId }),
  body: z.object(look),
  output: profile,
  headers: {
    'Idempotency-Key':
      'Which wish it is, in 1 to 100 printable ASCII characters: sent again, it is answered with the reader that it made',
  },
  problems: { 'consent-needed': 403, 'too-many-profiles': 409, 'key-used-before': 422, 'profile-not-found': 404 },
  example: {
    params: { userId: '1' },
    body: { name: 'Amina', imageUrl: '/media/avatars/lion.webp' },
    headers: { 'Idempotency-Key': 'our-second-reader' },
  },
});

export const listProfiles = defineEndpoint('listProfiles', {
  method: 'GET',
  path: '/profile/by-user/{userId}',
  summary: 'The readers of an account, the first one made first.',
  who: 'account',
  owned: { account: 'userId' },
  params: z.object({ userId }),
  output: listOf(profile),
  example: { params: { userId: '1' } },
});

export const changeProfile = defineEndpoint('changeProfile', {
  method: 'PUT',
  path: '/profile/change_profile',
  summary: 'Gives a reader another name and picture; in a class each name is one reader’s.',
  who: 'account',
  owned: { account: 'userId', profile: 'id' },
  body: z.object({ id: profileId, userId, ...look }),
  output: profile,
  problems: { 'name-taken': 409 },
  example: { body: { id: '1', userId: '1', name: 'Amina', imageUrl: '/media/avatars/owl.webp' } },
});

const named = z.object({ userId, profileId });
const namedExample = { params: { userId: '1', profileId: '1' } };

export const deleteProfile = defineEndpoint('deleteProfile', {
  method: 'DELETE',
  path: '/profile/delete/{userId}/{profileId}',
  summary: 'Deletes a reader with all that was kept of them: books, places, favourites, read time.',
  who: 'account',
  owned: { account: 'userId', profile: 'profileId' },
  needsFreshSignIn: true,
  params: named,
  output: z.object({ deleted: z.literal(true) }),
  example: { params: { userId: '1', profileId: '2' } },
});

const minutesPerDay = 'Give 5 to 60 minutes, in fives.';

export const setReminder = defineEndpoint('setReminder', {
  method: 'PUT',
  path: '/profile/set-reminder/{userId}/{profileId}',
  summary:
    'Sets how many minutes a day a reader wants to read, and when to be reminded. What need not be said stays as it is.',
  who: 'account',
  owned: { account: 'userId', profile: 'profileId' },
  params: named,
  body: z.object({
    minutesPerDay: z
      .number(minutesPerDay)
      .min(5, minutesPerDay)
      .max(60, minutesPerDay)
      .multipleOf(5, minutesPerDay)
      .describe('Minutes a day: 5 to 60, in fives'),
    dailyReminder: z.boolean('Say true or false.').describe('Whether to remind'),
    dailyReminderTime: z
      .string()
      .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'Give a time from 00:00 to 23:59, such as 18:30.')
      .describe('HH:MM on the reader’s own clock'),
    timezone: z
      .string()
      .refine(isTimezone, 'Give a time zone such as Asia/Phnom_Penh.')
      .optional()
      .describe('IANA time zone of that clock'),
    days: z.array(weekday, aWeekday).max(7, aWeekday).optional().describe('1 Monday … 7 Sunday; none: never'),
    pausedUntil: z.iso
      .date('Give a day such as 2026-02-28, or null.')
      .refine((until) => until >= '2000', 'Give a day such as 2026-02-28, or null.')
      .nullable()
      .optional()
      .describe('No reminder before this day; null: no pause'),
  }),
  output: profile,
  example: {
    ...namedExample,
    body: {
      minutesPerDay: 20,
      dailyReminder: true,
      dailyReminderTime: '18:30',
      timezone: 'Asia/Phnom_Penh',
      days: [1, 2, 3, 4, 5],
      pausedUntil: null,
    },
  },
});

const readMinutes = z.number().int().nonnegative().describe('Minutes');
const readDay = z.object({ day: z.string(), minutes: readMinutes }).meta({ id: 'ReadDay' });
const readTime = 'Give a whole number of minutes from 1 to 240.';

export const addReadTime = defineEndpoint('addReadTime', {
  method: 'POST',
  path: '/profile/add-read-time/{profileId}',
  summary:
    'Adds minutes to a reader’s day and answers the day’s total, at most 1440. With a header Idempotency-Key ' +
    'the same key counts once, however often it is sent within 90 days.',
  who: 'account',
  owned: { account: 'uId', profile: 'profileId' },
  params: z.object({ profileId }),
  query: z.object({
    uId: userId,
    readTime: z.coerce
      .number({ error: readTime })
      .int(readTime)
      .min(1, readTime)
      .max(240, readTime)
      .describe('Minutes, 1 to 240'),
    day: ownDay.optional(),
  }),
  output: readDay,
  headers: {
    'Idempotency-Key': 'What was read, in 1 to 100 printable ASCII characters: sent again, it is not counted again',
  },
  example: {
    params: { profileId: '1' },
    query: { uId: '1', readTime: '5' },
    headers: { 'Idempotency-Key': 'evening-of-the-red-kite' },
  },
});

const days = 'Give a whole number from 1 to 366.';

export const listReadTime = defineEndpoint('listReadTime', {
  method: 'GET',
  path: '/profile/read-time/{userId}/{profileId}',
  summary: 'On which of the last days a reader read, and how long; days without reading are left out.',
  who: 'account',
  owned: { account: 'userId', profile: 'profileId' },
  params: named,
  query: z.object({
    days: z.coerce.number({ error: days }).int(days).min(1, days).max(366, days).default(7).describe('How many days'),
    day: ownDay.optional(),
  }),
  output: z.object({ items: z.array(readDay) }),
  example: namedExample,
});

export const exportAccount = defineEndpoint('exportAccount', {
  method: 'GET',
  path: '/account/export',
  needsFreshSignIn: true,
  summary: 'Everything that is kept of the account and its readers, in one JSON document.',
  who: 'account',
  output: z
    .object({ exportedAt: z.string() })
    .catchall(z.unknown())
    .describe('Beside the time, one member for each part of the library that keeps something of the account'),
});

export const deleteAccount = defineEndpoint('deleteAccount', {
  method: 'DELETE',
  path: '/account',
  needsFreshSignIn: true,
  summary:
    'Deletes the account and everything that is kept of it and its readers, at once and for good. Not while other grown-ups share it: whoever goes leaves it to them.',
  who: 'account',
  output: z.object({ deleted: z.literal(true) }),
  problems: { 'other-grown-ups': 409 },
});
