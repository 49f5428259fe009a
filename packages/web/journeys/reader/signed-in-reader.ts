import type { ApiClient } from '@letsread/http/api-client.ts';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { signedIn } from '../testing/signed-in.ts';

/** A visitor of an account of its own that has one reader; `client` asks as the account, with the ids that calls about reading take. */
export async function signedInReader(
  visitor: BrowserContext,
  { as, name }: { as: string; name: string },
): Promise<{ visitor: BrowserContext; client: ApiClient; uId: string; pId: string }> {
  const { client, userId, profiles } = await signedIn(visitor, inject('libraryUrl'), { as, profiles: [name] });
  return { visitor, client, uId: userId, pId: profiles[0]?.id ?? '' };
}
