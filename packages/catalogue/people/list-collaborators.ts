import { and } from '@letsread/database/sql.ts';
import { foldText } from '@letsread/formats/fold-text.ts';
import { licensedMaterialPattern } from '@letsread/formats/licensed-material.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { CatalogueContext } from '../context.ts';
import {
  type Collaborator,
  collaboratorRoles,
  englishLanguageId,
  type listCollaborators as contract,
} from '../contract.ts';

type Query = EndpointRequest<typeof contract>['query'];
type Person = Pick<Collaborator, 'id' | 'name' | 'roles' | 'bookCount'> & { isNear: boolean };

const lastKeys = z.tuple([z.literal([0, 1]), z.int32(), id]);

/**
 * The specification has nine roles; translators and adapters, whom credits know besides, are shown as contributors.
 * A name is one row of `contributor` however it is spelled, so who has several roles is listed once.
 */
const shownRole = sql`case when edition_credit.role in ('TRANSLATOR', 'ADAPTER') then 'CONTRIBUTOR' else edition_credit.role end`;

export async function listCollaborators(
  { database }: CatalogueContext,
  { query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await database.pool.query<{ people: Person[]; total: number; counts: Record<string, number> }>(sql`
    with person as materialized (${everybody(query)}),
    chosen as (select * from person where ${query.role ?? null}::text is null or ${query.role ?? null} = any (roles)),
    shown as (select * from chosen where ${isAfter(query)} ${inOrder} limit ${query.limit + 1})
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'name', name, 'roles', roles, 'bookCount', books,
        'isNear', is_near) ${inOrder}), '[]') from shown) as people,
      (select count(*)::integer from chosen) as total,
      (select coalesce(jsonb_object_agg(role, number), '{}')
        from (select role, count(*) as number from person, unnest(roles) as role group by role) as counted) as counts`);
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

/** Everybody whose name matches, with all their roles and books; a book's many editions are joined before people are. */
function everybody({ uiLang = englishLanguageId, name }: Query): Sql {
  const near = sql`coalesce((select language.id from language where language.id = ${uiLang}), ${englishLanguageId})`;
  return sql`
    select contributor.id, contributor.name, contributor.folded_name, array_agg(distinct part.role) as roles,
      count(distinct part.book_id)::integer as books, bool_or(part.is_near) as is_near
    from (
      select edition_credit.contributor_id as person_id, edition.book_id as book_id, ${shownRole} as role,
        bool_or(edition.language_id = ${near}) as is_near
      from edition_credit join edition on edition.id = edition_credit.edition_id
      where edition.status = 'published'
      group by 1, 2, 3) as part
    join contributor on contributor.id = part.person_id
    where ${and(sql`contributor.name !~ ${licensedMaterialPattern}`, ...namedLike(name))}
    group by contributor.id`;
}

/** Names are kept folded with points as spaces; what is typed is taken the same way, its words in any order. */
function namedLike(name: string): Sql[] {
  const words = foldText(name).split(/[\s.]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) => sql`contributor.folded_name like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
}

function isAfter({ cursor }: Query): Sql {
  const after = readCursor(cursor, lastKeys);
  if (after === undefined) return sql`true`;
  const [isNear, books, lastId] = after;
  const lastName = sql`(select contributor.folded_name from contributor where contributor.id = ${lastId})`;
  return sql`(not is_near, -books, folded_name collate "C") > (${isNear} = 0, -(${books}::integer), ${lastName})`;
}
