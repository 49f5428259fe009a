import type { ApiClient } from '@letsread/http/api-client.ts';
import { authenticate, getIdentityToken } from '@letsread/identity/contract.ts';

import { isProblem } from '../is-problem.ts';
import { isEnding, type SessionFacts, type SessionToken } from './session.ts';

/** Makes a client that sends these headers with every call. */
export type ApiClientWith = (headers: Record<string, string>) => ApiClient;

interface AccountClientOptions {
  clientAs: ApiClientWith;
  /** The stored token; undefined for a signed-out visitor, who then asks as anybody may. */
  token: () => SessionToken | undefined;
  /** Gets and stores a newer token than this one; rejects with the problem when there is no session any more. */
  renew: (old: SessionToken) => Promise<SessionToken>;
  /** The time by which tokens end. */
  now?: () => number;
}

/**
 * Asks as the account that is signed in. Before a request whose token has less than a minute left a new one is got,
 * and sent in `accessToken` as well (specification section 4). A token that is refused all the same, because the
 * device's clock is wrong, is renewed once.
 */
export function createAccountClient({ clientAs, token, renew, now }: AccountClientOptions): ApiClient {
  return async (call, input) => {
    const stored = token();
    if (stored === undefined) return clientAs({})(call, input);
    if (!isEnding(stored.expiryTime, now?.()))
      try {
        return await clientAs({ authorization: `Bearer ${stored.jwtToken}` })(call, input);
      } catch (error) {
        if (!isProblem(error) || error.status !== 401) throw error;
      }
    return clientAs(renewed(await renew(stored)))(call, input);
  };
}

/** A new identity token from the identity provider, exchanged at the authenticate call. */
export async function renewSession(clientAs: ApiClientWith, refresh: Record<string, string>): Promise<SessionFacts> {
  const { identityToken } = await clientAs(refresh)(getIdentityToken, {});
  return clientAs({ authorization: `Bearer ${identityToken}` })(authenticate, {});
}

/** Lets all who ask for a newer token at once wait for one. */
export function onceAtATime<Input, Result>(act: (input: Input) => Promise<Result>): (input: Input) => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return (input) => {
    underWay ??= act(input).finally(() => (underWay = undefined));
    return underWay;
  };
}

function renewed({ jwtToken }: SessionToken): Record<string, string> {
  return { authorization: `Bearer ${jwtToken}`, accessToken: jwtToken };
}
