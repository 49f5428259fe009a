import { getOAuthState } from 'better-auth/api';
import type { ConfiguredProvider } from './sign-in-providers.ts';

/** When somebody showed another provider who they are, by the way they are on back from it. */
const signIns = new WeakMap<object, Date>();

/**
 * What a provider is asked for so that nobody comes back who is merely still signed in there (OpenID Connect Core,
 * 3.1.2.1). Google knows no such wish: it can only be asked to let the person choose the account anew.
 */
export function askForFreshSignIn({ id }: ConfiguredProvider): Record<string, string> {
  if (id === 'facebook') return { auth_type: 'reauthenticate' };
  if (id === 'google') return { prompt: 'select_account' };
  return { prompt: 'login', max_age: '0' };
}

/**
 * Notes what a provider says of when somebody signed in there: its auth_time; without one, that they come from a
 * sign-in they were sent to just for this, where the provider is one that has no auth_time to say.
 */
export async function noteSignIn({ id }: ConfiguredProvider, profile: object): Promise<void> {
  const state = await getOAuthState();
  if (state === null) return;
  const { auth_time: time } = profile as { auth_time?: unknown };
  if (typeof time === 'number') signIns.set(state, new Date(Math.min(time * 1000, Date.now())));
  else if (id !== 'oidc' && (state as { isFresh?: unknown }).isFresh === true) signIns.set(state, new Date());
}

/** For a session that begins: when its person last showed who they are. Null after another provider that did not say. */
export async function signedInAt(): Promise<Date | null> {
  const state = await getOAuthState();
  return state === null ? new Date() : (signIns.get(state) ?? null);
}
