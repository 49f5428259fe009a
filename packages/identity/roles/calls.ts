import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import type { IdentityContext } from '../open-identity.ts';
import { giveRole, takeRole } from './change-roles.ts';
import { addMember, makeTeam, removeMember, removeTeam, selectTeam, selectTeams } from './change-teams.ts';
import * as contract from './contract.ts';
import { selectPeople } from './find-person.ts';
import { getBackRoom } from './get-back-room.ts';
import { listAudit } from './list-audit.ts';

type Context = Pick<IdentityContext, 'database'>;

/** The calls of the back room about people; what each does is shared with the command. */
export const peopleCalls: readonly Handler<Context>[] = [
  handle(contract.getBackRoom, getBackRoom),
  handle(contract.listPeople, async ({ database: { pool } }: Context) => ({ items: await selectPeople(pool) })),
  handle(contract.grantRole, ({ database: { pool } }: Context, { account, body }) => giveRole(pool, account.id, body)),
  handle(contract.revokeRole, ({ database: { pool } }: Context, { account, params }) =>
    takeRole(pool, account.id, params),
  ),
  handle(contract.listTeams, async ({ database: { pool } }: Context) => ({ items: await selectTeams(pool) })),
  handle(contract.createTeam, ({ database: { pool } }: Context, { account, body }) =>
    makeTeam(pool, account.id, body.name),
  ),
  handle(contract.getTeam, ({ database: { pool } }: Context, { params }) => selectTeam(pool, params.teamId)),
  handle(contract.addTeamMember, ({ database: { pool } }: Context, { account, params, body }) =>
    addMember(pool, account.id, { ...params, ...body }),
  ),
  handle(contract.removeTeamMember, ({ database: { pool } }: Context, { account, params }) =>
    removeMember(pool, account.id, params),
  ),
  handle(contract.deleteTeam, async ({ database: { pool } }: Context, { account, params }) => {
    await removeTeam(pool, account.id, params.teamId);
    return { deleted: true as const };
  }),
  handle(contract.listAudit, listAudit),
];
