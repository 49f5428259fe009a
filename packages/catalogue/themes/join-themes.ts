import type { Queryable } from '@letsread/database/database.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import type { EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { changeAlone } from './change-alone.ts';
import type { EditableTheme, joinThemes as contract } from './contract.ts';
import { booksOfTheme, finishChange, followInSearch, followOtherThemes } from './finish-change.ts';
import { lockThemes } from './select-themes.ts';
import { writeNames } from './theme-names.ts';

export async function joinThemes(
  { database: { pool } }: CatalogueContext,
  { account, params: { id }, body: { otherId } }: EndpointRequest<typeof contract>,
): Promise<EditableTheme> {
  if (id === otherId) throw new Problem('same-theme', 409, { detail: 'That is this theme itself.' });
  return changeAlone(pool, [id, otherId], async (client) => {
    const [kept, gone] = await lockThemes(client, [id, otherId], { isStanding: true });
    if (kept === undefined || gone === undefined) throw new Error('Both themes are locked and cannot be gone.');
    const moved = await booksOfTheme(client, otherId);
    await takeOverWords(client, kept, gone);
    await client.query(sql`
      insert into removed_book_tag (book_id, tag_id, gave_other)
      select t.book_id, ${otherId}, not exists (
        select from book_tag o where o.book_id = t.book_id and o.tag_id = ${id})
      from book_tag t where t.tag_id = ${otherId}
      on conflict (book_id, tag_id) do update set gave_other = excluded.gave_other`);
    await client.query(sql`delete from book_tag where tag_id = ${otherId}`);
    await client.query(sql`
      insert into book_tag (book_id, tag_id)
      select book_id, ${id} from removed_book_tag where tag_id = ${otherId} and gave_other
      on conflict do nothing`);
    await followOtherThemes(client, moved);
    const isMoved = new Set(moved);
    await followInSearch(
      client,
      (await booksOfTheme(client, id)).filter((bookId) => !isMoved.has(bookId)),
    );
    // The sign of equality reads the same in both directions.
    const subject = `${gone.name} = ${kept.name}`;
    return finishChange(client, { actor: account.id, action: 'themes-joined', id, subject });
  });
}

/** Names in languages that the kept theme has no name in; all other words become its synonyms. What it took is written down. */
async function takeOverWords(client: Queryable, kept: EditableTheme, gone: EditableTheme): Promise<void> {
  const known = new Set(kept.names.map(({ language }) => language.id));
  const names = gone.names
    .filter(({ language }) => !known.has(language.id))
    .map(({ language, name }) => ({ languageId: language.id, name }));
  const words = new Set(
    [...kept.names, ...names]
      .map(({ name }) => name)
      .concat(kept.synonyms)
      .map(foldText),
  );
  const synonyms = [...gone.names.map(({ name }) => name), ...gone.synonyms].filter((word) => {
    const isNew = !words.has(foldText(word));
    words.add(foldText(word));
    return isNew;
  });
  await writeNames(client, kept.id, names);
  await client.query(sql`
    update tag set synonyms = ${[...kept.synonyms, ...synonyms]}::text[], version = coalesce(version, 0) + 1
    where id = ${kept.id}`);
  const taken = { names: Object.fromEntries(names.map(({ languageId, name }) => [languageId, name])), synonyms };
  await client.query(sql`
    update tag set removed_at = now(), joined_to = ${kept.id}, joined_words = ${JSON.stringify(taken)}::jsonb
    where id = ${gone.id}`);
}
