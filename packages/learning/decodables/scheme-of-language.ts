import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import { schemeForLanguage } from './scheme-for-language.ts';
import type { Scheme } from './scheme.ts';

/** The languages of the library that have a scheme. */
export async function languagesWithScheme(pool: Database['pool']): Promise<{ id: string; scheme: Scheme }[]> {
  const { rows } = await pool.query<{ id: string; bcp47: string }>(
    sql`select id::text, bcp47 from language order by id`,
  );
  return rows.flatMap(({ id, bcp47 }) => {
    const scheme = schemeForLanguage(bcp47);
    return scheme === undefined ? [] : [{ id, scheme }];
  });
}

/** The scheme of a language tag. @throws Problem scheme-not-found */
export function schemeOf(languageTag: string | undefined): Scheme {
  const scheme = languageTag === undefined ? undefined : schemeForLanguage(languageTag);
  if (scheme === undefined)
    throw new Problem('scheme-not-found', 404, { detail: 'There is no scheme of decodables for this language.' });
  return scheme;
}
