import { countWords } from '@letsread/formats/word-count.ts';
import type { ClientBase } from 'pg';
import type { BookEntry, EditionEntry } from './catalogue-entry.ts';
import { chooseSlugs } from './choose-slugs.ts';
import { languageId } from './language-id.ts';
import { matchEditions, type PresentEdition } from './match-editions.ts';
import { readingMinutes } from './reading-minutes.ts';
import { writeNarration } from './recordings/write-narration.ts';
import { firstRecordingCredit } from './recordings/write-recordings.ts';
import { searchVector } from './search-vector.ts';
import { writeBookTags } from './write-book-tags.ts';
import { bookKey, foldedName, writeBooks, writeContributors, writeLicences, writePictures } from './write-rows.ts';

interface Placed {
  book: BookEntry;
  bookId: string;
  edition: EditionEntry;
  present?: PresentEdition | undefined;
  variant: number;
  slug: string;
}

/**
 * The one place that writes editions, with all that hangs on them. Languages must be there already. The caller holds the
 * transaction, so that none is ever seen half written; about 20 questions to the database, whatever the number of editions.
 * Returns those that it did not write, because they would put another book in the place of one that readers have seen.
 */
export async function writeEditions(client: ClientBase, books: BookEntry[]): Promise<EditionEntry[]> {
  const editions = books.flatMap((book) => book.editions);
  const bookIds = await writeBooks(client, books);
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
  const { matched, refused } = await matchEditions(
    client,
    books.map((book) => ({ book, bookId: bookIds.get(bookKey(book.source, book.sourceKey)) ?? '' })),
  );
  const placed: Placed[] = await chooseSlugs(client, matched);
  const ids = [
    ...(await updateEditions(client, placed.filter(isPresent), pictureIds)),
    ...(await insertEditions(
      client,
      placed.filter((each) => !isPresent(each)),
      pictureIds,
    )),
  ];
  await writePages(client, ids, pictureIds);
  await writeCredits(client, ids, contributorIds);
  for (const { id, edition } of ids)
    if (edition.narration !== undefined)
      await writeNarration(client, { editionId: id, narrations: edition.narration, isAll: false });
  await writeBookTags(
    client,
    books.map(({ source, sourceKey, tags }) => ({ bookId: bookIds.get(bookKey(source, sourceKey)) ?? '', tags })),
  );
  return refused;
}

function isPresent(placed: Placed): placed is Placed & { present: PresentEdition } {
  return placed.present !== undefined;
}

const columns = `book_id bigint, language_id bigint, variant smallint, source_file text, source_hash text, slug text, title text,
  subtitle text, description text, made text, licence_code text, status text, page_count smallint, word_count integer,
  minutes smallint, cover_picture_id bigint, search text`;

function editionRow({ book, bookId, edition, variant, slug, present }: Placed, pictureIds: Map<string, string>) {
  const texts = edition.pages.slice(1).map(({ text }) => text);
  const words = texts.reduce((sum, text) => sum + countWords(text, edition.languageCode), 0);
  const cover = edition.pages[0]?.picture;
  return {
    id: present?.editionId,
    book_id: bookId,
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
    status: statusOf(edition, present),
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
function statusOf({ status }: EditionEntry, present: PresentEdition | undefined): string {
  return present === undefined || present.sourceHash.startsWith(`${present.status}:`) ? status : present.status;
}

async function insertEditions(
  client: ClientBase,
  placed: Placed[],
  pictureIds: Map<string, string>,
): Promise<WrittenEdition[]> {
  if (placed.length === 0) return [];
  const names = columns.replaceAll(/ (bigint|smallint|integer|text)/g, '');
  const { rows } = await client.query<{ id: string; slug: string }>(
    `insert into edition (${names}, published_at)
     select ${names.replace(/search$/, 'search::tsvector')}, case status when 'published' then now() end
     from json_to_recordset($1) as n (${columns}) returning id::text, slug`,
    [JSON.stringify(placed.map((each) => editionRow(each, pictureIds)))],
  );
  const editions = new Map(placed.map(({ edition, slug }) => [slug, edition]));
  return rows.flatMap(({ id, slug }) => {
    const edition = editions.get(slug);
    return edition === undefined ? [] : [{ id, edition }];
  });
}

async function updateEditions(
  client: ClientBase,
  placed: (Placed & { present: PresentEdition })[],
  pictureIds: Map<string, string>,
): Promise<WrittenEdition[]> {
  if (placed.length === 0) return [];
  const moved = placed.filter(({ slug, present }) => slug !== present.slug);
  if (moved.length > 0) {
    await client.query('delete from edition_former_slug where slug = any ($1)', [moved.map(({ slug }) => slug)]);
    await client.query(
      'insert into edition_former_slug (slug, edition_id) select * from unnest($1::text[], $2::bigint[])',
      [moved.map(({ present }) => present.slug), moved.map(({ present }) => present.editionId)],
    );
  }
  await client.query(
    `update edition e
     set source_file = n.source_file, source_hash = n.source_hash, slug = n.slug, title = n.title, subtitle = n.subtitle,
       description = n.description, made = n.made, licence_code = n.licence_code, status = n.status, page_count = n.page_count,
       word_count = n.word_count, minutes = n.minutes, cover_picture_id = n.cover_picture_id, search = n.search::tsvector,
       published_at = case n.status when 'published' then coalesce(e.published_at, now()) else e.published_at end, updated_at = now()
     from json_to_recordset($1) as n (id bigint, ${columns})
     where e.id = n.id`,
    [JSON.stringify(placed.map((each) => editionRow(each, pictureIds)))],
  );
  return placed.map(({ edition, present }) => ({ id: present.editionId, edition }));
}

interface WrittenEdition {
  id: string;
  edition: EditionEntry;
}

async function writePages(
  client: ClientBase,
  written: WrittenEdition[],
  pictureIds: Map<string, string>,
): Promise<void> {
  const rows = written.flatMap(({ id, edition: { pages } }) =>
    pages.map(({ text, picture, alt }, number) => ({
      edition_id: id,
      number,
      text,
      alt: alt ?? '',
      picture_id: (picture && pictureIds.get(picture.sha256)) ?? null,
    })),
  );
  await client.query(
    `insert into page (edition_id, number, text, picture_id, alt)
     select * from json_to_recordset($1) as n (edition_id bigint, number smallint, text text, picture_id bigint, alt text)
     on conflict (edition_id, number) do update set text = excluded.text, picture_id = excluded.picture_id, alt = excluded.alt`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `delete from page p using unnest($1::bigint[], $2::integer[]) as n (edition_id, pages)
     where p.edition_id = n.edition_id and p.number >= n.pages`,
    [written.map(({ id }) => id), written.map(({ edition }) => edition.pages.length)],
  );
}

async function writeCredits(
  client: ClientBase,
  written: WrittenEdition[],
  contributorIds: Map<string, string>,
): Promise<void> {
  const rows = written.flatMap(({ id, edition: { credits } }) =>
    credits.map(({ role, name }, position) => ({
      edition_id: id,
      position,
      role,
      contributor_id: contributorIds.get(foldedName(name)),
    })),
  );
  await client.query('delete from edition_credit where edition_id = any ($1) and position < $2', [
    written.map(({ id }) => id),
    firstRecordingCredit,
  ]);
  await client.query(
    `insert into edition_credit (edition_id, position, contributor_id, role)
     select * from json_to_recordset($1) as n (edition_id bigint, position smallint, contributor_id bigint, role text)`,
    [JSON.stringify(rows)],
  );
}
