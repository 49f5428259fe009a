import { Problem } from '@letsread/http/problem.ts';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { identityAudience, providerPath } from '../provider/embedded-provider.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { configuredProviders, embeddedIssuer } from '../provider/sign-in-providers.ts';
import type { TokenKeys } from './token-keys.ts';

export interface TrustedIssuer {
  /** What "iss" must say. */
  issuer: string;
  /** What stands for it in the database. */
  knownAs: string;
  audiences: string[];
  algorithms: string[];
  getKey: JWTVerifyGetKey;
}

/** By what "iss" says. */
export type TrustedIssuers = ReadonlyMap<string, TrustedIssuer>;

/** Signatures with a key pair only: a shared secret proves nothing about who made a token. */
const algorithms = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'Ed25519',
];
const fetchMs = 5_000;
const waitAfterFailureMs = 10_000;

/** Our own provider, those people sign in with on the site, and those that TRUSTED_ISSUERS names for apps. */
export function trustedIssuers(
  keys: TokenKeys,
  { settings, publicUrl }: { settings: IdentitySettings; publicUrl: string },
): TrustedIssuers {
  const own = `${publicUrl}${providerPath}`;
  const issuers = new Map<string, TrustedIssuer>([
    [
      own,
      {
        issuer: own,
        knownAs: embeddedIssuer,
        audiences: [identityAudience],
        algorithms: ['ES256'],
        getKey: ownKeys(keys),
      },
    ],
  ]);
  const others = [
    ...configuredProviders(settings).map(({ issuer, clientId }) => ({ issuer, audience: clientId })),
    ...settings.TRUSTED_ISSUERS,
  ];
  for (const { issuer, audience } of others) {
    const known = issuers.get(issuer);
    if (known !== undefined) known.audiences.push(audience);
    else issuers.set(issuer, { issuer, knownAs: issuer, audiences: [audience], algorithms, getKey: keysOf(issuer) });
  }
  return issuers;
}

function ownKeys(keys: TokenKeys): JWTVerifyGetKey {
  return async ({ kid = '' }) => {
    const key = await keys.verifyingKey(kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  };
}

/** The keys an issuer publishes, found by OpenID Connect Discovery when the first of its tokens comes. */
function keysOf(issuer: string): JWTVerifyGetKey {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;
  return async (header, token) => {
    keys ??= discover(issuer).catch((error: unknown) => {
      setTimeout(() => (keys = undefined), waitAfterFailureMs).unref();
      throw error;
    });
    try {
      return await (
        await keys
      )(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw new Problem('issuer-unreachable', 503, {
        detail: 'The keys of this issuer cannot be fetched now.',
        retryAfterSeconds: waitAfterFailureMs / 1000,
      });
    }
  };
}

async function discover(issuer: string): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(fetchMs) });
  const found = (await answer.json()) as { issuer?: unknown; jwks_uri?: unknown };
  const isLocal = issuer.startsWith('http:');
  const keysAddress = URL.parse(String(found.jwks_uri));
  if (found.issuer !== issuer || keysAddress === null || (keysAddress.protocol !== 'https:' && !isLocal)) {
    throw new Error(`${address} does not describe this issuer.`);
  }
  return createRemoteJWKSet(keysAddress, { timeoutDuration: fetchMs, cooldownDuration: 30_000 });
}
