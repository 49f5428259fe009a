import type { Queryable } from '@letsread/database/database.ts';
import type { Licence } from '@letsread/formats/licence.ts';
import { countWords } from '@letsread/formats/words/word-count.ts';
import sql from 'sql-template-tag';
import { chooseSlugs } from '../writing/editions/choose-slugs.ts';
import { leaveSlugs } from '../writing/editions/leave-slugs.ts';
import { readingMinutes } from '../writing/editions/reading-minutes.ts';
import { searchVector } from '../writing/search-vector.ts';
import { writeCredits } from '../writing/editions/write-credits.ts';
import { writeContributors, writeLicences } from '../writing/write-rows.ts';
import type { EditionState } from './edition-state.ts';

/**
 * Stores an edition as it is now, with all that follows from it: its address, counts, and what it is found by. Whoever keeps
 * it on a device sees by the time that there is something new.
 */
export async function storeEdition(client: Queryable, before: EditionState, edition: EditionState): Promise<void> {
  const { editionId, title, subtitle, description, licence, pages, credits } = edition;
  await writeLicences(client, [licence as Licence]);
  const slug = await slugOf(client, before, edition);
  const texts = pages.filter(({ number }) => number > 0).map(({ text }) => text);
  const words = texts.reduce((sum, text) => sum + countWords(text, edition.languageCode), 0);
  const search = searchVector({
    title: [title, subtitle ?? ''].join(' '),
    people: credits.map(({ name }) => name),
    tags: await wordsOfTags(client, edition.bookId),
    text: [description, ...texts],
  });
  await client.query(sql`
    update edition set title = ${title}, subtitle = ${subtitle}, description = ${description}, licence_code = ${licence},
      slug = ${slug}, word_count = ${words}, minutes = ${readingMinutes(words, texts.length)},
      search = ${search}::tsvector, updated_at = now()
    where id = ${editionId}`);
  await client.query(sql`
    update page p set text = n.text, alt = n.alt
    from json_to_recordset(${JSON.stringify(pages)}) as n (number smallint, text text, alt text)
    where p.edition_id = ${editionId} and p.number = n.number and (p.text, p.alt) is distinct from (n.text, n.alt)`);
  if (JSON.stringify(credits) !== JSON.stringify(before.credits)) {
    const names = credits.map(({ name }) => name);
    await writeCredits(client, [{ id: editionId, edition: { credits } }], await writeContributors(client, names));
  }
}

async function slugOf(client: Queryable, before: EditionState, edition: EditionState): Promise<string> {
  const existing = { editionId: before.editionId, title: before.title, slug: before.slug };
  const [placed] = await chooseSlugs(client, [{ edition, existing }]);
  if (placed === undefined) throw new Error('No slug was chosen.');
  if (placed.slug !== before.slug) await leaveSlugs(client, [placed]);
  return placed.slug;
}

/** All that the book's themes are called, in every language. */
export async function wordsOfTags(db: Queryable, bookId: string): Promise<string[]> {
  const { rows } = await db.query<{ word: string }>(sql`
    select w.word from book_tag b join tag t on t.id = b.tag_id
    cross join lateral unnest(array(select name from tag_name n where n.tag_id = t.id order by n.language_id) || t.synonyms)
      with ordinality as w (word, place)
    where b.book_id = ${bookId} order by t.slug, w.place`);
  return rows.map(({ word }) => word);
}
