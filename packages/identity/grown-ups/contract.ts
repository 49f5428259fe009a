import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { agreed, displayName, email, examplePassword, language, linkToken, newPassword } from '../account-fields.ts';

/** Those of an account who may be invited at a time. */
export const maxInvitations = 5;

const time = z.string().describe('ISO 8601, UTC');
const badLink = { 'link-not-valid': 400 };
/** Roles, teams and classes are one person's, and are not shared. */
const ofOnePerson = { 'account-of-one-person': 409 };

const grownUp = z
  .object({
    id: z.string().describe('Their number at the library’s own sign-in'),
    displayName: z.string(),
    email: z.string().nullable().describe('Null where the provider they sign in with told none'),
    isYou: z.boolean(),
    joinedAt: time,
  })
  .meta({ id: 'GrownUp' });
export type GrownUp = z.output<typeof grownUp>;

const invitation = z.object({ id, email: z.string(), endsAt: time }).meta({ id: 'GrownUpInvitation' });
export type GrownUpInvitation = z.output<typeof invitation>;

export const listGrownUps = defineEndpoint('listGrownUps', {
  method: 'GET',
  path: '/account/grown-ups',
  summary: 'Who signs in to the account, those who are there longest first, and who is invited.',
  who: 'account',
  needsFreshSignIn: true,
  output: z.object({
    items: z.array(grownUp),
    invitations: z.array(invitation),
    mayInvite: z.boolean().describe('False for an account with a role, a team or a class: it is one person’s'),
  }),
});

export const inviteGrownUp = defineEndpoint('inviteGrownUp', {
  method: 'POST',
  path: '/account/invitations',
  summary: `Mails a link with which another grown-up joins the account; it works once, for seven days, and ends the link before it. An account invites three times an hour and has ${maxInvitations} invitations at most.`,
  who: 'account',
  needsFreshSignIn: true,
  body: z.object({ email, language }),
  output: z.object({ invited: z.literal(true).describe('The same, whether or not the address has an account') }),
  problems: { ...ofOnePerson, 'already-grown-up': 409, 'too-many-invitations': 409, 'signed-in-elsewhere': 409 },
  example: { body: { email: 'mariam@example.org', language: 'en' } },
});

export const withdrawInvitation = defineEndpoint('withdrawInvitation', {
  method: 'DELETE',
  path: '/account/invitations/{invitationId}',
  summary: 'Takes an invitation back: its link works no more.',
  who: 'account',
  needsFreshSignIn: true,
  params: z.object({ invitationId: id.describe('The invitation') }),
  output: z.object({ withdrawn: z.literal(true) }),
  problems: { 'invitation-not-found': 404 },
  example: { params: { invitationId: '1' } },
});

export const getInvitation = defineEndpoint('getInvitation', {
  method: 'POST',
  path: '/idp/invitation',
  summary: 'Who invites with the token of a mailed link, and whom; it stays good.',
  who: 'anyone',
  body: z.object({ token: linkToken }),
  output: z.object({
    email: z.string().describe('Who is invited'),
    invitedBy: z.string().describe('The address of who invites, or their name'),
    hasAccount: z.boolean().describe('Whether the address signs in with a password already'),
  }),
  problems: badLink,
  example: { body: { token: '{mailedToken}' } },
});

export const joinAsNewcomer = defineEndpoint('joinAsNewcomer', {
  method: 'POST',
  path: '/idp/join',
  summary:
    'Joins an account with the token of a mailed invitation and a password, where the invited address has no account yet.',
  who: 'anyone',
  body: z.object({ token: linkToken, displayName, password: newPassword, agreed }),
  output: z.object({ joined: z.literal(true) }),
  problems: { ...badLink, ...ofOnePerson, 'password-too-common': 400, 'address-has-account': 409 },
  example: {
    body: { token: '{mailedToken}', displayName: 'Mariam', password: examplePassword, agreed: true },
  },
});

export const joinAccount = defineEndpoint('joinAccount', {
  method: 'POST',
  path: '/account/join',
  summary:
    'Joins another account with the token of a mailed invitation. The account of before must be empty, and is gone: exchange a new identity token then.',
  who: 'account',
  needsFreshSignIn: true,
  body: z.object({ token: linkToken, agreed }),
  output: z.object({ joined: z.literal(true) }),
  problems: {
    ...badLink,
    ...ofOnePerson,
    'other-address': 403,
    'already-grown-up': 409,
    'has-readers': 409,
    'other-grown-ups': 409,
    'signed-in-elsewhere': 409,
  },
  example: { body: { token: '{mailedToken}', agreed: true } },
});

export const removeGrownUp = defineEndpoint('removeGrownUp', {
  method: 'DELETE',
  path: '/account/grown-ups/{grownUpId}',
  summary:
    'Takes a grown-up out of the account; one’s own number leaves it. Their password, sessions and tokens end at once, and a mail tells them. The last one deletes the account instead.',
  who: 'account',
  needsFreshSignIn: true,
  params: z.object({ grownUpId: z.string().min(1).max(255).describe('From the list of grown-ups') }),
  output: z.object({ removed: z.literal(true) }),
  problems: { 'grown-up-not-found': 404, 'last-grown-up': 409 },
  example: { params: { grownUpId: '{grownUpId}' } },
});
