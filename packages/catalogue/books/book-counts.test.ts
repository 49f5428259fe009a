import type { Queryable } from '@letsread/database/database.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { licensedMaterialPattern } from '@letsread/formats/licensed-material.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { englishLanguageId } from '../contract.ts';
import { arabicId, frenchId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';

const languages = [englishLanguageId, arabicId, frenchId];
const number = fc.integer({ min: 0, max: 5 });

/** What changes a count, or might: of the editions, books and tags with these indexes in their order. */
const step = fc.record({
  what: fc.constantFrom(...(Object.keys(steps()) as (keyof ReturnType<typeof steps>)[])),
  one: number,
  other: number,
  many: fc.array(number, { minLength: 1, maxLength: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const edition = (index: number) =>
  `(select id from edition order by id offset ${index} % greatest(1, (select count(*) from edition)) limit 1)`;
const book = (index: number) =>
  `(select id from book order by id offset ${index} % (select count(*) from book) limit 1)`;
const person = (index: number) =>
  `(select id from contributor order by id offset ${index} % (select count(*) from contributor) limit 1)`;
const role = (index: number) => `'${['AUTHOR', 'ILLUSTRATOR', 'TRANSLATOR'][index % 3]}'`;
const tag = (index: number) => `(select id from tag order by id offset ${index % 3} limit 1)`;

function steps(): Record<string, (step: Step) => string> {
  const every = (indexes: number[], of: (index: number) => string) => indexes.map(of).join(', ');
  const status = (to: string, indexes: number[]) =>
    `update edition set status = '${to}', published_at = coalesce(published_at, now()) where id in (${every(indexes, edition)})`;
  return {
    publish: ({ many }) => status('published', many),
    withdraw: ({ many }) => status('withdrawn', many),
    rename: ({ many }) => `update edition set title = title || '!' where id in (${every(many, edition)})`,
    // Two variants of a book may meet in a language: the next free one is taken.
    'into another language': ({ one, other }) =>
      `update edition set language_id = ${languages[other % 3]}, variant = (select max(variant) + 1 from edition)
       where id = ${edition(one)}`,
    'new editions': ({ one, many }) =>
      `insert into edition (book_id, language_id, variant, source_file, source_hash, slug, title, licence_code, status,
         page_count, word_count, minutes, search, published_at)
       select b.id, ${languages[one % 3]}, (select coalesce(max(variant), 1) from edition) + n, '', '', gen_random_uuid()::text, 'New', 'CC-BY-4.0',
         (array['draft', 'published'])[1 + n % 2], 1, 1, 1, '', now()
       from book b cross join generate_series(1, 2) as n where b.id in (${every(many, book)})`,
    'new book': () => `insert into book (source, source_key) values ('test', gen_random_uuid()::text)`,
    'without editions': ({ many }) => `delete from edition where id in (${every(many, edition)}) and variant > 1`,
    'without a book': ({ one }) => `delete from book where id = ${book(one)} and (select count(*) from book) > 3`,
    level: ({ many, other }) => `update book set level = nullif(${other}, 0) where id in (${every(many, book)})`,
    tags: ({ many, other }) =>
      `insert into book_tag select id, ${tag(other)} from book where id in (${every(many, book)}) on conflict do nothing`,
    credits: ({ many, one, other }) =>
      `insert into edition_credit select e.id, (select coalesce(max(position), 0) + 1 from edition_credit where edition_id = e.id),
         ${person(one)}, ${role(other)}
       from edition e where e.id in (${every(many, edition)})`,
    'without credits': ({ many, one }) =>
      `delete from edition_credit where edition_id in (${every(many, edition)}) and contributor_id = ${person(one)}`,
    'other credits': ({ many, one, other }) =>
      `update edition_credit set contributor_id = ${person(one)}, role = ${role(other)} where edition_id in (${every(many, edition)})`,
    'other names': ({ one, other }) =>
      `update contributor set name = '${['Amina', 'Emoji by Somebody, MIT', 'Paper, CC BY 4.0'][other % 3]}' where id = ${person(one)}`,
    'without tags': ({ many, other }) =>
      `delete from book_tag where book_id in (${every(many, book)}) and tag_id = ${tag(other)}`,
  };
}

const counted = `select language_id, level, tag_id, books, editions from book_count where books <> 0 or editions <> 0 order by 1, 2, 3`;
const recounted = `
  select coalesce(e.language_id, 0)::bigint as language_id, coalesce(b.level, 0)::smallint as level, t.tag_id,
    count(distinct e.book_id)::integer as books, count(*)::integer as editions
  from edition e join book b on b.id = e.book_id
  cross join lateral (select 0 as tag_id union all select tag_id from book_tag where book_id = b.id) as t
  where e.status = 'published'
  group by grouping sets ((e.language_id, coalesce(b.level, 0), t.tag_id), (coalesce(b.level, 0), t.tag_id)) order by 1, 2, 3`;
const inLanguages = `select id, published_books from language order by id`;
const recountedInLanguages = `
  select l.id, count(distinct e.book_id)::integer as published_books
  from language l left join edition e on e.language_id = l.id and e.status = 'published' group by l.id order by l.id`;

const people = `select language_id, role, contributor_id, books from contributor_count where books <> 0 order by 1, 2, 3`;
const recountedPeople = `
  with part as (
    select c.contributor_id, case c.role when 'TRANSLATOR' then 'CONTRIBUTOR' else c.role end as role, e.language_id, e.book_id
    from edition_credit c join edition e on e.id = c.edition_id join contributor p on p.id = c.contributor_id
    where e.status = 'published' and p.name !~ $1)
  select language_id, '' as role, contributor_id, count(distinct book_id)::integer as books from part group by 1, 3
  union all select 0, role, contributor_id, count(distinct book_id)::integer from part group by 2, 3
  union all select 0, '', contributor_id, count(distinct book_id)::integer from part group by 3 order by 1, 2, 3`;

async function expectTrueCounts(database: Queryable): Promise<void> {
  const rows = async (text: string, ...values: string[]) => (await database.query(text, values)).rows;
  expect(await rows(counted)).toEqual(await rows(recounted));
  expect(await rows(inLanguages)).toEqual(await rows(recountedInLanguages));
  expect(await rows(people)).toEqual(await rows(recountedPeople, licensedMaterialPattern));
}

describe.each(testDatabaseKinds)('counts of books, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeEach(async () => {
    library = await openTestLibrary(kind);
    return () => library.close();
  });

  test('are those of a recount, whatever is published, withdrawn, moved, tagged, levelled, credited and deleted', async () => {
    const { pool } = library.database;
    await expectTrueCounts(pool);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (taken) => {
        for (const one of taken) await pool.query(steps()[one.what]?.(one) ?? '');
        await expectTrueCounts(pool);
      }),
      { numRuns: 40 },
    );
  });

  test('are right in a transaction that does it all, and after it is rolled back', async () => {
    const { pool } = library.database;
    await expect(
      inTransaction(pool, async (client) => {
        await client.query(`update edition set status = 'withdrawn', published_at = now()`);
        await client.query(`update book set level = 5`);
        await client.query(`update edition set status = 'published' where language_id <> ${englishLanguageId}`);
        await expectTrueCounts(client);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expectTrueCounts(pool);
  });

  test('of a library that was there before them are made in one go', async () => {
    const { pool } = library.database;
    await pool.query(`delete from counted_book`);
    await pool.query(`delete from book_count`);
    await pool.query(`delete from counted_credit`);
    await pool.query(`delete from contributor_count`);
    await pool.query(`update language set published_books = 0`);
    await pool.query(`select count_books(array_agg(distinct book_id)) from edition where status = 'published'`);
    await pool.query(`select count_credits(array_agg(distinct book_id)) from edition where status = 'published'`);
    await expectTrueCounts(pool);
  });

  test('are right where one statement inserts and changes', async () => {
    const { pool } = library.database;
    await pool.query(`
      with withdrawn as (update edition set status = 'withdrawn' where slug = 'a-long-river' returning *)
      insert into edition (book_id, language_id, variant, source_file, source_hash, slug, title, licence_code, status,
        page_count, word_count, minutes, search, published_at)
      select book_id, language_id, 9, '', '', 'third', 'Third', licence_code, 'published', 1, 1, 1, '', now() from withdrawn`);
    await expectTrueCounts(pool);
  });
});

describe.each(testDatabaseKinds.filter((kind) => kind === 'server'))('on the %s database', (kind) => {
  let library: TestLibrary;
  beforeEach(async () => {
    library = await openTestLibrary(kind);
  });
  afterEach(() => library.close());

  /** The first has done its part and not committed yet while the second begins. */
  async function atOnce(first: string, second: string): Promise<void> {
    const { pool } = library.database;
    const other = await pool.connect();
    try {
      let late: Promise<unknown> = Promise.resolve();
      await inTransaction(pool, async (client) => {
        await client.query(first);
        const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
        late = other.query(second);
        // Until it waits for the first: it has seen all that it could see.
        for (let waits = false; !waits;) {
          const found = await client.query<{ waits: boolean }>(
            `select cardinality(pg_blocking_pids(${rows[0]?.pid})) > 0 as waits`,
          );
          waits = found.rows[0]?.waits ?? true;
        }
      });
      await late;
    } finally {
      other.release();
    }
  }

  test.each([
    [
      'take back both variants of a book',
      `update edition set status = 'withdrawn' where slug = 'a-long-river'`,
      `update edition set status = 'withdrawn' where slug = 'the-long-river'`,
    ],
    [
      'publish a book and give it a theme',
      `update edition set status = 'published', published_at = now() where slug = 'kite-not-ready'`,
      `insert into book_tag select b.id, t.id from book b, tag t where b.source_key = 'draft' and t.slug = 'unused'`,
    ],
    [
      'give a book a theme and publish it',
      `insert into book_tag select b.id, t.id from book b, tag t where b.source_key = 'draft' and t.slug = 'unused'`,
      `update edition set status = 'published', published_at = now() where slug = 'kite-not-ready'`,
    ],
    [
      'publish a book and level it',
      `update edition set status = 'published', published_at = now() where slug = 'kite-not-ready'`,
      `update book set level = 4 where source_key = 'draft'`,
    ],
    [
      'publish in different languages',
      `update edition set status = 'withdrawn' where slug = 'le-cerf-volant-rouge'`,
      `update edition set status = 'withdrawn' where slug = 'the-red-kite'`,
    ],
    [
      'credit somebody and publish another book of theirs',
      `with who as (insert into contributor (name, folded_name) values ('Mariam', 'mariam') returning id)
       insert into edition_credit select e.id, 90, who.id, 'AUTHOR' from edition e, who where e.slug = 'the-red-kite'`,
      `with shown as (update edition set status = 'published', published_at = now() where slug = 'kite-not-ready' returning id),
       who as (insert into contributor (name, folded_name) values ('Mariam', 'mariam')
         on conflict (folded_name) do update set name = excluded.name returning id)
       insert into edition_credit select shown.id, 90, who.id, 'AUTHOR' from shown, who`,
    ],
  ])('two who at once %s are counted one after the other', async (_what, first, second) => {
    await atOnce(first, second);
    await expectTrueCounts(library.database.pool);
  });
});
