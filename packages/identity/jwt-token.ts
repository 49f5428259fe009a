import { commonProblem } from '@letsread/http/problem.ts';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { type TokenKeys, tokenMs } from './token-keys.ts';

// Our own token names neither a host nor a person: it holds wherever the library is reached, and says only which account.
const issuer = 'urn:lets-read';
const audience = 'urn:lets-read:api';
const type = 'at+jwt';

/** The product's own token of an account, and when it ends. */
export async function signJwtToken(
  keys: TokenKeys,
  accountId: string,
  nowMs: number,
): Promise<{ jwtToken: string; expiresAt: string }> {
  const { kid, key } = await keys.signingKey();
  const issued = Math.floor(nowMs / 1000);
  const expires = issued + tokenMs / 1000;
  const jwtToken = await new SignJWT({ sub: accountId, iss: issuer, aud: audience, iat: issued, exp: expires })
    .setProtectedHeader({ alg: 'ES256', kid, typ: type })
    .sign(key);
  return { jwtToken, expiresAt: new Date(expires * 1000).toISOString() };
}

/** The id of the account a token was given to. @throws Problem no-token when it is not a good one. */
export async function readJwtToken(keys: TokenKeys, token: string, nowMs: number): Promise<string> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = kid === undefined ? undefined : await keys.verifyingKey(kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience,
      typ: type,
      algorithms: ['ES256'],
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: 5,
      currentDate: new Date(nowMs),
    });
    if (/^[1-9]\d{0,18}$/.test(payload.sub ?? '')) return String(payload.sub);
    throw new errors.JWTInvalid();
  } catch (error) {
    if (isBadToken(error)) throw commonProblem('no-token', { detail: 'The token is not a good one, or has ended.' });
    throw error;
  }
}

/** jose says with a TypeError that a text is no token at all, else with an error of its own. */
export function isBadToken(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout));
}
