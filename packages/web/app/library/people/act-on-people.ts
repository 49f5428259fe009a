import type { ApiClient } from '@letsread/http/api-client.ts';
import type { Role } from '@letsread/http/endpoint.ts';
import {
  addTeamMember,
  assignableRoles,
  createTeam,
  deleteTeam,
  getTeam,
  grantRole,
  listPeople,
  removeTeamMember,
  revokeRole,
} from '@letsread/identity/roles/contract.ts';

import { performAct, type Acts } from '../perform-act.ts';
import type { Done, Fields } from '../outcome.ts';

/** Does what a form of the screen asks for. @throws the problem of the call */
export function actOnPeople(client: ApiClient, fields: Fields): Promise<Done> {
  return performAct(acts, client, fields);
}

const acts: Acts = {
  grant,
  revoke,
  'create-team': makeTeam,
  'delete-team': removeTeam,
  'add-member': addMember,
  'remove-member': removeMember,
};

async function grant(client: ApiClient, fields: Fields): Promise<Done> {
  const role = roleOf(fields);
  const { items: before } = await client(listPeople, {});
  const { id, displayName } = await client(grantRole, { body: { ...somebodyOf(fields), role } });
  const hadRole = before.some((person) => person.id === id && person.roles.includes(role));
  const undo = hadRole ? undefined : { act: 'revoke', accountId: id, role };
  return { action: 'role-granted', name: displayName, team: '', role, undo, to: listed(displayName) };
}

async function revoke(client: ApiClient, fields: Fields): Promise<Done> {
  const role = roleOf(fields);
  const { id, displayName } = await client(revokeRole, { accountId: valueOf(fields, 'accountId'), role });
  const undo = { act: 'grant', accountId: id, role };
  return { action: 'role-revoked', name: displayName, team: '', role, undo };
}

async function makeTeam(client: ApiClient, fields: Fields): Promise<Done> {
  const { id, name } = await client(createTeam, { body: { name: valueOf(fields, 'name') } });
  const undo = { act: 'delete-team', teamId: id };
  return { action: 'team-created', name: '', team: name, role: null, undo, to: listed(name) };
}

async function removeTeam(client: ApiClient, fields: Fields): Promise<Done> {
  const teamId = valueOf(fields, 'teamId');
  const { name } = await client(getTeam, { teamId });
  await client(deleteTeam, { teamId });
  return { action: 'team-deleted', name: '', team: name, role: null, undo: { act: 'create-team', name } };
}

async function addMember(client: ApiClient, fields: Fields): Promise<Done> {
  const teamId = valueOf(fields, 'teamId');
  const { members: before } = await client(getTeam, { teamId });
  const { name: team, members } = await client(addTeamMember, { teamId, body: somebodyOf(fields) });
  const joined = members.find(({ id }) => before.every((member) => member.id !== id));
  const name = joined?.displayName ?? valueOf(fields, 'email');
  const undo = joined && { act: 'remove-member', teamId, accountId: joined.id };
  return { action: 'member-added', name, team, role: null, undo };
}

async function removeMember(client: ApiClient, fields: Fields): Promise<Done> {
  const [teamId, accountId] = [valueOf(fields, 'teamId'), valueOf(fields, 'accountId')];
  const { members } = await client(getTeam, { teamId });
  const left = members.find(({ id }) => id === accountId);
  const { name: team } = await client(removeTeamMember, { teamId, accountId });
  const undo = left && { act: 'add-member', teamId, accountId };
  return { action: 'member-removed', name: left?.displayName ?? '', team, role: null, undo };
}

/** It may stand in another part of the list than the one that is shown. */
function listed(name: string): string {
  return `/library/people?${new URLSearchParams({ q: name }).toString()}`;
}

function somebodyOf(fields: Fields): { email: string } | { accountId: string } {
  const { accountId } = fields;
  return accountId === undefined ? { email: valueOf(fields, 'email') } : { accountId };
}

function valueOf(fields: Fields, name: string): string {
  return fields[name] ?? '';
}

/** What is none is refused by the call. */
function roleOf(fields: Fields): Role {
  return assignableRoles.find((role) => role === fields['role']) ?? (valueOf(fields, 'role') as Role);
}
