import { declareCall } from '@letsread/http/call.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';

/** The HttpOnly cookie that a browser keeps its refresh token in. */
export const refreshTokenCookie = 'refreshToken';

/** Screens of the web app that the links in mails lead to, each with a `token` to send on, and where sign-in failures end. */
export const identityScreens = {
  verify: '/profile/verify',
  reset: '/profile/reset-password',
  signIn: '/profile/signin',
} as const;

/** Passwords: long enough to be safe, short enough to be hashed at once. */
export const passwordLength = { least: 8, most: 200 } as const;

const exampleEmail = 'joseph@example.org';
const examplePassword = 'a kite in the wind';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Give an e-mail address.')
  .pipe(z.email({ error: 'Give an e-mail address.' }))
  .refine((address) => !address.endsWith('.invalid'), 'Give an e-mail address.')
  .describe('An e-mail address of at most 254 characters; upper and lower case are the same');

const newPassword = z
  .string()
  .min(passwordLength.least, `Choose a password of ${passwordLength.least} characters or more.`)
  .max(passwordLength.most, `Choose a password of ${passwordLength.most} characters at most.`)
  .describe(`${passwordLength.least} to ${passwordLength.most} characters`);

const linkToken = z.string().min(1).max(2000).describe('From the link in the mail');
const language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z0-9-]+$/, 'Give a language tag such as id or pt-BR.')
  .optional()
  .describe('BCP 47: the language of the mails; English where we lack it');
const displayName = z
  .string()
  .trim()
  .max(60, 'Give a name of 60 characters at most.')
  .regex(/^\P{Cc}*$/u, 'Give a name on one line.')
  .optional()
  .describe('Else what stands before the @');
const time = z.string().describe('ISO 8601, UTC');

const sent = z.object({ sent: z.literal(true).describe('The same, whether or not the address has an account') });
const badLink = { 'link-not-valid': 400 };
const badToken = { 'no-token': 401 };

const identityToken = z.object({
  identityToken: z.string().describe('For GET /login/authenticate'),
  expiresAt: time.describe('When the identity token ends; ISO 8601, UTC'),
  refreshTokenExpiresAt: time.describe('When the refresh token ends unless it is used again; ISO 8601, UTC'),
});

export const signUp = declareCall('signUp', {
  method: 'POST',
  path: '/idp/sign-up',
  summary:
    'Makes an account with e-mail and password; a mail leads to its verification, or says that there is one already.',
  who: 'anyone',
  body: z.object({
    email,
    password: newPassword,
    displayName,
    language,
  }),
  output: sent,
  example: { body: { email: exampleEmail, password: examplePassword, displayName: 'Joseph', language: 'en' } },
});

export const verify = declareCall('verify', {
  method: 'POST',
  path: '/idp/verify',
  summary: 'Confirms an e-mail address with the token of the mailed link; after that its account can sign in.',
  who: 'anyone',
  body: z.object({ token: linkToken }),
  output: z.object({ verified: z.literal(true) }),
  problems: badLink,
  example: { body: { token: '{mailedToken}' } },
});

export const signIn = declareCall('signIn', {
  method: 'POST',
  path: '/idp/sign-in',
  summary:
    'Signs in with e-mail and password. A browser’s server keeps the refresh token in the HttpOnly cookie refreshToken, an app in its safe storage.',
  who: 'anyone',
  token: 'none',
  body: z.object({ email, password: z.string().min(1).max(passwordLength.most).describe('That of the account') }),
  output: identityToken.extend({ refreshToken: z.string().describe('For GET /idp/token and POST /idp/sign-out') }),
  problems: { 'wrong-credentials': 401, 'email-not-verified': 403 },
  example: { body: { email: exampleEmail, password: examplePassword } },
});

export const signOut = declareCall('signOut', {
  method: 'POST',
  path: '/idp/sign-out',
  summary: 'Ends the session of the refresh token (Authorization, or the cookie refreshToken); safe to repeat.',
  who: 'anyone',
  token: 'refresh',
  output: z.object({ signedOut: z.literal(true) }),
});

export const requestReset = declareCall('requestReset', {
  method: 'POST',
  path: '/idp/reset-request',
  summary: 'Mails a link to choose a new password, if the address has an account.',
  who: 'anyone',
  body: z.object({ email }),
  output: sent,
  example: { body: { email: exampleEmail } },
});

export const reset = declareCall('reset', {
  method: 'POST',
  path: '/idp/reset',
  summary: 'Sets a new password with the token of the mailed link; all sessions of the account end.',
  who: 'anyone',
  body: z.object({ token: linkToken, password: newPassword }),
  output: z.object({ reset: z.literal(true) }),
  problems: badLink,
  example: { body: { token: '{mailedToken}', password: examplePassword } },
});

export const getIdentityToken = declareCall('getIdentityToken', {
  method: 'GET',
  path: '/idp/token',
  summary: 'A fresh identity token for the refresh token (Authorization, or the cookie refreshToken).',
  who: 'anyone',
  token: 'refresh',
  output: identityToken,
  problems: badToken,
});

export const listProviders = declareCall('listProviders', {
  method: 'GET',
  path: '/idp/providers',
  summary: 'The ways to sign in: by e-mail always, and with each provider that is configured.',
  who: 'anyone',
  output: z.object({
    email: z.literal(true),
    providers: z.array(
      z.object({
        id: z.enum(['google', 'apple', 'facebook', 'oidc']),
        name: z.string(),
        startUrl: z.string().describe('A link to it begins sign-in; add returnTo=/path of this site to come back to'),
      }),
    ),
    outboxUrl: z.string().nullable().describe('Where mails can be read while developing'),
  }),
});
export type SignInProvider = z.output<typeof listProviders.output>['providers'][number];

export const listOutbox = declareCall('listOutbox', {
  method: 'GET',
  path: '/idp/outbox',
  summary: 'The mails that were written instead of sent, newest first; while developing only.',
  who: 'anyone',
  output: z.object({
    items: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), sentAt: time })),
  }),
});

const sessionFacts = z.object({
  projectCode: z.string().describe('Empty when the account is in no project'),
  profiles: z.array(
    z.object({
      id,
      userId: id,
      name: z.string(),
      imageUrl: z.string(),
      minutesPerDay: z.number().int(),
      dailyReminder: z.boolean(),
      dailyReminderTime: z.string(),
    }),
  ),
});
/** What a session holds beside the account itself; the packages above identity bring it. */
export type SessionFacts = z.output<typeof sessionFacts>;

const membership = z.array(z.object({ id: z.string(), name: z.string() }).meta({ id: 'Membership' }));

export const authenticate = declareCall('authenticate', {
  method: 'GET',
  path: '/login/authenticate',
  summary: 'Exchanges an identity token of a configured issuer (in Authorization) for the product’s own token.',
  who: 'anyone',
  token: 'identity',
  output: z.object({
    jwtToken: z.string().describe('For Authorization in every other call; lasts 15 minutes'),
    expiresAt: time,
    displayName: z.string(),
    photoUrl: z.string().nullable(),
    rolesWithId: membership,
    teamsWithId: membership,
    userInfo: z.object({ id, projectCode: sessionFacts.shape.projectCode }),
    profiles: sessionFacts.shape.profiles,
  }),
  problems: { ...badToken, 'issuer-unreachable': 503 },
});
