import type { EditionRow } from '@letsread/database/rows.ts';
import sql, { raw } from 'sql-template-tag';
import { countWords } from '@letsread/formats/words/word-count.ts';
import type { Queryable } from '@letsread/database/database.ts';
import type { BookEntry, EditionEntry } from '../catalogue-entry.ts';
import { chooseSlugs } from './choose-slugs.ts';
import { keepEditorsWords, type PreservedEdits } from './keep-editors-words.ts';
import { languageId } from '../language-id.ts';
import { leaveSlugs } from './leave-slugs.ts';
import { readingMinutes } from './reading-minutes.ts';
import { writeNarration } from '../recordings/write-narration.ts';
import { writeSigning } from '../recordings/write-signing.ts';
import { searchVector } from '../search-vector.ts';
import { writeCredits } from './write-credits.ts';
import { writePages, type WrittenEdition } from './write-pages.ts';
import { writeContributors, writeLicences, writePictures } from '../write-rows.ts';

/** What is known of an edition that is there. */
export interface ExistingEdition {
  editionId: string;
  title: string;
  slug: string;
  status: string;
  /** `draft:3fa9…`: what the source took it as, and the hash of what it follows from. */
  sourceHash: string;
}

/** An edition to write, of a book that is there. */
export interface MatchedEdition {
  book: BookEntry;
  bookId: string;
  /** The book as which its source knows it; where that is another, people joined them. */
  originId?: string | undefined;
  edition: EditionEntry;
  /** The one that it takes the place of; undefined where it is new. */
  existing?: ExistingEdition | undefined;
  variant: number;
}

type Placed = MatchedEdition & { slug: string };

/** Writes editions as their source has them, but for what editors have changed. Gives what was left as they have it. */
export async function writeEditions(
  client: Queryable,
  entries: MatchedEdition[],
): Promise<{ written: WrittenEdition[]; preservedEdits: PreservedEdits[] }> {
  const { matched, preservedEdits } = await keepEditorsWords(client, entries);
  return { written: await writeEditionsAsGiven(client, matched), preservedEdits };
}

/**
 * The one place that writes editions, with all that hangs on them. Languages and books must be there already. The caller
 * holds the transaction, so that none is ever seen half written; about 20 questions to the database, whatever the number
 * of editions.
 */
export async function writeEditionsAsGiven(
  client: Queryable,
  matched: readonly MatchedEdition[],
): Promise<WrittenEdition[]> {
  const editions = matched.map(({ edition }) => edition);
  await writeLicences(
    client,
    editions.map((edition) => edition.licence),
  );
  const pictureIds = await writePictures(
    client,
    editions.flatMap((edition) => edition.pages.flatMap(({ picture }) => picture ?? [])),
  );
  const contributorIds = await writeContributors(
    client,
    editions.flatMap((edition) => edition.credits.map(({ name }) => name)),
  );
  const placed = await chooseSlugs(client, [...matched]);
  const written = [
    ...(await updateEditions(client, placed.filter(exists), pictureIds)),
    ...(await insertEditions(
      client,
      placed.filter((each) => !exists(each)),
      pictureIds,
    )),
  ];
  await writePages(client, written, pictureIds);
  await writeCredits(client, written, contributorIds);
  for (const { id, edition } of written) {
    const { narration, signing } = edition;
    if (narration !== undefined) await writeNarration(client, { editionId: id, narrations: narration, isAll: false });
    if (signing !== undefined)
      await writeSigning(client, { editionId: id, ...signing, signers: undefined, isAll: false });
  }
  return written;
}

function exists(placed: Placed): placed is Placed & { existing: ExistingEdition } {
  return placed.existing !== undefined;
}

const columns =
  raw(`book_id bigint, origin_book_id bigint, language_id bigint, variant smallint, source_file text, source_hash text, slug text, title text,
  subtitle text, description text, made text, licence_code text, status text, page_count smallint, word_count integer,
  minutes smallint, cover_picture_id bigint, search text`);

function editionRow(
  { book, bookId, originId, edition, variant, slug, existing }: Placed,
  pictureIds: Map<string, string>,
) {
  const texts = edition.pages.slice(1).map(({ text }) => text);
  const words = texts.reduce((sum, text) => sum + countWords(text, edition.languageCode), 0);
  const cover = edition.pages[0]?.picture;
  return {
    id: existing?.editionId,
    book_id: bookId,
    origin_book_id: originId === bookId ? null : originId,
    language_id: languageId(edition.languageCode),
    variant,
    source_file: edition.sourceFile,
    source_hash: `${edition.status}:${edition.sourceHash}`,
    slug,
    title: edition.title,
    subtitle: edition.subtitle ?? null,
    description: edition.description ?? '',
    made: edition.made ?? '',
    licence_code: edition.licence,
    status: statusOf(edition, existing),
    page_count: texts.length,
    word_count: words,
    minutes: readingMinutes(words, texts.length),
    cover_picture_id: (cover && pictureIds.get(cover.sha256)) ?? null,
    search: searchVector({
      title: [edition.title, edition.subtitle ?? ''].join(' '),
      people: edition.credits.map(({ name }) => name),
      tags: (book.tags ?? []).flatMap((tag) => tag.words),
      text: [edition.description ?? '', ...texts],
    }),
  };
}

/** An editor who published or took back what the source says otherwise has the last word. */
function statusOf({ status }: EditionEntry, existing: ExistingEdition | undefined): string {
  return existing === undefined || existing.sourceHash.startsWith(`${existing.status}:`) ? status : existing.status;
}

async function insertEditions(
  client: Queryable,
  placed: Placed[],
  pictureIds: Map<string, string>,
): Promise<WrittenEdition[]> {
  if (placed.length === 0) return [];
  const rows = placed.map((each) => editionRow(each, pictureIds));
  const inserted = await client.query<Pick<EditionRow, 'id' | 'slug'>>(
    sql`insert into edition (book_id, origin_book_id, language_id, variant, source_file, source_hash, slug, title, subtitle, description, made,
       licence_code, status, page_count, word_count, minutes, cover_picture_id, search, published_at)
     select book_id, origin_book_id, language_id, variant, source_file, source_hash, slug, title, subtitle, description, made,
       licence_code, status, page_count, word_count, minutes, cover_picture_id, search::tsvector,
       case status when 'published' then now() end
     from json_to_recordset(${JSON.stringify(rows)}) as n (${columns}) returning id, slug`,
  );
  const editions = new Map(placed.map(({ edition, slug }) => [slug, edition]));
  return inserted.rows.flatMap(({ id, slug }) => {
    const edition = editions.get(slug);
    return edition === undefined ? [] : [{ id, edition }];
  });
}

async function updateEditions(
  client: Queryable,
  placed: (Placed & { existing: ExistingEdition })[],
  pictureIds: Map<string, string>,
): Promise<WrittenEdition[]> {
  if (placed.length === 0) return [];
  const moved = placed.filter(({ slug, existing }) => slug !== existing.slug);
  await leaveSlugs(client, moved);
  const rows = placed.map((each) => editionRow(each, pictureIds));
  await client.query(
    sql`update edition e
     set source_file = n.source_file, source_hash = n.source_hash, slug = n.slug, title = n.title, subtitle = n.subtitle,
       description = n.description, made = n.made, licence_code = n.licence_code, status = n.status, page_count = n.page_count,
       word_count = n.word_count, minutes = n.minutes, cover_picture_id = n.cover_picture_id, search = n.search::tsvector,
       published_at = case n.status when 'published' then coalesce(e.published_at, now()) else e.published_at end, updated_at = now()
     from json_to_recordset(${JSON.stringify(rows)}) as n (id bigint, ${columns})
     where e.id = n.id`,
  );
  return placed.map(({ edition, existing }) => ({ id: existing.editionId, edition }));
}
