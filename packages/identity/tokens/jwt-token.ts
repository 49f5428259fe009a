import { commonProblem } from '@letsread/http/problem.ts';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { type TokenKeys, tokenMs } from './token-keys.ts';

// Our own token names neither a host nor a person: it holds wherever the library is reached, and says only which account.
const issuer = 'urn:lets-read';
const audience = 'urn:lets-read:api';
const type = 'at+jwt';

export interface TokenFacts {
  accountId: string;
  /** The session of the embedded provider that it was given to; undefined where another provider keeps the session. */
  sessionId: string | undefined;
  /** The class that the session is open for; undefined for an adult's. */
  classId: string | undefined;
  /** To the millisecond (a NumericDate may have a fraction), as a new password ends what was signed just before it. */
  issuedAtMs: number;
  /** When the person last showed who they are, the claim auth_time; undefined where that is not known. */
  signedInAtMs: number | undefined;
  /** From when on it is refused. */
  endsAtMs: number;
  /** The user of the embedded provider who signed in, the claim uid; an account may have several grown-ups. */
  userId: string | undefined;
}

/** Between the clocks of two machines. */
const clockToleranceSeconds = 5;

/** The product's own token of an account, and when it ends. */
export async function signJwtToken(
  keys: TokenKeys,
  { accountId, sessionId, userId, classId, signedInAtMs, issuedAtMs }: Omit<TokenFacts, 'endsAtMs'>,
): Promise<{ jwtToken: string; expiresAt: string }> {
  const { kid, key } = await keys.signingKey();
  const expires = Math.floor(issuedAtMs / 1000) + tokenMs / 1000;
  const claims = { sub: accountId, iss: issuer, aud: audience, iat: issuedAtMs / 1000, exp: expires };
  const jwtToken = await new SignJWT({
    ...claims,
    ...(sessionId === undefined ? {} : { sid: sessionId }),
    ...(userId === undefined ? {} : { uid: userId }),
    ...(classId === undefined ? {} : { class: classId }),
    ...(signedInAtMs === undefined ? {} : { auth_time: Math.floor(signedInAtMs / 1000) }),
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: type })
    .sign(key);
  return { jwtToken, expiresAt: new Date(expires * 1000).toISOString() };
}

/** What a token says: whose it is, since when, and when they signed in. @throws Problem no-token when it is not a good one. */
export async function readJwtToken(keys: TokenKeys, token: string, nowMs: number): Promise<TokenFacts> {
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
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(nowMs),
    });
    if (!/^[1-9]\d{0,18}$/.test(payload.sub ?? '')) throw new errors.JWTInvalid();
    const { auth_time: signedInAt, sid, uid, class: classId } = payload;
    return {
      accountId: String(payload.sub),
      sessionId: typeof sid === 'string' ? sid : undefined,
      classId: typeof classId === 'string' ? classId : undefined,
      issuedAtMs: Number(payload.iat) * 1000,
      signedInAtMs: typeof signedInAt === 'number' ? signedInAt * 1000 : undefined,
      endsAtMs: (Number(payload.exp) + clockToleranceSeconds) * 1000,
      userId: typeof uid === 'string' ? uid : undefined,
    };
  } catch (error) {
    if (isBadToken(error)) throw commonProblem('no-token', { detail: 'The token is not a good one, or has ended.' });
    throw error;
  }
}

/** jose says with a TypeError that a text is no token at all, else with an error of its own. */
export function isBadToken(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout));
}
