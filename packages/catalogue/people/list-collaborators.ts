import { preparedForms } from '@letsread/database/sql.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { CatalogueContext } from '../context.ts';
import { englishLanguageId } from '../contract.ts';
import { type Collaborator, collaboratorRoles, type listCollaborators as contract } from './contract.ts';

type Query = EndpointRequest<typeof contract>['query'];
type Person = Pick<Collaborator, 'id' | 'name' | 'roles' | 'bookCount'> & { isNear: boolean };

const lastKeys = z.tuple([z.literal([0, 1]), z.int32().min(0), id]);

/**
 * By what triggers count of people (`contributor_count`): a name is one row of `contributor` however it is spelled, so who has
 * several roles is listed once, and a book's many editions are one book.
 */
export async function listCollaborators(
  { database }: CatalogueContext,
  { query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await database.pool.query<{ people: Person[]; total: number; counts: Record<string, number> }>(
    preparedForms(
      'collaborators',
      sql`
    with near as materialized (${peopleOf(query, true)}),
    shown as materialized (
      select * from (
        select * from near
        union all select * from ${peopleOf(query, false)} as other where (select count(*) from near) <= ${query.limit}) as person
      ${inOrder} limit ${query.limit + 1}),
    counted as materialized (${roleCounts(query)})
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'name', name, 'bookCount', books, 'isNear', is_near,
        'roles', (select jsonb_agg(own.role) from contributor_count own
          where own.contributor_id = shown.id and own.language_id = 0 and own.role <> '' and own.books > 0))
        ${inOrder}), '[]') from shown) as people,
      coalesce((select number::integer from counted where role = ${query.role ?? ''}), 0) as total,
      (select coalesce(jsonb_object_agg(role, number), '{}') from counted where role <> '') as counts`,
    ),
  );
  const { people = [], total = 0, counts = {} } = rows[0] ?? {};
  const shown = people.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ isNear: _, roles, ...person }) => ({
      ...person,
      roles: collaboratorRoles.filter((role) => roles.includes(role)),
      logo: null,
      url: null,
      country: null,
    })),
    ...(people.length > query.limit && last
      ? { cursor: writeCursor([last.isNear ? 1 : 0, last.bookCount, last.id]) }
      : {}),
    total,
    roles: collaboratorRoles.flatMap((role) => (counts[role] === undefined ? [] : { role, count: counts[role] })),
  };
}

/** Names by their letters' numbers, so that the order is the same in every database. */
const inOrder = sql`order by is_near desc, books desc, folded_name collate "C"`;

/** How many people have each role, '' any: as it is counted, or of those who are called so. */
function roleCounts(query: Query): Sql {
  if (wordsLike(query.name).length === 0)
    return sql`select role, people as number from contributor_role_count where people > 0`;
  return sql`
    select of_role.role, count(*) as number from contributor_count of_role
    where of_role.language_id = 0 and of_role.books > 0 and ${isNamed(query, sql`of_role.contributor_id`)}
    group by of_role.role`;
}

/**
 * The first of those who have books in the language, or of those who have none in it, each with how many they have in any: read
 * in their order, so that it does not grow with the number of people.
 */
function peopleOf(query: Query, isNear: boolean): Sql {
  const { uiLang = englishLanguageId, role = '' } = query;
  const language = sql`coalesce((select language.id from language where language.id = ${uiLang}), ${englishLanguageId})`;
  const has = (language: Sql, role: string) => sql`exists (
    select from contributor_count other where other.language_id = ${language} and other.role = ${role} and other.books > 0
      and other.contributor_id = counted.contributor_id)`;
  const isThere = isNear
    ? sql`counted.language_id = ${language} and counted.role = ''${role === '' ? empty : sql` and ${has(sql`0`, role)}`}`
    : sql`counted.language_id = 0 and counted.role = ${role} and not ${has(language, '')}`;
  return sql`(
    select contributor.id, contributor.name, contributor.folded_name, counted.total as books, ${isNear}::boolean as is_near
    from contributor_count counted join contributor on contributor.id = counted.contributor_id
    where ${isThere} and counted.books > 0 and ${isNamed(query, sql`contributor.id`)} and ${isAfter(query, isNear)}
    order by counted.total desc, contributor.folded_name collate "C" limit ${query.limit + 1})`;
}

function isNamed({ name }: Query, id: Sql): Sql {
  const words = wordsLike(name);
  if (words.length === 0) return sql`true`;
  return sql`${id} in (select named.id from contributor named where named.folded_name like all (${words}::text[]))`;
}

/** Names are kept folded with points as spaces; what is typed is taken the same way, its words in any order. */
function wordsLike(name: string): string[] {
  const words = foldText(name).split(/[\s.]+/u);
  return words.filter((word) => word !== '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

function isAfter({ cursor }: Query, isNear: boolean): Sql {
  const after = readCursor(cursor, lastKeys);
  if (after === undefined) return sql`true`;
  const [last, books, lastId] = after;
  if ((last === 1) !== isNear) return isNear ? sql`false` : sql`true`;
  const lastName = sql`(select contributor.folded_name from contributor where contributor.id = ${lastId})`;
  return sql`counted.total <= ${books}::integer
    and (-counted.total, contributor.folded_name collate "C") > (-(${books}::integer), ${lastName})`;
}
