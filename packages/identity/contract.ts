import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import {
  agreed,
  displayName,
  email,
  exampleEmail,
  examplePassword,
  language,
  linkToken,
  newPassword,
  ownPassword,
  passwordLength,
} from './account-fields.ts';

/** The HttpOnly cookie that a browser keeps its refresh token in. */
export const refreshTokenCookie = 'refreshToken';

/** Screens of the web app that the links in mails lead to, each with a `token` to send on, and where sign-in failures end. */
export const identityScreens = {
  verify: '/profile/verify',
  change: '/profile/verify-address',
  forgotten: '/login/forgot-password',
  reset: '/profile/reset-password',
  join: '/profile/join',
  signIn: '/profile/signin',
  books: '/',
} as const;

export { passwordLength };

/** The terms and the privacy policy as they are shipped: when what they say last changed. */
export const termsVersion = '2026-11-30';

const time = z.string().describe('ISO 8601, UTC');

const sent = z.object({ sent: z.literal(true).describe('The same, whether or not the address has an account') });
const badLink = { 'link-not-valid': 400 };
const commonPassword = { 'password-too-common': 400 };
const noPassword = { 'no-password': 409 };
const badToken = { 'no-token': 401 };

const identityToken = z.object({
  identityToken: z.string().describe('For GET /login/authenticate'),
  expiresAt: time.describe('When the identity token ends; ISO 8601, UTC'),
  refreshTokenExpiresAt: time.describe('When the refresh token ends unless it is used again; ISO 8601, UTC'),
});

const deviceToken = z
  .string()
  .max(1000)
  .optional()
  .describe('What the last sign-in on this device gave; wrong passwords of others do not keep it out');

const session = identityToken.extend({
  refreshToken: z.string().describe('For GET /idp/token, POST /idp/fresh-sign-in and POST /idp/sign-out'),
  deviceToken: z.string().describe('To keep on the device, also after sign-out; it says nothing of a person'),
});

export const signUp = defineEndpoint('signUp', {
  method: 'POST',
  path: '/idp/sign-up',
  summary:
    'Mails a link that leads to POST /idp/verify, where the password is chosen; or says that there is an account already. An address gets three mails an hour at most.',
  who: 'anyone',
  body: z.object({ email, displayName, language, agreed }),
  output: sent,
  example: { body: { email: exampleEmail, displayName: 'Joseph', language: 'en', agreed: true } },
});

export const verify = defineEndpoint('verify', {
  method: 'POST',
  path: '/idp/verify',
  summary:
    'Makes an account with the token of the mailed link and a password: whoever opens the link is the owner. Other links for the address end with it.',
  who: 'anyone',
  body: z.object({ token: linkToken, password: newPassword }),
  output: z.object({ verified: z.literal(true) }),
  problems: { ...badLink, ...commonPassword },
  example: { body: { token: '{mailedToken}', password: examplePassword } },
});

export const signIn = defineEndpoint('signIn', {
  method: 'POST',
  path: '/idp/sign-in',
  summary:
    'Signs in with e-mail and password. A browser’s server keeps the refresh token in the HttpOnly cookie refreshToken, an app in its safe storage.',
  who: 'anyone',
  token: 'none',
  body: z.object({ email, password: ownPassword, deviceToken }),
  output: session,
  problems: { 'wrong-credentials': 401 },
  example: { body: { email: exampleEmail, password: examplePassword } },
});

export const signOut = defineEndpoint('signOut', {
  method: 'POST',
  path: '/idp/sign-out',
  summary:
    'Ends the session of the refresh token (Authorization, or the cookie refreshToken), and the jwtTokens that were given to it; safe to repeat.',
  who: 'anyone',
  token: 'refresh',
  output: z.object({ signedOut: z.literal(true) }),
});

export const requestReset = defineEndpoint('requestReset', {
  method: 'POST',
  path: '/idp/reset-request',
  summary: 'Mails a link to choose a new password, if the address has an account.',
  who: 'anyone',
  body: z.object({ email }),
  output: sent,
  example: { body: { email: exampleEmail } },
});

export const reset = defineEndpoint('reset', {
  method: 'POST',
  path: '/idp/reset',
  summary:
    'Sets a new password with the token of the mailed link. All sessions and tokens of the account end, and its wrong passwords are forgotten.',
  who: 'anyone',
  body: z.object({ token: linkToken, password: newPassword }),
  output: z.object({ reset: z.literal(true) }),
  problems: { ...badLink, ...commonPassword },
  example: { body: { token: '{mailedToken}', password: examplePassword } },
});

export const getIdentityToken = defineEndpoint('getIdentityToken', {
  method: 'GET',
  path: '/idp/token',
  summary: 'A fresh identity token for the refresh token (Authorization, or the cookie refreshToken).',
  who: 'anyone',
  token: 'refresh',
  output: identityToken,
  problems: badToken,
});

export const freshSignIn = defineEndpoint('freshSignIn', {
  method: 'POST',
  path: '/idp/fresh-sign-in',
  summary:
    'Shows with the password that a grown-up asks, for ten minutes: the identity token, and the jwtToken exchanged for it, say so (auth_time). Whoever has no password signs in anew at their provider. A session that was open for a class is the account’s again.',
  who: 'anyone',
  token: 'refresh',
  body: z.object({ password: ownPassword, deviceToken }),
  output: identityToken,
  problems: { ...badToken, 'wrong-password': 403, ...noPassword },
  example: { body: { password: examplePassword } },
});

export const openClassroom = defineEndpoint('openClassroom', {
  method: 'POST',
  path: '/idp/classroom',
  summary:
    'Opens a session for a class: from its next token on it is for the readers of that class and nothing of the account, until POST /idp/fresh-sign-in ends that with the password.',
  who: { roles: ['TEACHER'] },
  owned: { class: 'classId' },
  body: z.object({
    classId: id.describe('The class'),
    refreshToken: z.string().max(400).describe('That of the session that is to be the class’s'),
  }),
  output: z.object({ opened: z.literal(true) }),
  problems: { ...noPassword, 'session-not-found': 404 },
  example: { body: { classId: '1', refreshToken: '{refreshToken}' } },
});

export const endFreshSignIn = defineEndpoint('endFreshSignIn', {
  method: 'DELETE',
  path: '/idp/fresh-sign-in',
  summary: 'Ends the ten minutes early, before a child gets the device; the next jwtToken is not fresh any more.',
  who: 'anyone',
  token: 'refresh',
  output: z.object({ ended: z.literal(true) }),
});

const provider = z
  .object({
    id: z.enum(['google', 'apple', 'facebook', 'oidc']),
    name: z.string(),
    startUrl: z
      .string()
      .describe(
        'A link to it begins sign-in; add returnTo=/path of this site to come back to, and fresh=true to have them sign in there anew',
      ),
  })
  .meta({ id: 'SignInProvider' });

export const listProviders = defineEndpoint('listProviders', {
  method: 'GET',
  path: '/idp/providers',
  summary: 'The ways to sign in: by e-mail always, and with each provider that is configured.',
  who: 'anyone',
  output: z.object({
    email: z.literal(true),
    providers: z.array(provider),
    mailboxUrl: z.string().nullable().describe('Where mails can be read while developing'),
  }),
});
export type SignInProvider = z.output<typeof provider>;

export const listMailbox = defineEndpoint('listMailbox', {
  method: 'GET',
  path: '/idp/mailbox',
  summary: 'The mails that were written instead of sent, newest first; while developing only.',
  who: 'anyone',
  output: z.object({
    items: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), sentAt: time })),
  }),
});

export const getOwnAccount = defineEndpoint('getOwnAccount', {
  method: 'GET',
  path: '/account',
  summary: 'How the account signs in, what it has agreed to, and whether it has signed in within the last ten minutes.',
  who: 'account',
  output: z.object({
    email: z.string().nullable().describe('With which it signs in with a password; null where it signs in elsewhere'),
    providers: z.array(provider).describe('Where it signs in instead; startUrl asks there for a fresh sign-in'),
    agreedTo: z
      .object({ termsVersion: z.string(), agreedAt: time })
      .nullable()
      .describe('Null until an adult has agreed, which the first reader needs'),
    isFresh: z.boolean().describe('Whether it may delete, export and change what signs it in'),
  }),
});

export const giveConsent = defineEndpoint('giveConsent', {
  method: 'POST',
  path: '/account/consent',
  summary: 'An adult agrees to the terms, where that was not done at sign-up; kept with its date and their version.',
  who: 'account',
  body: z.object({ agreed }),
  output: z.object({ agreedAt: time }),
  example: { body: { agreed: true } },
});

export const changePassword = defineEndpoint('changePassword', {
  method: 'PUT',
  path: '/account/password',
  summary:
    'Sets a new password. All sessions and tokens of the account end; the answer begins a new one, as sign-in does.',
  who: 'account',
  needsFreshSignIn: true,
  body: z.object({ password: newPassword, deviceToken }),
  output: session,
  problems: { ...commonPassword, ...noPassword },
  example: { body: { password: examplePassword } },
});

export const requestEmailChange = defineEndpoint('requestEmailChange', {
  method: 'POST',
  path: '/account/email',
  summary:
    'Mails a link to a new address, and a notice to the present one, which stays until the link is opened. Answers the same for an address that has an account.',
  who: 'account',
  needsFreshSignIn: true,
  body: z.object({ email }),
  output: sent,
  problems: noPassword,
  example: { body: { email: 'joseph.new@example.org' } },
});

export const confirmEmailChange = defineEndpoint('confirmEmailChange', {
  method: 'POST',
  path: '/idp/verify-address',
  summary: 'Makes a new address the account’s with the token of the mailed link.',
  who: 'anyone',
  body: z.object({ token: linkToken }),
  output: z.object({ verified: z.literal(true) }),
  problems: badLink,
  example: { body: { token: '{mailedToken}' } },
});

const sessionFacts = z.object({
  projectCode: z.string().describe('Empty when the account is in no project'),
  classroom: z
    .object({ id, name: z.string().describe('That of the class') })
    .meta({ id: 'OpenClass' })
    .nullable()
    .describe(
      'The class that the session is open for: profiles are its readers, and there are no roles. Null for an adult’s',
    ),
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

export const authenticate = defineEndpoint('authenticate', {
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
    rolesWithId: membership.describe('LIBRARIAN, EDITOR, PARTNER or TEACHER; empty for a reader'),
    teamsWithId: membership.describe('The teams that the account is in'),
    userInfo: z.object({ id, projectCode: sessionFacts.shape.projectCode }),
    profiles: sessionFacts.shape.profiles,
    classroom: sessionFacts.shape.classroom,
  }),
  problems: { ...badToken, 'issuer-unreachable': 503 },
});
