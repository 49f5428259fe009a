import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, type Endpoint, freshSeconds, roles, type Standing } from './endpoint.ts';
import { commonProblem } from './problem.ts';

/** What access is decided by; the server brings identity and profiles. */
export interface Access {
  /** The account of a token. @throws Problem no-token when the token is not a good one. */
  identify: (token: string) => Promise<Account>;
  /** The account that a profile belongs to; undefined when there is no such profile. */
  accountOfProfile: (profileId: string) => Promise<string | undefined>;
  /** The account that keeps a class; undefined when there is no such class, and left out where there are none. */
  accountOfClass?: (classId: string) => Promise<string | undefined>;
  /** The class of a profile; undefined for one of a family, and left out where there are no classes. */
  classOfProfile?: (profileId: string) => Promise<string | undefined>;
  /** What an account may do now, and the teams it is in. */
  standingOf: (accountId: string) => Promise<Standing>;
}

declare module 'fastify' {
  interface FastifyRequest {
    account?: Account;
    /** Of a call for roles. */
    standing?: Standing;
  }
}

/** @throws Error for a call that does not say who may: it is not mounted. */
export function requireSaidWho({ name, who, owned }: Endpoint): void {
  const said: unknown = who;
  const ofRoles = typeof said === 'object' && said !== null && 'roles' in said ? said.roles : undefined;
  const isForRoles = Array.isArray(ofRoles) && ofRoles.length > 0 && ofRoles.every((role) => roles.includes(role));
  if (!isForRoles && said !== 'anyone' && said !== 'account') throw new Error(`The call ${name} does not say who may.`);
  if (!isForRoles && owned.team !== undefined) throw new Error(`The call ${name} names a team, and no role.`);
}

/**
 * The token of a request: `Authorization: Bearer <token>`, a bare token there, or, after a refresh, the
 * `accessToken` header (specification section 4), which wins as the newer one.
 */
export function tokenFromRequest(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const renewed = request.headers['accesstoken'];
  if (typeof renewed === 'string' && renewed !== '') return renewed;
  return request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || undefined;
}

/** Before anything of the request is looked at: who asks. */
export function requireToken(call: Endpoint, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (call.token !== 'own') return;
    const token = tokenFromRequest(request);
    if (token !== undefined) request.account = await access.identify(token);
    else if (call.who !== 'anyone') throw commonProblem('no-token', { detail: 'Send the token in Authorization.' });
  };
}

/** Before validation, so that whoever may not ask learns nothing of what there is. */
export function requireRole({ who }: Endpoint, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (typeof who === 'string') return;
    if (request.account === undefined) throw commonProblem('no-token', { detail: 'Send the token in Authorization.' });
    if (request.account.classId !== undefined) throw commonProblem('role-needed');
    const standing = await access.standingOf(request.account.id);
    if (!standing.roles.some((role) => role === 'LIBRARIAN' || who.roles.includes(role)))
      throw commonProblem('role-needed');
    request.standing = standing;
  };
}

/** A librarian looks after all teams; whoever else may call, after their own. */
export function requireOwnTeam({ owned }: Endpoint) {
  return async (request: FastifyRequest): Promise<void> => {
    const teamId = valueOf(request, owned.team);
    if (teamId === undefined || request.standing?.roles.includes('LIBRARIAN') === true) return;
    if (request.standing?.teamIds.includes(teamId) !== true) throw commonProblem('not-yours');
  };
}

/** After validation: whether what the request names is the asker's own. The one place where this is decided. */
export function requireOwn(call: Endpoint, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    const accountId = valueOf(request, call.owned.account);
    const profileId = valueOf(request, call.owned.profile);
    const classId = valueOf(request, call.owned.class);
    if (request.account?.classId !== undefined)
      await requireOfClass(request.account.classId, { call, profileId, classId, access });
    if (accountId === undefined && profileId === undefined && classId === undefined) return;
    if (request.account === undefined) throw commonProblem('no-token', { detail: 'Send the token in Authorization.' });
    if (accountId !== undefined && accountId !== request.account.id) throw commonProblem('not-yours');
    if (classId !== undefined) {
      const keeper = await access.accountOfClass?.(classId);
      if (keeper === undefined) throw commonProblem('class-not-found');
      if (keeper !== request.account.id) throw commonProblem('not-yours');
    }
    if (profileId === undefined) return;
    const owner = await access.accountOfProfile(profileId);
    if (owner === undefined) throw commonProblem('profile-not-found');
    if (owner !== request.account.id) throw commonProblem('not-yours');
  };
}

interface Named {
  call: Endpoint;
  profileId: string | undefined;
  classId: string | undefined;
  access: Access;
}

/** What children may ask on a browser that is open for their class: what is of its readers, and nothing of the account. */
async function requireOfClass(ownClassId: string, { call, profileId, classId, access }: Named): Promise<void> {
  if (classId !== undefined && classId !== ownClassId) throw commonProblem('not-yours');
  if (profileId !== undefined && (await access.classOfProfile?.(profileId)) !== ownClassId)
    throw commonProblem('not-yours');
  if (call.who !== 'anyone' && profileId === undefined && classId === undefined)
    throw commonProblem('not-in-classroom');
}

/** At last: whether it is certain that a grown-up asks (RFC 9470 says how that is told). */
export function requireFreshSignIn(call: Endpoint) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!call.needsFreshSignIn || request.account?.isFresh === true) return;
    reply.header('www-authenticate', `Bearer error="insufficient_user_authentication", max_age=${freshSeconds}`);
    throw commonProblem('fresh-sign-in-needed', {
      detail: 'Sign in again, or send the password to POST /idp/fresh-sign-in; then ask again with a new token.',
    });
  };
}

function valueOf(request: FastifyRequest, field: string | undefined): string | undefined {
  if (field === undefined) return undefined;
  for (const part of [request.params, request.query, request.body] as (Record<string, unknown> | null | undefined)[]) {
    const value = part?.[field];
    if (typeof value === 'string') return value;
  }
  return undefined;
}

/** Where nobody can sign in: every token is refused. */
export const nobody: Access = {
  async identify() {
    throw commonProblem('no-token');
  },
  accountOfProfile: async () => undefined,
  standingOf: async () => ({ roles: [], teamIds: [] }),
};
