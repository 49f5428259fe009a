import type { Queryable } from '@letsread/database/database.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import type { EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import { changeAlone } from './change-alone.ts';
import type { EditableTheme, restoreTheme as contract } from './contract.ts';
import { booksOfTheme, finishChange, followInSearch, followOtherThemes } from './finish-change.ts';
import { lockThemes, selectTheme } from './select-themes.ts';
import { findTakenName } from './theme-names.ts';

/** What a theme took over from one that was joined to it. */
interface JoinedWords {
  names: Record<string, string>;
  synonyms: string[];
}

export async function restoreTheme(
  { database: { pool } }: CatalogueContext,
  { account, params: { id } }: EndpointRequest<typeof contract>,
): Promise<EditableTheme> {
  return changeAlone(pool, [id], async (client) => {
    const [theme] = await lockThemes(client, [id], { isStanding: false });
    if (theme?.isGone !== true) return selectTheme(client, id);
    const other = theme.joinedTo === null ? undefined : await takeBack(client, id, theme.joinedTo.id);
    await requireNamesStillFree(client, theme);
    await client.query(sql`update tag set removed_at = null, joined_to = null, joined_words = null where id = ${id}`);
    const { rows } = await client.query<{ bookId: string }>(sql`
      with back as (delete from removed_book_tag where tag_id = ${id} returning book_id)
      select book_id as "bookId" from back order by book_id`);
    const bookIds = rows.map(({ bookId }) => bookId);
    await client.query(sql`
      insert into book_tag (book_id, tag_id) select n.book_id, ${id} from unnest(${bookIds}::bigint[]) as n (book_id)
      where tag_choice(n.book_id, ${id}) is not false
      on conflict do nothing`);
    await followOtherThemes(client, bookIds);
    if (other !== undefined) await followInSearch(client, await booksOfTheme(client, other));
    return finishChange(client, { actor: account.id, action: 'theme-restored', id });
  });
}

/** @throws Problem theme-name-taken where one that was made or renamed since is called the same */
async function requireNamesStillFree(client: Queryable, { id, names }: EditableTheme): Promise<void> {
  const taken = await findTakenName(
    client,
    names.map(({ language, name }) => ({ languageId: language.id, name })),
    id,
  );
  if (taken !== undefined)
    throw new Problem('theme-name-taken', 409, {
      detail: `Another theme has the name ${taken} now: give that one another name first.`,
    });
}

/**
 * Takes from the other theme what it got by the join alone: its books, but for those that an editor gave it since, and the
 * names and synonyms that are still as they came. @throws Problem other-theme-gone
 */
async function takeBack(client: Queryable, id: string, otherId: string): Promise<string> {
  const [other] = await lockThemes(client, [otherId], { isStanding: false });
  if (other === undefined || other.isGone)
    throw new Problem('other-theme-gone', 409, {
      detail: 'The theme that it was joined to is gone since: bring that one back first.',
    });
  const { rows } = await client.query<{ words: JoinedWords | null }>(
    sql`select joined_words as words from tag where id = ${id}`,
  );
  const { names, synonyms } = rows[0]?.words ?? { names: {}, synonyms: [] };
  const taken = other.names.filter(({ language, name }) => names[language.id] === name);
  if (taken.length < other.names.length)
    await client.query(sql`
      delete from tag_name where tag_id = ${otherId}
        and language_id = any (${taken.map(({ language }) => language.id)}::bigint[])`);
  const brought = other.synonyms.filter((word) => synonyms.includes(word));
  const left = await leaveToOthers(client, [...taken.map(({ name }) => name), ...brought], { id, otherId });
  const own = other.synonyms.filter((word) => !brought.includes(word));
  await client.query(sql`
    update tag set version = coalesce(version, 0) + 1, synonyms = ${[...own, ...left]}::text[]
    where id = ${otherId}`);
  // Of a book that another joined theme gives it too, that one gives it from now on.
  await client.query(sql`
    update removed_book_tag o set gave_other = true from removed_book_tag r, tag
    where r.tag_id = ${id} and r.gave_other and o.book_id = r.book_id
      and tag.id = o.tag_id and tag.id <> ${id} and tag.joined_to = ${otherId}`);
  await client.query(sql`
    delete from book_tag b using removed_book_tag r
    where r.tag_id = ${id} and r.gave_other and b.book_id = r.book_id and b.tag_id = ${otherId}
      and not exists (select from removed_book_tag o join tag on tag.id = o.tag_id
        where o.book_id = b.book_id and tag.id <> ${id} and tag.joined_to = ${otherId})
      and not exists (select from book_tag_choice c where (c.book_id, c.tag_id) = (b.book_id, b.tag_id) and c.is_given)`);
  return otherId;
}

/**
 * Of the words that a theme brought, those that another one joined to the same theme has too: that one brings them from now on.
 */
async function leaveToOthers(
  client: Queryable,
  words: readonly string[],
  { id, otherId }: { id: string; otherId: string },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; words: string[] }>(sql`
    select id, synonyms || array(select name from tag_name where tag_id = tag.id) as words
    from tag where joined_to = ${otherId} and id <> ${id} order by id`);
  const left = words.flatMap((word) => {
    const heir = rows.find((row) => row.words.map(foldText).includes(foldText(word)));
    return heir === undefined ? [] : [{ id: heir.id, word }];
  });
  for (const [heir, its] of Map.groupBy(left, (each) => each.id))
    await client.query(sql`
      update tag set joined_words = jsonb_set(joined_words, '{synonyms}',
        joined_words->'synonyms' || ${JSON.stringify(its.map(({ word }) => word))}::jsonb)
      where id = ${heir}`);
  return left.map(({ word }) => word);
}
