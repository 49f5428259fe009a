import { withoutUnseen } from '@letsread/http/one-line.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { decodeJwt, errors, jwtVerify, type JWTPayload, SignJWT } from 'jose';
import { identityAudience, lifetimes } from '../provider/embedded-provider.ts';
import { cutName } from './cut-name.ts';
import { isBadToken } from './jwt-token.ts';
import type { TokenKeys } from './token-keys.ts';
import type { TrustedIssuers } from './trusted-issuers.ts';

/** Somebody, as an issuer says who they are. */
export interface ProvenIdentity {
  /** "embedded" for our own provider, else the issuer's address. */
  issuer: string;
  subject: string;
  displayName: string;
  photoUrl: string | null;
  email: string | null;
  /** The session that it was given to, where it is our own. */
  sessionId: string | undefined;
  /** When they showed the issuer who they are (auth_time); undefined where it does not say. */
  signedInAtMs: number | undefined;
}

/**
 * An identity token of our own provider (OpenID Connect Core, 2): ES256, for five minutes. It is signed with the keys of our own
 * tokens; "typ", "iss" and "aud" tell the two apart.
 */
export async function signIdentityToken(
  keys: TokenKeys,
  { issuer, issuedAt, claims }: { issuer: string; issuedAt: number; claims: JWTPayload & { sub: string } },
): Promise<string> {
  const { kid, key } = await keys.signingKey();
  const times = { iat: issuedAt, nbf: issuedAt, exp: issuedAt + lifetimes.identityToken };
  return new SignJWT({ ...claims, ...times, iss: issuer, aud: identityAudience })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .sign(key);
}

const maxTokenLetters = 8192;
const maxSubjectLetters = 255;
const maxNameUnits = 100;

/**
 * Who an identity token proves somebody to be: one function for our own provider and every other issuer.
 * @throws Problem no-token when anything about it is wrong, issuer-unreachable when its keys cannot be fetched.
 */
export async function readIdentityToken(
  issuers: TrustedIssuers,
  token: string,
  nowMs: number,
): Promise<ProvenIdentity> {
  try {
    if (token.length > maxTokenLetters) throw new errors.JWTInvalid();
    const trusted = issuers.get(decodeJwt(token).iss ?? '');
    if (trusted === undefined) throw new errors.JWTInvalid();
    const { payload, protectedHeader } = await jwtVerify(token, trusted.getKey, {
      issuer: trusted.issuer,
      audience: trusted.audiences,
      algorithms: trusted.algorithms,
      requiredClaims: ['sub', 'iat', 'exp'],
      maxTokenAge: '1d',
      clockTolerance: 5,
      currentDate: new Date(nowMs),
    });
    // An access token of the same issuer is no identity token (RFC 9068, 2.1).
    if (protectedHeader.typ !== undefined && protectedHeader.typ.toUpperCase() !== 'JWT') throw new errors.JWTInvalid();
    const subject = payload.sub ?? '';
    if (subject === '' || subject.length > maxSubjectLetters || subject.includes('\0')) throw new errors.JWTInvalid();
    return { issuer: trusted.knownAs, subject, ...personOf(payload) };
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (isBadToken(error)) {
      throw commonProblem('no-token', { detail: 'The identity token is not a good one, or has ended.' });
    }
    throw error;
  }
}

function personOf(payload: JWTPayload): Omit<ProvenIdentity, 'issuer' | 'subject'> {
  const text = (name: string) => {
    const value = payload[name];
    return typeof value === 'string' ? withoutUnseen(value.replaceAll('\0', '')).trim() : '';
  };
  const isVerified = payload['email_verified'] === true || payload['email_verified'] === 'true';
  const email = isVerified && text('email').length <= 254 ? text('email') : '';
  const picture = text('picture');
  return {
    displayName: cutName(text('name') || email.split('@')[0] || '', maxNameUnits),
    photoUrl: picture.length <= 2000 && /^https?:\/\//.test(picture) ? picture : null,
    email: email === '' ? null : email,
    sessionId: text('sid') || undefined,
    signedInAtMs: typeof payload['auth_time'] === 'number' ? payload['auth_time'] * 1000 : undefined,
  };
}
