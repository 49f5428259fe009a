import { defineEndpoint, roles } from '@letsread/http/endpoint.ts';
import { oneLine } from '@letsread/http/one-line.ts';
import { cursor, id, limit, listOf } from '@letsread/http/values.ts';
import { z } from 'zod';
import { auditActions, auditObjects } from './audit-actions.ts';

export { auditActions };

const librarian = { roles: ['LIBRARIAN'] } as const;

export const maxTeamName = 40;

/** What a librarian can make of somebody, for a list to choose from. */
export const assignableRoles = roles;

const role = z.enum(roles).describe('LIBRARIAN, EDITOR, PARTNER or TEACHER');
const accountId = id.describe('The account');
const teamId = id.describe('The team');

const somebody = {
  email: z
    .string()
    .trim()
    .min(1, 'Give an e-mail address.')
    .max(254, 'Give an e-mail address.')
    .optional()
    .describe('The proven address of an account; this or accountId'),
  accountId: id.optional().describe('The account; this or email'),
};
const isOneOfTwo = ({ email, accountId: chosenId }: { email?: string | undefined; accountId?: string | undefined }) =>
  (email === undefined) !== (chosenId === undefined);
const sayOne = 'Give either email or accountId.';
/** An account by its proven address or its number. */
export const anAccount = z.object(somebody).refine(isOneOfTwo, sayOne);

const person = z
  .object({
    id,
    displayName: z.string(),
    email: z.string().nullable().describe('Null where the issuer of its identity tokens names none'),
    roles: z.array(role),
  })
  .meta({ id: 'Person' });
export type Person = z.output<typeof person>;

/** An account as others of the back room see it. */
export const namedAccount = z.object({ id, displayName: z.string() }).meta({ id: 'NamedAccount' });
const team = z.object({ id, name: z.string(), members: z.array(namedAccount) }).meta({ id: 'Team' });
export type Team = z.output<typeof team>;

const noAccount = { 'account-not-found': 404, 'several-accounts': 409 };
/** Roles and teams are one person's: an account of several grown-ups gets none. */
const shared = { 'several-grown-ups': 409 };
const noTeam = { 'team-not-found': 404 };

export const getBackRoom = defineEndpoint('getBackRoom', {
  method: 'GET',
  path: '/library',
  summary: 'What the account is in the back room: its roles and the teams it is in.',
  who: { roles: ['LIBRARIAN', 'EDITOR', 'PARTNER', 'TEACHER'] },
  output: z.object({ roles: z.array(role), teams: z.array(team) }),
});

export const listPeople = defineEndpoint('listPeople', {
  method: 'GET',
  path: '/library/people',
  summary: 'Everybody who has a role, by name.',
  who: librarian,
  output: z.object({ items: z.array(person) }),
});

export const grantRole = defineEndpoint('grantRole', {
  method: 'POST',
  path: '/library/people',
  summary:
    'Gives an account a role; safe to repeat. It is in the session from the next exchange of a token, and in force at once.',
  who: librarian,
  body: z.object({ ...somebody, role }).refine(isOneOfTwo, sayOne),
  output: person,
  problems: { ...noAccount, ...shared },
  example: { body: { accountId: '1', role: 'EDITOR' } },
});

export const revokeRole = defineEndpoint('revokeRole', {
  method: 'DELETE',
  path: '/library/people/{accountId}/roles/{role}',
  summary: 'Takes a role away, in force at once; safe to repeat. Somebody stays librarian.',
  who: librarian,
  params: z.object({ accountId, role }),
  output: person,
  problems: { 'account-not-found': 404, 'last-librarian': 409 },
  example: { params: { accountId: '1', role: 'EDITOR' } },
});

export const listTeams = defineEndpoint('listTeams', {
  method: 'GET',
  path: '/library/teams',
  summary: 'All teams with their members, by name.',
  who: librarian,
  output: z.object({ items: z.array(team) }),
});

export const createTeam = defineEndpoint('createTeam', {
  method: 'POST',
  path: '/library/teams',
  summary: 'Makes a team without members.',
  who: librarian,
  body: z.object({
    name: oneLine('Give a name on one line.')
      .min(1, 'Give the team a name.')
      .max(maxTeamName, `Give a name of ${maxTeamName} characters at most.`)
      .describe(`1 to ${maxTeamName} characters; no other team’s, in upper or lower case`),
  }),
  output: team,
  problems: { 'team-name-taken': 409 },
  example: { body: { name: 'Kite readers' } },
});

export const getTeam = defineEndpoint('getTeam', {
  method: 'GET',
  path: '/library/teams/{teamId}',
  summary: 'A team with its members: any for a librarian, else one’s own.',
  who: { roles: ['LIBRARIAN', 'EDITOR', 'PARTNER', 'TEACHER'] },
  owned: { team: 'teamId' },
  params: z.object({ teamId }),
  output: team,
  problems: noTeam,
  example: { params: { teamId: '1' } },
});

export const addTeamMember = defineEndpoint('addTeamMember', {
  method: 'POST',
  path: '/library/teams/{teamId}/members',
  summary: 'Puts an account into a team; safe to repeat. What it may do there is for its roles to say.',
  who: librarian,
  params: z.object({ teamId }),
  body: anAccount,
  output: team,
  problems: { ...noTeam, ...noAccount, ...shared },
  example: { params: { teamId: '1' }, body: { accountId: '1' } },
});

export const removeTeamMember = defineEndpoint('removeTeamMember', {
  method: 'DELETE',
  path: '/library/teams/{teamId}/members/{accountId}',
  summary: 'Takes an account out of a team; safe to repeat.',
  who: librarian,
  params: z.object({ teamId, accountId }),
  output: team,
  problems: noTeam,
  example: { params: { teamId: '1', accountId: '1' } },
});

export const deleteTeam = defineEndpoint('deleteTeam', {
  method: 'DELETE',
  path: '/library/teams/{teamId}',
  summary: 'Deletes a team in which nobody is any more.',
  who: librarian,
  params: z.object({ teamId }),
  output: z.object({ deleted: z.literal(true) }),
  problems: { ...noTeam, 'team-has-members': 409 },
  example: { params: { teamId: '1' } },
});

/** Who did something in the back room. */
export const actor = namedAccount
  .extend({ displayName: z.string().nullable().describe('Null when the account was deleted') })
  .meta({ id: 'Actor' });

const auditEntry = z
  .object({
    id,
    at: z.string().describe('ISO 8601, UTC'),
    who: actor.nullable().describe('Null for a command on the library’s own machine'),
    action: z.enum(auditActions),
    account: z
      .object({ id, displayName: z.string().nullable() })
      .meta({ id: 'AuditedAccount' })
      .nullable()
      .describe('To whom it was done'),
    team: z
      .object({ id, name: z.string().nullable().describe('Null when it was deleted') })
      .meta({ id: 'AuditedTeam' })
      .nullable(),
    role: role.nullable(),
    object: z
      .object({ kind: z.enum(auditObjects), id })
      .meta({ id: 'AuditedObject' })
      .describe('What it was done to'),
    subject: z
      .string()
      .nullable()
      .describe('How the object was called then; null for accounts and teams, which are called as they are today'),
    count: z.number().int().positive().nullable().describe('How many objects, where it was done to several at once'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = defineEndpoint('listAudit', {
  method: 'GET',
  path: '/library/audit',
  summary: 'Who did what, when and on what, newest first. Nothing in the list can be changed or taken away.',
  who: librarian,
  query: z.object({ limit, cursor }),
  output: listOf(auditEntry),
});
