import { cardColumns, cardTables, languageJson } from '@letsread/catalogue/books/book-columns.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { type BookCard, englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { Queryable } from '@letsread/database/database.ts';
import { contentVersion } from '@letsread/http/content-version.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql, { type Sql } from 'sql-template-tag';
import { selectActivities } from '../activities/select-activities.ts';
import { pathwayTitle, pathwayTitleLanguage } from '../pathways/pathway-columns.ts';
import { activityKinds, type EditablePathway, type PathwayActivity, type PathwayWithBooks } from './contract.ts';

interface Titled {
  /** The language of its title; English where it goes into the audit list. */
  namesIn?: string;
}

/** All paths in their order, those that readers do not see last; or one. */
async function selectEditable(
  db: Queryable,
  { namesIn = englishLanguageId, which = sql`true` }: Titled & { which?: Sql },
): Promise<EditablePathway[]> {
  const language = sql`${namesIn}::bigint`;
  const { rows } = await db.query<EditablePathway>(sql`
    select p.id, p.slug, p.version, p.removed_at is null as "isPublished",
      ${pathwayTitle(language)} as title, ${pathwayTitleLanguage(language)} as "titleLanguageISOCode",
      p.badge, p.palette, p.figures,
      (select coalesce(json_agg(json_build_object('language', ${languageJson}, 'title', text.title, 'summary', text.summary)
          order by language.id = ${englishLanguageId} desc, language.published_books desc, language.english_name), '[]')
        from pathway_text text join language on language.id = text.language_id where text.pathway_id = p.id) as texts,
      (select count(*)::integer from pathway_step s where s.pathway_id = p.id and s.kind = 'book'
          and exists (select from edition e where e.book_id = s.book_id and e.status = 'published')) as "bookCount"
    from pathway p where ${which}
    order by p.removed_at is not null, p.position, p.id`);
  return rows;
}

/** All of them, and which order those that readers see stand in. */
export async function selectOrdered(
  db: Queryable,
  titled: Titled = {},
): Promise<{ items: EditablePathway[]; orderVersion: string }> {
  const items = await selectEditable(db, titled);
  return { items, orderVersion: contentVersion(items.filter(({ isPublished }) => isPublished).map(({ id }) => id)) };
}

/** @throws Problem pathway-not-found */
export async function selectOne(db: Queryable, id: string, titled: Titled = {}): Promise<EditablePathway> {
  const [found] = await selectEditable(db, { ...titled, which: sql`p.id = ${id}` });
  if (found === undefined) throw new Problem('pathway-not-found', 404, { detail: 'There is no such path.' });
  return found;
}

type BookRow = BookCard & { activities: PathwayActivity[] };

/** @throws Problem pathway-not-found */
export async function selectWithBooks(
  context: CatalogueContext,
  id: string,
  titled: Titled = {},
): Promise<PathwayWithBooks> {
  const { pool } = context.database;
  const pathway = await selectOne(pool, id, titled);
  const { rows } = await pool.query<BookRow>(sql`
    select ${cardColumns(context.mediaUrl)}, (
        select coalesce(json_agg(json_build_object('kind', s.kind, 'isOptional', s.is_optional) order by s.position, s.id), '[]')
        from pathway_step s where s.pathway_id = ${id} and s.book_id = edition.book_id and s.kind <> 'book') as activities
    from (
      select min(s.position) as position, s.book_id from pathway_step s where s.pathway_id = ${id} group by s.book_id) as listed
    join lateral (
      select other.id from edition other where other.book_id = listed.book_id and other.status = 'published'
      order by other.language_id = ${englishLanguageId} desc, other.variant, other.id limit 1) as best on true
    join (${cardTables}) on edition.id = best.id
    order by listed.position, edition.book_id`);
  const offered = await selectActivities(context, rows);
  const books = rows.map(({ activities, ...book }) => {
    const kinds = new Set([...(offered.get(book.editionId) ?? []), ...activities].map(({ kind }) => kind));
    return { book, activities, offered: activityKinds.filter((kind) => kinds.has(kind)) };
  });
  return { ...pathway, books };
}
