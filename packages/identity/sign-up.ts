import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { createEmailVerificationToken } from 'better-auth/api';
import type { signUp as contract } from './contract.ts';
import { lifetimes } from './embedded-provider.ts';
import type { Identity, IdentityContext } from './open-identity.ts';
import { hashPassword } from './password-hash.ts';

interface NewUser {
  email: string;
  name: string;
  language: string;
  passwordHash: string;
}

/**
 * Answers the same, and as fast, whether or not the address has an account: the password is hashed in either case,
 * and what differs is done after the answer. One mail is sent in either case.
 */
export async function signUp(
  { identity }: Pick<IdentityContext, 'identity'>,
  { body, address }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const { email, password, displayName, language = 'en' } = body;
  await identity.attempts.take('sign-up', { account: email, address });
  const name = displayName || (email.split('@')[0] ?? '');
  const user = { email, name, language, passwordHash: await hashPassword(password) };
  identity.runInBackground('sign-up', () => addUser(identity, user).catch(ignoreOvertaken));
  return { sent: true };
}

/** A user that was not confirmed yet begins anew, so that a link mailed for somebody else's password dies. */
async function addUser(identity: Identity, { email, name, language, passwordHash }: NewUser): Promise<void> {
  const { internalAdapter, secret } = await identity.provider.$context;
  const existing = await internalAdapter.findUserByEmail(email);
  if (existing?.user.emailVerified) return identity.mail('exists', { email, language });
  if (existing) await internalAdapter.deleteUser(existing.user.id);
  const fields = { email, name, language, emailVerified: false };
  const user = await internalAdapter.createUser(fields, { method: 'email-password' });
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: passwordHash,
  });
  const token = await createEmailVerificationToken(secret, email, undefined, lifetimes.verification, {
    userId: user.id,
  });
  identity.mail('verify', { email, language }, token);
}

/** Another sign-up with the address at the same moment took its place, or took it away again: that one sends the mail. */
function ignoreOvertaken(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== '23505' && code !== '23503') throw error;
}
