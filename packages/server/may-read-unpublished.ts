import { mayEdit } from '@letsread/catalogue/editors/editable-books.ts';
import type { Database } from '@letsread/database/database.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import { standingOf } from '@letsread/identity/roles/standing-of.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { tokenOfCookies } from './page-key.ts';

/** Whether who fetches a file may change the book of an edition, and so sees it before readers do: by the token in their cookies. */
export function mayReadUnpublished({ pool }: Database, identify: Identity['identify']) {
  return async ({ headers: { cookie = '' } }: FastifyRequest, editionId: string): Promise<boolean> => {
    const token = tokenOfCookies(new Headers({ cookie }));
    const account = token === undefined ? undefined : await identify(token).catch(withoutToken);
    if (account === undefined) return false;
    const standing = await standingOf(pool, account.id);
    const { rowCount } = await pool.query(
      sql`select from edition where id = ${editionId} and ${mayEdit(standing, sql`edition.book_id`)}`,
    );
    return rowCount === 1;
  };
}

/** A token that is old or of another library is none. */
function withoutToken(error: unknown): undefined {
  if (error instanceof Problem) return undefined;
  throw error;
}
