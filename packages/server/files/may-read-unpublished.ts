import { isEditable } from '@letsread/catalogue/editors/editable-books.ts';
import type { Database } from '@letsread/database/database.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import { selectStanding } from '@letsread/identity/roles/select-standing.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { FastifyRequest } from 'fastify';
import { tokenOfCookies } from '../pages/page-key.ts';

/** Whether who fetches a file may change the book of an edition, and so sees it before readers do: by the token in their cookies. */
export function mayReadUnpublished({ pool }: Database, identify: Identity['identify']) {
  return async ({ headers: { cookie = '' } }: FastifyRequest, editionId: string): Promise<boolean> => {
    const token = tokenOfCookies(new Headers({ cookie }));
    const account = token === undefined ? undefined : await identify(token).catch(withoutToken);
    // Children at a browser of their class have no part of the back room.
    if (account === undefined || account.classId !== undefined) return false;
    return isEditable(pool, await selectStanding(pool, account.id), editionId);
  };
}

/** A token that is old or of another library is none. */
function withoutToken(error: unknown): undefined {
  if (error instanceof Problem) return undefined;
  throw error;
}
