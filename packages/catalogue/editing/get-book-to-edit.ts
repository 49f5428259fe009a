import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { readingLevel } from '@letsread/formats/reading-level.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { languageJson, tagJson, tagsOfBook } from '../books/book-columns.ts';
import { pictureColumn } from '../books/picture-column.ts';
import type { CatalogueContext } from '../context.ts';
import { englishLanguageId } from '../contract.ts';
import type { BookToEdit, EditionToEdit, getBookToEdit as contract, PageToEdit } from './contract.ts';
import { requireEdition } from './edition-state.ts';
import { firstRecordingCredit } from '../writing/recordings/write-recordings.ts';

export async function getBookToEdit(
  context: CatalogueContext,
  { params: { bookId }, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { pool } = context.database;
  const editions = await selectEditions(context, bookId);
  const editionId = query.editionId ?? editions[0]?.editionId ?? '0';
  await requireEdition(pool, { bookId, editionId });
  const named = query.lId ?? englishLanguageId;
  const { rows } = await pool.query<Omit<BookToEdit, 'editions' | 'edition'>>(sql`
    select book.id as "bookId", book.level, book.level_source as "levelSource", book.read_aloud as "readAloud",
      ${tagsOfBook(named)} as tags,
      coalesce((select json_agg(${tagJson(named)} order by tag.slug) from tag where tag.removed_at is null), '[]') as "allTags"
    from book join edition on edition.book_id = book.id where edition.id = ${editionId}`);
  const [book] = rows;
  if (book === undefined) throw new Problem('book-not-found', 404);
  return { ...book, editions, edition: await selectEdition(context, editionId) };
}

async function selectEditions(
  { database: { pool } }: CatalogueContext,
  bookId: string,
): Promise<BookToEdit['editions']> {
  const { rows } = await pool.query<BookToEdit['editions'][number]>(sql`
    select edition.id as "editionId", edition.title, edition.status, ${languageJson} as language
    from edition join language on language.id = edition.language_id where edition.book_id = ${bookId}
    order by language.id <> ${englishLanguageId}, language.english_name, edition.variant`);
  return rows;
}

type EditionColumns = Omit<EditionToEdit, 'pages' | 'textLevel'> & { languageCode: string };

async function selectEdition({ database, mediaUrl }: CatalogueContext, editionId: string): Promise<EditionToEdit> {
  const { rows } = await database.pool.query<EditionColumns>(sql`
    select edition.id as "editionId", edition.slug, edition.status, ${languageJson} as language,
      language.code as "languageCode", edition.title, edition.subtitle, edition.description,
      edition.licence_code as licence, ${pictureColumn(mediaUrl)} as cover, edition.word_count as "wordCount",
      edition.minutes,
      (select coalesce(max(id), 0)::text from revision where edition_id = edition.id and field = 'order')
        as "orderVersion",
      coalesce((select json_agg(json_build_object('role', c.role, 'name', n.name) order by c.position)
        from edition_credit c join contributor n on n.id = c.contributor_id
        where c.edition_id = edition.id and c.position < ${firstRecordingCredit}), '[]') as credits
    from edition join language on language.id = edition.language_id
    left join picture on picture.id = edition.cover_picture_id
    where edition.id = ${editionId}`);
  const [found] = rows;
  if (found === undefined) throw new Problem('edition-not-found', 404);
  const { languageCode, ...edition } = found;
  const { rows: pages } = await database.pool.query<PageToEdit>(sql`
    select page.number, page.text, page.alt,
      row_number() over (order by page.number > 0, coalesce(page.source_number, page.number), page.number)::int as "sourceNumber", ${pictureColumn(mediaUrl)} as picture,
      case when n.edition_id is null then 'none' when n.marks = '[]' then 'untimed'
        when n.text_sha256 = encode(sha256(convert_to(page.text, 'UTF8')), 'hex') then 'timed' else 'stale' end as narration
    from page left join picture on picture.id = page.picture_id
    left join page_narration n on (n.edition_id, n.page_number) = (page.edition_id, page.number)
    where page.edition_id = ${editionId} order by page.number`);
  const texts = pages.filter(({ number }) => number > 0).map(({ text }) => text);
  return { ...edition, textLevel: readingLevel(texts, languageCode), pages };
}
