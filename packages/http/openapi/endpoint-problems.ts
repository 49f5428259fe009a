import type { Endpoint } from '../endpoint.ts';
import { type CommonProblemCode, everyCallsProblems } from '../problem.ts';

/** What each problem that any call may meet means, and what to do, for the people who write clients. */
export const commonProblemMeanings: Readonly<Record<CommonProblemCode, string>> = {
  'invalid-input': 'Something in the request is not accepted; errors says which field, and what to give instead.',
  'no-token': 'The call needs a token, or the one sent is not a good one or has ended: refresh it and ask again.',
  'not-yours':
    'The account, the profile or the class named is another account’s, or the team one that the account is not in.',
  'role-needed':
    'The account has no role that may do this. What it has now is in rolesWithId of GET /login/authenticate.',
  'not-in-classroom':
    'The token is of a browser that is open for a class: it is for what its readers do alone. POST /idp/fresh-sign-in ends that.',
  'fresh-sign-in-needed':
    'The account has to show again that a grown-up asks: sign in anew, exchange the identity token, and ask with the new token.',
  'not-found': 'There is no such call.',
  'profile-not-found': 'There is no such profile, or no longer.',
  'class-not-found': 'There is no such class, or no longer.',
  'method-not-allowed': 'The address exists, for another method.',
  'body-too-large': 'The body is larger than 64 KB.',
  'wrong-content-type': 'The body is of another kind than application/json.',
  'too-many-requests': 'Too many requests in a short time: ask again after the seconds that Retry-After says.',
  unexpected: 'A fault of the library’s own, which its operator finds in the log.',
  overloaded: 'The library is too busy: ask again after the seconds that Retry-After says.',
  'database-unavailable':
    'The library’s database cannot be reached: ask again after the seconds that Retry-After says.',
  'storage-unavailable':
    'The library’s disk is full or cannot be written: its operator must make room. Ask again later.',
};

/** All problems a call may answer with: code to status. */
export function listProblems(call: Endpoint): Record<string, number> {
  const { account, profile, team, class: ofClass } = call.owned;
  const common: CommonProblemCode[] = [
    'invalid-input',
    ...(call.token === 'own' ? (['no-token'] as const) : []),
    ...((account ?? profile ?? ofClass ?? team) === undefined ? [] : (['not-yours'] as const)),
    ...(typeof call.who === 'string' ? [] : (['role-needed'] as const)),
    ...(call.who === 'account' ? (['not-in-classroom'] as const) : []),
    ...(call.needsFreshSignIn ? (['fresh-sign-in-needed'] as const) : []),
    ...(profile === undefined ? [] : (['profile-not-found'] as const)),
    ...(ofClass === undefined ? [] : (['class-not-found'] as const)),
    ...(call.method === 'GET' ? [] : (['body-too-large'] as const)),
    ...(call.body === undefined ? [] : (['wrong-content-type'] as const)),
    'too-many-requests',
    'unexpected',
    'overloaded',
    'database-unavailable',
    'storage-unavailable',
  ];
  return { ...Object.fromEntries(common.map((code) => [code, everyCallsProblems[code]])), ...call.problems };
}
