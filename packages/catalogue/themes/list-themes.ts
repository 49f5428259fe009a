import { foldText } from '@letsread/formats/words/fold-text.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { tagNameIn } from '../books/book-columns.ts';
import type { CatalogueContext } from '../context.ts';
import type { listThemes as contract } from './contract.ts';
import { selectThemes } from './select-themes.ts';

interface Listed {
  id: string;
  /** The beginning of its name, as names are put in order. */
  key: string;
}

/** A name has up to a hundred letters, and some, such as ㍿, are several once they are folded: more than a cursor holds. */
const maxKeyLetters = 60;

const lastKeys = z.tuple([z.string(), id]);

/** Themes are hundreds, not millions: all are looked at, folded as the search folds words, and the shown ones read in full. */
export async function listThemes(
  { database: { pool } }: CatalogueContext,
  { query: { words, gone, namesIn, limit, cursor } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const after = readCursor(cursor, lastKeys);
  const { rows } = await pool.query<{ id: string; name: string; words: string[] }>(sql`
    select tag.id, ${tagNameIn(namesIn)} as name,
      tag.slug || tag.synonyms || array(select n.name from tag_name n where n.tag_id = tag.id) as words
    from tag where (tag.removed_at is not null) = ${gone}::boolean`);
  const typed = foldText(words)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const matching = rows
    .filter((row) => {
      const own = foldText(row.words.join(' '));
      return typed.every((word) => own.includes(word));
    })
    .map((row): Listed => ({ id: row.id, key: foldText(row.name).slice(0, maxKeyLetters) }))
    .toSorted(inOrder);
  const rest =
    after === undefined ? matching : matching.filter((one) => inOrder(one, { key: after[0], id: after[1] }) > 0);
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const items = await selectThemes(
    pool,
    shown.map((one) => one.id),
    namesIn,
  );
  return {
    items,
    ...(rest.length > limit && last !== undefined ? { cursor: writeCursor([last.key, last.id]) } : {}),
  };
}

function inOrder(one: Listed, other: Listed): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  return Number(BigInt(one.id) - BigInt(other.id));
}
