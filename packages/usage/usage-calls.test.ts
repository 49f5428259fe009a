import { getBook } from '@letsread/catalogue/contract.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { everyItem } from '@letsread/http/lists/every-item.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeDays } from './days/close-days.ts';
import * as calls from './contract.ts';
import { countDownload } from './counting/count-download.ts';
import { dayBefore, openTestUsage, type TestUsage } from './testing/test-usage.ts';

describe.each(testDatabaseKinds)('usage, on the %s database', (kind) => {
  let library: TestUsage;
  let kite: { editionId: string; bookId: string };
  beforeEach(async () => {
    library = await openTestUsage(kind);
    kite = await library.editionOf('the-red-kite');
  });
  afterEach(() => library.close());

  const event = (more: Partial<calls.UsageEventInput> = {}): calls.UsageEventInput => ({
    id: crypto.randomUUID(),
    kind: 'opened',
    editionId: kite.editionId,
    day: dayBefore(1),
    ...more,
  });
  const rows = async (query: string) => (await library.database.pool.query<Record<string, unknown>>(query)).rows;
  const eventRows = () =>
    rows('select kind, detail, amount, country, count(*)::int as n from usage_event group by 1, 2, 3, 4 order by 1');

  test('an opening is counted by book and day, the same in the catalogue, and only of books that exist', async () => {
    const count = (bookId: string, address: string, signLanguage: 'true' | 'false' = 'false') =>
      library.clientAs({ address })(calls.countOpening, { bookId, signLanguage });
    const answers = await Promise.allSettled([
      count(kite.bookId, '192.0.2.1'),
      count('424242', '192.0.2.2'),
      count(kite.bookId, '192.0.2.3', 'true'),
      count(kite.bookId, '196.201.0.4'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(answers[1]).toMatchObject({ reason: { code: 'book-not-found', status: 404 } });
    expect(await rows('select sign_language, count from book_opening order by 1')).toEqual([
      { sign_language: false, count: 2 },
      { sign_language: true, count: 1 },
    ]);
    expect(await rows('select country, edition_id from usage_event order by 1')).toEqual([
      { country: '', edition_id: '0' },
      { country: '', edition_id: '0' },
      { country: 'KE', edition_id: '0' },
    ]);
    expect((await rows("select reads from book where source_key = 'red-kite'"))[0]).toEqual({ reads: '53' });
    expect((await library.clientAs()(getBook, { slug: 'the-red-kite' })).reads).toBe(50);
  });

  test('what was counted of a joined book counts for the book that it is now, and of its own again with the undo', async () => {
    const hen = await library.editionOf('hen-and-the-kite');
    const opened = (bookId: string) =>
      Promise.all(
        Array.from({ length: 5 }, (_, at) =>
          library.clientAs({ address: `192.0.2.${at}` })(calls.countOpening, { bookId, device: `d${bookId}${at}` }),
        ),
      );
    const move = (from: string, to: string) =>
      rows(`
      insert into edition_former_book select book_id, id from edition where book_id = ${from} and source_file = '' and id = ${hen.editionId};
      delete from edition_former_book where book_id = ${to};
      update edition set book_id = ${to}, variant = 1 + (book_id = ${hen.bookId})::int where id = ${hen.editionId}`);
    await rows(`delete from edition where book_id = ${hen.bookId} and id <> ${hen.editionId}`);
    const endDay = async () => {
      await rows('update usage_event set day = day - 1');
      await closeDays(library.database);
    };
    const books = async () =>
      (await library.librarian(calls.getNumbers, {})).books.map(({ bookId, sums }) => [bookId, sums.opened]);
    await library.doThe('opened', { editionId: hen.editionId, times: 6 });
    await opened(hen.bookId);
    await endDay();
    expect(await books()).toEqual([[hen.bookId, 11]]);
    await library.doThe('opened', { editionId: hen.editionId, times: 3, daysAgo: 2 });
    await move(hen.bookId, kite.bookId);
    expect(await books()).toEqual([[kite.bookId, 11]]);
    // Old devices still say the old number, and what waits for more is put together with what came since.
    await opened(hen.bookId);
    await library.doThe('opened', { editionId: hen.editionId, times: 3, daysAgo: 2 });
    await endDay();
    expect(await books()).toEqual([[kite.bookId, 22]]);
    const { books: bookNumbers } = await library.librarian(calls.getNumbers, { bookId: hen.bookId });
    expect(bookNumbers.map(({ bookId }) => bookId)).toEqual([kite.bookId]);
    const { items } = await library.librarian(calls.exportNumbers, { bookId: kite.bookId });
    expect(items.reduce((all, { sum }) => all + sum, 0)).toBe(22);
    await move(kite.bookId, hen.bookId);
    expect(await books()).toEqual([
      [hen.bookId, 17],
      [kite.bookId, 5],
    ]);
  });

  test('what is sent twice, also at the same time, counts once, with its own day', async () => {
    const late = [event({ day: dayBefore(20) }), event({ kind: 'pages', amount: 9, day: dayBefore(20) })];
    const send = () => library.clientAs()(calls.countUsage, { body: { device: 'a', events: [...late, ...late] } });
    const counted = (await Promise.all([send(), send(), send()])).map((answer) => answer.counted);
    expect(counted.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
    expect(await rows('select day, amount from usage_event order by amount')).toEqual([
      { day: dayBefore(20), amount: 1 },
      { day: dayBefore(20), amount: 9 },
    ]);
    expect(await rows('select sum(count)::int as n from book_opening')).toEqual([{ n: 1 }]);
  });

  test('a day of the year 0, which the database does not know, is refused and takes nobody else’s events along', async () => {
    const send = (address: string, events: calls.UsageEventInput[]) =>
      library.clientAs({ address })(calls.countUsage, { body: { events } });
    const answers = await Promise.allSettled([
      send('192.0.2.1', [event()]),
      send('192.0.2.2', [event({ day: '0000-01-01' })]),
    ]);
    expect(answers).toMatchObject([{ value: { counted: 1 } }, { reason: { code: 'invalid-input', status: 400 } }]);
    await expect(library.librarian(calls.getNumbers, { from: '0000-01-01' })).rejects.toMatchObject({ status: 400 });
  });

  test('an opening that a reader’s page tells at once and again from its queue counts once, with its language', async () => {
    const [eventId, client] = [crypto.randomUUID(), library.clientAs()];
    const { bookId, editionId } = kite;
    await client(calls.countOpening, { bookId, editionId, eventId, device: 'a' });
    await client(calls.countUsage, { body: { device: 'a', events: [event({ id: eventId })] } });
    await client(calls.countOpening, { bookId, editionId, eventId, device: 'a' });
    expect(await rows('select edition_id, language_id from usage_event')).toEqual([
      { edition_id: editionId, language_id: englishLanguageId },
    ]);
    expect(await rows('select sum(count)::int as n from book_opening')).toEqual([{ n: 1 }]);
  });

  test('a day that is longer ago than sixty, or not yet, a draft, and an unknown book are not counted', async () => {
    await library.database.pool.query(`update edition set status = 'draft' where slug = 'hen-and-the-kite'`);
    const { editionId: draft } = await library.editionOf('hen-and-the-kite');
    const events = [
      event({ day: dayBefore(61) }),
      event({ day: dayBefore(-3) }),
      event({ editionId: draft }),
      event({ editionId: '424242' }),
      event({ day: dayBefore(60) }),
    ];
    expect(await library.clientAs()(calls.countUsage, { body: { device: 'a', events } })).toEqual({ counted: 1 });
    const wrong = { body: { events: [{ ...event(), day: '2026-02-31' }] } };
    await expect(library.clientAs()(calls.countUsage, wrong)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('one visitor does not inflate a book, whatever devices they draw, and no other stops counting', async () => {
    const open = (device: string | undefined, address = '192.0.2.9', userAgent = 'A') =>
      library.clientAs({ address, headers: { 'user-agent': userAgent } })(calls.countUsage, {
        body: { device, events: [event()] },
      });
    for (let time = 0; time < 10; time++) await open('mine');
    expect(await eventRows()).toMatchObject([{ n: 1 }]);
    for (let time = 0; time < 10; time++)
      await library.clientAs({ address: '192.0.2.9' })(calls.countOpening, { bookId: kite.bookId });
    expect(await rows('select count(*)::int as n from usage_event where edition_id = 0')).toEqual([{ n: 4 }]);
    await Promise.all(Array.from({ length: 100 }, (_, index) => open(`drawn-${index}`)));
    expect(await rows('select count(*)::int as n from usage_event where edition_id <> 0')).toEqual([{ n: 60 }]);
    expect(await open('mine', '192.0.2.10')).toEqual({ counted: 1 });
    const ofManyDays = Array.from({ length: 50 }, (_, day) => event({ day: dayBefore(day + 1), kind: 'finished' }));
    const { counted } = await library.clientAs()(calls.countUsage, { body: { device: 'days', events: ofManyDays } });
    expect(counted).toBe(10);
  });

  test('who it was stands nowhere, and what told devices apart is thrown away with the day', async () => {
    await library.clientAs({ address: '192.0.2.77', headers: { 'user-agent': 'Kite phone' } })(calls.countUsage, {
      body: {
        device: 'mine',
        events: [event()],
        searches: [{ words: 'Dragons', languageId: englishLanguageId, day: dayBefore(1) }],
      },
    });
    const all = JSON.stringify([
      await rows('select * from usage_event'),
      await rows('select * from usage_limit'),
      await rows('select * from usage_search'),
    ]);
    expect(all).not.toMatch(/192\.0\.2|Kite phone|mine/);
    await library.database.pool.query(`update usage_limit set day = day - 1; update usage_key set day = day - 1`);
    await closeDays(library.database);
    expect([await rows('select * from usage_limit'), await rows('select * from usage_key')]).toEqual([[], []]);
  });

  test('with Global Privacy Control only an opening is counted, without its country', async () => {
    const visitor = { address: '196.201.0.4', headers: { 'sec-gpc': '1' } };
    const searches = [{ words: 'dragons', languageId: englishLanguageId, day: dayBefore(1) }];
    const events = [event(), event({ kind: 'finished' }), event({ kind: 'minutes', amount: 9 })];
    expect(await library.clientAs(visitor)(calls.countUsage, { body: { events, searches } })).toEqual({ counted: 1 });
    expect(await eventRows()).toEqual([{ kind: 'opened', detail: '', amount: 1, country: '', n: 1 }]);
    expect(await rows('select book_id, edition_id, language_id from usage_event')).toEqual([
      { book_id: kite.bookId, edition_id: '0', language_id: '0' },
    ]);
    expect(await rows('select * from usage_search')).toEqual([]);
    const { database } = library;
    const countryOf = () => ({ country_code: 'KE', country_name: 'Kenya' });
    const file = { editionId: kite.editionId, format: 'epub' };
    await countDownload({ database, countryOf }, visitor, file);
    expect((await eventRows()).length).toBe(1);
    await countDownload({ database, countryOf }, { ...visitor, headers: {} }, file);
    expect((await eventRows())[0]).toEqual({ kind: 'downloaded', detail: 'epub', amount: 1, country: 'KE', n: 1 });
  });

  test('the librarian reads exactly what was done when the day is over, and fewer than five of nothing', async () => {
    const { doThe, librarian } = library;
    const { editionId } = kite;
    const hen = await library.editionOf('hen-and-the-kite');
    await doThe('opened', { editionId, times: 7, daysAgo: 1 });
    await doThe('finished', { editionId, times: 5, daysAgo: 1 });
    await doThe('pages', { editionId, times: 7, daysAgo: 1, amount: 3 });
    await doThe('stopped', { editionId, times: 6, daysAgo: 1, page: 2 });
    await doThe('stopped', { editionId, times: 1, daysAgo: 1, page: 1 });
    await doThe('opened', { editionId: hen.editionId, times: 4, daysAgo: 1 });
    await doThe('opened', { editionId, times: 8 });
    expect((await librarian(calls.getNumbers, {})).total.opened).toBe(null);
    await closeDays(library.database);
    await closeDays(library.database);
    const numbers = await librarian(calls.getNumbers, { bookId: kite.bookId });
    const sums = {
      opened: 7,
      finished: 5,
      pages: 21,
      minutes: null,
      listened: null,
      downloaded: null,
      kept: null,
      stopped: 6,
    };
    expect(numbers).toMatchObject({
      to: dayBefore(1),
      total: sums,
      days: [{ day: dayBefore(1), sums }],
      books: [{ bookId: kite.bookId, title: 'The Red Kite', sums }],
      languages: [{ languageId: englishLanguageId, code: 'en', sums }],
      countries: [{ country: '', sums }],
      stops: [{ page: 2, sum: 6 }],
    });
    expect((await librarian(calls.getNumbers, { bookId: hen.bookId })).total.opened).toBe(null);
    expect((await librarian(calls.getNumbers, {})).total.opened).toBe(7);
    await doThe('opened', { editionId: hen.editionId, times: 1, daysAgo: 1 });
    await closeDays(library.database);
    expect((await librarian(calls.getNumbers, { bookId: hen.bookId })).total.opened).toBe(5);
    expect((await library.editor(calls.getNumbers, {})).total.opened).toBe(null);
    await library.database.pool.query(
      `insert into team (name) values ('Kite readers'); insert into book_team values (${hen.bookId}, 1)`,
    );
    expect((await library.editor(calls.getNumbers, {})).total.opened).toBe(5);
    expect((await library.editor(calls.exportNumbers, {})).items.map(({ title }) => title)).toEqual([
      'Hen and the Kite',
    ]);
    const { items, cursor } = await librarian(calls.exportNumbers, { bookId: hen.bookId });
    expect([items, cursor]).toEqual([
      [
        {
          day: dayBefore(1),
          kind: 'opened',
          bookId: hen.bookId,
          title: 'Hen and the Kite',
          languageCode: 'en',
          country: '',
          detail: '',
          sum: 5,
        },
      ],
      undefined,
    ]);
    const impact = await library.clientAs()(calls.getImpact, {});
    expect(impact).toMatchObject({ total: { opened: 12, finished: 5 }, languages: [{ code: 'en', opened: 12 }] });
    const ofBook = async (bookId: string) => (await library.clientAs()(calls.getBookImpact, { bookId })).total;
    expect(await ofBook(hen.bookId)).toEqual({ opened: 5, finished: null, downloaded: null });
    expect(await ofBook('999')).toEqual({ opened: null, finished: null, downloaded: null });
  });

  test('the fifty books that were opened most are shown with all their sums, and what one format or book has', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => String(900_001 + at));
    const add = (kind: string, { amount = '10 + n', detail = '', first = 1 } = {}) =>
      rows(`
        insert into usage_sum (day, kind, book_id, edition_id, language_id, country, detail, events, amount)
        select date '2026-01-01' + n % 3, '${kind}', 900000 + n, 0, ${englishLanguageId}, '', '${detail}', 5, ${amount}
        from generate_series(${first}, 60) n`);
    await add('downloaded', { amount: '500', detail: 'epub' });
    await add('downloaded', { amount: '7', detail: 'pdf', first: 60 });
    const few = await library.librarian(calls.getNumbers, {});
    // None was opened: each is shown by what it was carried away.
    expect(few.books.slice(0, 2).map(({ bookId, sums }) => [bookId, sums.opened, sums.downloaded])).toEqual([
      ['900001', null, 500],
      ['900002', null, 500],
    ]);
    await add('opened');
    await add('finished', { amount: '5', first: 31 });
    const numbers = await library.librarian(calls.getNumbers, {});
    expect(numbers.books.map(({ bookId }) => bookId)).toEqual(ids.toReversed().slice(0, 50));
    expect(numbers.books.at(0)?.sums).toMatchObject({ opened: 70, finished: 5, downloaded: 507, stopped: null });
    expect(numbers.books.at(49)?.sums).toMatchObject({ opened: 21, finished: null, downloaded: 500 });
    expect(numbers.total).toMatchObject({ opened: 60 * 10 + 1830, finished: 150, downloaded: 30_007 });
    expect(numbers.days.map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
    expect(numbers.formats).toEqual([
      { format: 'epub', sum: 30_000 },
      { format: 'pdf', sum: 7 },
    ]);
    const one = await library.librarian(calls.getNumbers, { bookId: '900060' });
    expect(one.books.map(({ bookId, sums }) => [bookId, sums.opened, sums.downloaded])).toEqual([['900060', 70, 507]]);
  });

  test('the rows come a thousand at a time, each once', async () => {
    const hen = await library.editionOf('hen-and-the-kite');
    // Of several books and of one, in two orders that are not the order of the columns.
    await rows(`
      insert into usage_sum (day, kind, book_id, edition_id, language_id, country, detail, events, amount)
      select date '2026-01-01' + n % 7, 'stopped', n % 2 * ${hen.bookId}, n % 2 * ${hen.editionId}, n % 2, '', n::text, 5, 5
      from generate_series(1, 2500) n`);
    const ask = (cursor?: string) => library.librarian(calls.exportNumbers, { cursor, to: '2026-01-31' });
    const first = await ask();
    expect(first.items).toHaveLength(1000);
    const all = await everyItem(ask);
    expect(all.slice(0, 1000)).toEqual(first.items);
    expect(new Set(all.map(({ detail }) => detail)).size).toBe(2500);
    expect(all).toHaveLength(2500);
    expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).toSorted());
    await expect(ask('abc')).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test('a search that found nothing is shown when five devices made it, and no address or number ever', async () => {
    const search = (words: string, address: string) =>
      library.clientAs({ address })(calls.countUsage, {
        body: { device: 'a', searches: [{ words, languageId: englishLanguageId, day: dayBefore(1) }] },
      });
    const found = async () => (await library.librarian(calls.getNumbers, {})).searches;
    for (let device = 1; device <= 4; device++) await search('Purple  DRAGONS!', `192.0.2.${device}`);
    for (let time = 0; time < 9; time++) await search('purple dragons', '192.0.2.1');
    expect(await found()).toEqual([]);
    await search('purple dragons', '192.0.2.5');
    expect(await found()).toEqual([{ words: 'purple dragons', languageCode: 'en', sum: 5 }]);
    await search('amina@example.org', '192.0.2.6');
    expect(await rows('select distinct words from usage_search')).toEqual([{ words: 'purple dragons' }]);
  });

  test('of one device a hundred searches a day are heard, and of a network only so many', async () => {
    const search = (first: number, device = 'a') =>
      library.clientAs({ address: '192.0.2.1' })(calls.countUsage, {
        body: {
          device,
          searches: Array.from({ length: 20 }, (_, at) => ({
            // Three figures in a row would be taken for a number of a telephone.
            words: `dragon ${(first + at).toString(4).replaceAll(/./g, (figure) => 'abcd'[Number(figure)] ?? '')}`,
            languageId: englishLanguageId,
            day: dayBefore(0),
          })),
        },
      });
    const counted: number[] = [];
    for (let first = 0; first < 120; first += 20) counted.push((await search(first)).counted);
    expect(counted).toEqual([20, 20, 20, 20, 20, 0]);
    expect((await search(120, 'b')).counted).toBe(20);
    await rows('update usage_limit set count = 1999 where count = 120');
    expect((await search(140, 'c')).counted).toBe(1);
    expect(await rows('select count(*)::integer as words from usage_search')).toEqual([{ words: 121 }]);
  });

  test('lines go after sixty days, and their sums stay', async () => {
    await library.doThe('opened', { editionId: kite.editionId, times: 5, daysAgo: 2 });
    await library.doThe('finished', { editionId: kite.editionId, times: 2, daysAgo: 2 });
    await closeDays(library.database);
    await library.database.pool.query('update usage_event set day = day - 60');
    await closeDays(library.database);
    expect(await rows('select * from usage_event')).toEqual([]);
    expect((await library.librarian(calls.getNumbers, {})).total).toMatchObject({ opened: 5, finished: null });
  });
});
