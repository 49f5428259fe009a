import type { Endpoint } from '../endpoint.ts';

/** What a client's author needs to know before any single call. */
export const howToBegin = [
  'The calls of the Let’s Read library. All stand under /api, take and give JSON, and are answered in UTF-8.',
  'To begin: POST /idp/sign-up, send the mailed link’s token and a password to POST /idp/verify, POST /idp/sign-in. GET /login/authenticate ' +
    'then exchanges the identity token for the product’s own (jwtToken), which lasts 15 minutes and goes into Authorization: ' +
    'Bearer, or, as after a refresh, into a header accessToken, which wins. When it is less than a minute from its end: ' +
    'GET /idp/token with the refresh token, and GET /login/authenticate again.',
  'What a child with the device must not do (delete, export, change what signs in) needs a sign-in of the last ten minutes, which the ' +
    'token says as auth_time; else 403 fresh-sign-in-needed. POST /idp/fresh-sign-in with the password and GET /login/authenticate make ' +
    'it fresh. An identity token of another issuer is fresh by its own auth_time: ask there with prompt=login and max_age=0.',
  'Ids are positive 64-bit integers written as decimal strings. Times are ISO 8601 in UTC. Lists answer items and a cursor ' +
    'for the next page, which is absent on the last. Calls that read for everyone have an ETag.',
  'Web pages of any origin may call (CORS) and read the headers ETag and Retry-After; tokens go into headers, since cookies of ' +
    'another origin are not looked at.',
  'Every error is a problem document (RFC 9457, application/problem+json); go by its code.',
].join('\n\n');

/** The ways to say who asks, by the names that `securityRequirements` uses. */
export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The product’s own token (jwtToken of GET /login/authenticate); without the word Bearer it is taken too',
  },
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'accessToken',
    description: 'The product’s own token after a refresh; where both are sent, this one counts',
  },
  identityToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'An identity token, of this library’s provider or of another issuer that it trusts',
  },
  refreshToken: { type: 'http', scheme: 'bearer', description: 'The refreshToken of POST /idp/sign-in' },
  refreshTokenCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'refreshToken',
    description: 'The same, as a browser keeps it',
  },
};

/** Any one of these opens a call; an empty one stands for nothing at all. */
export function securityRequirements(call: Endpoint): Record<string, string[]>[] {
  const own: Record<string, string[]>[] = [{ token: [] }, { accessToken: [] }];
  const refresh: Record<string, string[]>[] = [{ refreshToken: [] }, { refreshTokenCookie: [] }];
  if (call.token === 'none') return [];
  if (call.token === 'identity') return [{ identityToken: [] }];
  if (call.token === 'refresh') return 'no-token' in call.problems ? refresh : [{}, ...refresh];
  if (call.who === 'account') return own;
  // OpenAPI 3.1 lets a scheme that is not OAuth name the roles it needs; each requirement is one way in.
  if (typeof call.who === 'object')
    return call.who.roles.flatMap((role): typeof own => [{ token: [role] }, { accessToken: [role] }]);
  return call.owned.account === undefined && call.owned.profile === undefined ? [] : [{}, ...own];
}

/** Who may call, in words. */
export function whoMayCall(security: readonly Record<string, string[]>[]): string {
  const schemes = security.flatMap((one) => Object.keys(one));
  if (schemes.length === 0) return 'Anyone; no token is needed.';
  const isOptional = security.some((one) => Object.keys(one).length === 0);
  if (schemes.includes('identityToken')) return 'Who has an identity token: Authorization: Bearer.';
  if (schemes.includes('refreshToken'))
    return `Who has a refresh token: Authorization: Bearer, or the cookie refreshToken${isOptional ? '; without one nothing happens' : ''}.`;
  const roles = [...new Set(security.flatMap((one) => Object.values(one).flat()))];
  if (roles.length > 0)
    return `An account with the role ${roles.join(' or ')}: Authorization: Bearer, or the header accessToken.`;
  return isOptional
    ? 'Anyone; with the token of an account (Authorization: Bearer, or the header accessToken) for what is a reader’s own.'
    : 'A signed-in account: Authorization: Bearer, or the header accessToken.';
}
