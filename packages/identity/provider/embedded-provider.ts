import { createHash } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import type { Pool } from 'pg';
import { identityScreens, passwordLength, refreshTokenCookie } from '../contract.ts';
import { noteSignIn, signedInAt } from './fresh-at-provider.ts';
import { idpFields } from './idp-fields.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import type { ConfiguredProvider } from './sign-in-providers.ts';

const day = 24 * 60 * 60;

/** How long what the embedded provider gives out lasts, in seconds. */
export const lifetimes = { verification: day, reset: 60 * 60, identityToken: 5 * 60 } as const;

/** Whom the embedded provider's identity tokens are for. */
export const identityAudience = 'lets-read';

/** Where the embedded provider answers, under the library's own address. */
export const providerPath = '/api/idp';

interface ProviderOptions {
  pool: Pool;
  secret: string;
  publicUrl: string;
  sessionDays: number;
  providers: readonly ConfiguredProvider[];
  mail: (kind: 'reset', to: { email: string; language: string }, token: string) => void;
  onError: (what: string, error: unknown) => void;
}

export type EmbeddedProvider = ReturnType<typeof createEmbeddedProvider>;

/** What we know of a user beside what better-auth does. */
const ownFieldsOfUser = {
  /** The address that another provider told us; `email` is made up for its people, see `asUser`. */
  contactEmail: { type: 'string', required: false, fieldName: 'contact_email' },
  language: { type: 'string', required: false },
  passwordChangedAt: { type: 'date', required: false, input: false, fieldName: 'password_changed_at' },
  termsVersion: { type: 'string', required: false, input: false, fieldName: 'terms_version' },
  agreedAt: { type: 'date', required: false, input: false, fieldName: 'agreed_at' },
} as const;

/** better-auth with our tables, our password hashing and our mails; its tables are made by our migration. */
export function createEmbeddedProvider(options: ProviderOptions) {
  const { pool, secret, publicUrl, providers, mail } = options;
  const addressee = (user: object) => {
    const { email, language } = user as { email: string; language?: string | null };
    return { email, language: language ?? 'en' };
  };
  const auth = betterAuth({
    appName: 'Let’s Read',
    baseURL: publicUrl,
    basePath: providerPath,
    secret,
    database: pool,
    telemetry: { enabled: false },
    // Limits are our own, as calls in process pass by these.
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message) => options.onError('identity provider', withoutAddresses(message)),
    },
    onAPIError: { errorURL: `${publicUrl}${identityScreens.signIn}` },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(password, hash) },
      resetPasswordTokenExpiresIn: lifetimes.reset,
      sendResetPassword: async ({ user, token }) => mail('reset', addressee(user), token),
    },
    user: { ...idpFields.user, additionalFields: ownFieldsOfUser },
    session: {
      ...idpFields.session,
      additionalFields: { signedInAt: { type: 'date', required: false, input: false, fieldName: 'signed_in_at' } },
      expiresIn: options.sessionDays * day,
      updateAge: day,
    },
    account: {
      ...idpFields.account,
      accountLinking: { enabled: false, disableImplicitLinking: true },
      updateAccountOnSignIn: false,
    },
    verification: { ...idpFields.verification, storeIdentifier: 'hashed' },
    databaseHooks: {
      // Where and with what somebody signed in is nobody's business, and we need no access to their other accounts.
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, ipAddress: null, userAgent: null, signedInAt: await signedInAt() },
          }),
        },
      },
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
          }),
        },
      },
    },
    advanced: {
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicUrl.startsWith('https:'), httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: refreshTokenCookie } },
      cookiePrefix: 'idp',
      ipAddress: { disableIpTracking: true },
      // A test proves that the tables of our migration are the ones it wants.
      database: { validateSchema: false },
    },
    socialProviders: socialProviders(providers),
    plugins: [genericOAuth({ config: providers.filter(({ id }) => id === 'oidc').map(asOAuth) })],
  });
  return auth;
}

function socialProviders(providers: readonly ConfiguredProvider[]) {
  const of = (providerId: ConfiguredProvider['id']) => {
    const found = providers.find(({ id }) => id === providerId);
    if (found === undefined) return {};
    const { clientId, clientSecret } = found;
    return { [providerId]: { clientId, clientSecret, mapProfileToUser: (profile: object) => userOf(found, profile) } };
  };
  return { ...of('google'), ...of('apple'), ...of('facebook') };
}

function asOAuth(provider: ConfiguredProvider) {
  return {
    providerId: provider.id,
    name: provider.name,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    discoveryUrl: `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    disableProviderLogout: true,
    scopes: ['openid', 'email', 'profile'],
    mapProfileToUser: (profile: object) => userOf(provider, profile),
  };
}

async function userOf(provider: ConfiguredProvider, profile: object) {
  await noteSignIn(provider, profile);
  return asUser(provider, profile);
}

/**
 * Two people are never made one by an e-mail address: who comes from another provider is known by that provider's
 * subject alone. better-auth wants an address of its own for each, so it is made from the subject (RFC 2606 keeps
 * ".invalid" free). That also lets in those whom a provider knows without an address, as many on Facebook are.
 */
function asUser({ issuer }: ConfiguredProvider, claims: object) {
  const profile = claims as Record<string, unknown>;
  const subject = String(profile['sub'] ?? profile['id']);
  const subjectHash = createHash('sha256').update(`${issuer}\0${subject}`).digest('hex').slice(0, 40);
  const isVerified = profile['email_verified'] === true || profile['email_verified'] === 'true';
  return {
    email: `${subjectHash}@identity.invalid`,
    emailVerified: true,
    contactEmail: isVerified && typeof profile['email'] === 'string' ? profile['email'].slice(0, 254) : null,
  };
}

function withoutAddresses(message: unknown): string {
  return String(message).replace(/[^\s"']+@[^\s"']+/g, '…');
}
