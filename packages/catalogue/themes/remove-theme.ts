import type { EndpointRequest } from '@letsread/http/endpoint.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { changeAlone } from './change-alone.ts';
import type { EditableTheme, removeTheme as contract } from './contract.ts';
import { booksOfTheme, finishChange, followOtherThemes } from './finish-change.ts';
import { lockThemes, selectTheme } from './select-themes.ts';

export async function removeTheme(
  { database: { pool } }: CatalogueContext,
  { account, params: { id } }: EndpointRequest<typeof contract>,
): Promise<EditableTheme> {
  return changeAlone(pool, [id], async (client) => {
    const [theme] = await lockThemes(client, [id], { isStanding: false });
    if (theme?.isGone === true) return selectTheme(client, id);
    const bookIds = await booksOfTheme(client, id);
    await client.query(sql`update tag set removed_at = now() where id = ${id}`);
    await client.query(sql`
      insert into removed_book_tag (book_id, tag_id) select book_id, tag_id from book_tag where tag_id = ${id}
      on conflict do nothing`);
    await client.query(sql`delete from book_tag where tag_id = ${id}`);
    await followOtherThemes(client, bookIds);
    return finishChange(client, { actor: account.id, action: 'theme-taken-away', id });
  });
}
