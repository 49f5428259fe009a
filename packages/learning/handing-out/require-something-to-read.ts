import type { Queryable } from '@letsread/database/database.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { WhatToHandOut } from './contract.ts';
import { storiesOf } from './handed-out-columns.ts';

const detail = 'There is no such thing with a story to read in the language.';

/** @throws Problem where there is no such thing, or nothing of it can be read in the language */
export async function requireSomethingToRead(db: Queryable, what: WhatToHandOut, languageId: string): Promise<void> {
  const { rowCount: languages } = await db.query(sql`select from language where id = ${languageId}`);
  if (languages === 0) throw new Problem('language-not-found', 404, { detail: 'There is no such language.' });
  // Stories of a level may come until the last day.
  if (what.kind === 'level') return;
  const idOf = (kind: WhatToHandOut['kind']) => sql`${what.kind === kind ? what.id : null}::bigint`;
  const { rowCount } = await db.query(sql`
    select from (select ${idOf('book')} as book_id, ${idOf('collection')} as collection_id,
      ${idOf('pathway')} as pathway_id, ${languageId}::bigint as language_id) h
    where exists (select from ${storiesOf} s)`);
  if (rowCount === 0) throw new Problem(`${what.kind}-not-found`, 404, { detail });
}
