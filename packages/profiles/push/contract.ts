import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id, languageTag } from '@letsread/http/values.ts';
import { z } from 'zod';
import { isTimezone } from '../timezone.ts';

/** How many devices of an account remind; with one more, the one that was added first does no longer. */
export const maxDevices = 10;

const userId = id.describe('The account');
const params = z.object({ userId });
const ofDevice = z.object({ userId, deviceId: id.describe('The device') });
const device = z
  .object({ id, language: z.string().describe('BCP 47'), timezone: z.string() })
  .meta({ id: 'PushDevice' });

const clock = {
  language: languageTag.describe('BCP 47: the language of the reminder; English where we lack it'),
  timezone: z
    .string()
    .refine(isTimezone, 'Give a time zone such as Asia/Phnom_Penh.')
    .describe('Of the device: when it is the time of a reader whose own is not known'),
};

export const listPushDevices = defineEndpoint('listPushDevices', {
  method: 'GET',
  path: '/profile/push/{userId}',
  summary:
    'The devices on which the daily reminder comes also while the library is closed, and the key to subscribe with.',
  who: 'account',
  owned: { account: 'userId' },
  params,
  output: z.object({
    publicKey: z.string().describe('applicationServerKey of PushManager.subscribe, base64url'),
    items: z.array(device),
  }),
  example: { params: { userId: '1' } },
});

export const addPushDevice = defineEndpoint('addPushDevice', {
  method: 'POST',
  path: '/profile/push/{userId}',
  summary:
    'Has a device remind of the readers of the family, each once a day at their time, by the push service of its browser ' +
    `(RFC 8030, 8291, 8292). What is sent names nobody. It ends with the session that asked for it. An account has at most ${maxDevices}: ` +
    'with one more, the one that was added first reminds no longer.',
  who: 'account',
  owned: { account: 'userId' },
  needsFreshSignIn: true,
  params,
  body: z.object({
    endpoint: z.string().max(1000).describe('PushSubscription.endpoint; no address of a private network'),
    p256dh: z
      .string()
      .regex(/^[\w-]{87}=?$/, 'Give the p256dh key of the subscription in base64url.')
      .describe('PushSubscription.getKey, base64url'),
    auth: z
      .string()
      .regex(/^[\w-]{22}(?:==)?$/, 'Give the auth secret of the subscription in base64url.')
      .describe('The same'),
    ...clock,
  }),
  output: device,
  problems: { 'no-push-service': 422 },
  example: {
    params: { userId: '1' },
    body: {
      endpoint: 'https://push.example.net/v1/for-one-browser',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      language: 'en',
      timezone: 'Asia/Phnom_Penh',
    },
  },
});

const deviceProblems = { 'device-not-found': 404 };

export const changePushDevice = defineEndpoint('changePushDevice', {
  method: 'PUT',
  path: '/profile/push/{userId}/{deviceId}',
  summary: 'Says in which language and on which clock a device is used now.',
  who: 'account',
  owned: { account: 'userId' },
  params: ofDevice,
  body: z.object(clock),
  output: device,
  problems: deviceProblems,
  example: { params: { userId: '1', deviceId: '1' }, body: { language: 'id', timezone: 'Asia/Jakarta' } },
});

export const removePushDevice = defineEndpoint('removePushDevice', {
  method: 'DELETE',
  path: '/profile/push/{userId}/{deviceId}',
  summary: 'Has a device remind no longer; the same answer where it did not.',
  who: 'account',
  owned: { account: 'userId' },
  params: ofDevice,
  output: z.object({ removed: z.literal(true) }),
  example: { params: { userId: '1', deviceId: '1' } },
});
