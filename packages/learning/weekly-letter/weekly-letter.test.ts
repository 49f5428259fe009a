import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import type { Mail } from '@letsread/identity/mail/compose-mail.ts';
import { addAccount, openTestCalls, type TestCalls } from '@letsread/profiles/testing/test-accounts.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import type { Account } from '@letsread/http/endpoint.ts';
import { interfaceLanguages } from '@letsread/interface-text/interface-languages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { growthInBooks } from '../growth/growth-in-books.ts';
import { learningCalls } from '../server.ts';
import { composeLetter } from './compose-letter.ts';
import { getWeeklyLetter, setWeeklyLetter, stopWeeklyLetter } from './contract.ts';
import { exportLetter } from './export-letter.ts';
import { selectProvenAddress } from './select-proven-address.ts';
import { sendWeeklyLetters } from './send-weekly-letters.ts';

/** Wednesday; the week before began on 16 November. */
const wednesday = Date.parse('2026-11-25T09:00:00Z');
const weekMs = 7 * 24 * 60 * 60 * 1000;

describe.each(testDatabaseKinds)('the weekly letter, on the %s database', (kind) => {
  let database: Database;
  let calls: TestCalls;
  let count = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await fillTestLibrary(database);
    calls = await openTestCalls(database, learningCalls, { database, mediaUrl: '/media' });
  });
  afterAll(async () => {
    await calls.close();
    await database.close();
  });
  beforeEach(() => database.pool.query('delete from account'));

  const run = (statement: string, values: unknown[] = []) => database.pool.query(statement, values);

  /** A caregiver with an address and a reader Amina, who read The Red Kite for 12 minutes on a day. */
  async function caregiver({ day = '2026-11-18', address = true } = {}) {
    const { accountId, profileIds } = await addAccount(database, 'Amina', 'Tano');
    const email = `caregiver-${(count += 1)}@example.org`;
    if (address) await run('update account set email = $1 where id = $2', [email, accountId]);
    const profileId = profileIds[0] ?? '';
    await run('insert into read_time values ($1, $2, 12)', [profileId, day]);
    await run(
      `insert into reading_position (profile_id, book_id, page, pages, turned_at, furthest_page, furthest_pages)
       select $1, id, 1, 2, $2::date + interval '10 hours', 1, 2 from book where source_key = 'red-kite'`,
      [profileId, day],
    );
    return { accountId, profileId, email, client: calls.clientAs(accountId) };
  }
  const switchOn = ({ client }: { client: ApiClient }, language = 'en') =>
    client(setWeeklyLetter, { body: { isOn: true, language } });

  /** One round: the letters that were sent, and what was told. */
  async function round(
    nowMs = wednesday,
    sendOnce?: (mail: Mail) => Promise<'sent' | 'later'>,
    from = database,
    options: Pick<Parameters<typeof sendWeeklyLetters>[0], 'batch' | 'signal'> = {},
  ) {
    const [sent, errors]: [Mail[], string[]] = [[], []];
    const keep = async (mail: Mail) => {
      sent.push(mail);
      return 'sent' as const;
    };
    await sendWeeklyLetters({
      database: from,
      mediaUrl: '/media',
      nowMs,
      identity: { publicUrl: 'https://library.example', sendOnce: sendOnce ?? keep },
      onError: (what) => errors.push(what),
      ...options,
    });
    return { sent, errors };
  }

  test('is off until a grown-up asks for it, and then says what was read and three books to read next', async () => {
    const joseph = await caregiver();
    expect(await joseph.client(getWeeklyLetter, {})).toEqual({ isOn: false, email: joseph.email });
    expect((await round()).sent).toEqual([]);
    expect(await switchOn(joseph)).toEqual({ isOn: true, email: joseph.email });
    const [letter, ...others] = (await round()).sent;
    expect(others).toEqual([]);
    expect([letter?.to, letter?.subject]).toEqual([joseph.email, 'What was read last week']);
    const parts = (letter?.text ?? '').split('\n\n');
    expect(parts.slice(0, 3)).toEqual([
      'Here is what was read at Let’s Read last week:',
      'Amina · 12 min',
      'Read\n- The Red Kite\n  https://library.example/book/the-red-kite',
    ]);
    // Who read nothing is not spoken of.
    expect([parts[3]?.startsWith('To read next\n- '), letter?.text.includes('Tano')]).toEqual([true, false]);
    expect(parts[3]).not.toContain('Red Kite');
    const html = letter?.html ?? '';
    expect(html).not.toMatch(/url\(|@import|<img|<link|<script/);
    const stop = /<(https:[^>]+)>/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect([html.includes(stop.replaceAll('&', '&amp;')), letter?.text.includes(stop)]).toEqual([true, true]);

    const token = new URL(stop).searchParams.get('token') ?? '';
    expect(await calls.clientAs(undefined)(stopWeeklyLetter, { body: { token } })).toEqual({ stopped: true });
    expect((await joseph.client(getWeeklyLetter, {})).isOn).toBe(false);
    await run(`insert into read_time values ($1, '2026-11-25', 5)`, [joseph.profileId]);
    expect((await round(wednesday + weekMs)).sent).toEqual([]);
    expect(await calls.clientAs(undefined)(stopWeeklyLetter, { body: { token: 'made-up' } })).toEqual({
      stopped: true,
    });
  });

  test('who shares an account and has no address of their own gets none at that of another', async () => {
    const { accountId, email } = await caregiver();
    const own = ['joseph', 'grace'].map((name) => ({ id: `${name}-${accountId}`, email: `${name}@provider.invalid` }));
    for (const { id, email: made } of own) {
      await run('insert into idp_user (id, name, email, email_verified) values ($1, $1, $2, false)', [id, made]);
      await run('insert into account_identity (issuer, subject, account_id) values ($1, $2, $3)', [
        'embedded',
        id,
        accountId,
      ]);
    }
    const addressOf = (userId = '') => selectProvenAddress(database.pool, { id: accountId, userId } as Account);
    expect(await Promise.all(own.map(({ id }) => addressOf(id)))).toEqual([null, null]);
    await run('delete from account_identity where subject = $1', [own[1]?.id]);
    expect(await addressOf(own[0]?.id)).toBe(email);
  });

  test('comes once a week at most, with several processes, after a restart and when it is switched off and on', async () => {
    const joseph = await caregiver();
    await switchOn(joseph);
    const rounds = await Promise.all(Array.from({ length: 5 }, () => round()));
    expect(rounds.flatMap(({ sent }) => sent)).toHaveLength(1);
    expect((await round()).sent).toEqual([]);
    await joseph.client(setWeeklyLetter, { body: { isOn: false } });
    await switchOn(joseph);
    expect((await round(wednesday + weekMs / 2)).sent).toEqual([]);
    await run(`insert into read_time values ($1, '2026-11-29', 5)`, [joseph.profileId]);
    expect((await round(wednesday + weekMs)).sent).toHaveLength(1);
  });

  test('tells of the week in UTC, on whatever clock the database is', async () => {
    const joseph = await caregiver({ day: '2026-11-02' });
    await switchOn(joseph);
    await run(`update reading_position set turned_at = '2026-11-22T23:30:00Z' where profile_id = $1`, [
      joseph.profileId,
    ]);
    const client = await database.pool.connect();
    try {
      await client.query(`set time zone 'Asia/Jakarta'`);
      const own = { ...database, pool: client as unknown as Database['pool'] };
      expect((await round(wednesday, undefined, own)).sent).toHaveLength(1);
      expect(await growthInBooks(own, joseph.profileId, '2026-11-23')).toMatchObject({ begun: 0 });
    } finally {
      await client.query('reset time zone');
      client.release();
    }
  });

  test('does not come after a week without reading, nor where no address is known', async () => {
    const joseph = await caregiver({ day: '2026-11-02' });
    await switchOn(joseph);
    expect((await round()).sent).toEqual([]);
    const nobody = await caregiver({ address: false });
    await expect(switchOn(nobody)).rejects.toMatchObject({ status: 409, code: 'no-address' });
    // What an offline tablet sends on Thursday still makes a letter of that week.
    await run(`insert into read_time values ($1, '2026-11-20', 5)`, [joseph.profileId]);
    expect((await round(wednesday + weekMs / 7)).sent).toHaveLength(1);
  });

  test('what the mail server did not take goes with the next round; what it may have taken is not sent again', async () => {
    const joseph = await caregiver();
    await switchOn(joseph);
    await round(wednesday, async () => 'later');
    const failed = await round(wednesday, async () => {
      throw new Error('the connection broke after the letter');
    });
    expect(failed.errors).toEqual(['letter']);
    expect((await round()).sent).toEqual([]);
  });

  test('one round sends all that are due, however many are looked for at a time', async () => {
    const families = [];
    for (let family = 0; family < 5; family++) families.push(await caregiver());
    for (const family of families) await switchOn(family);
    const { sent } = await round(wednesday, undefined, database, { batch: 2 });
    expect(sent.map(({ to }) => to).toSorted()).toEqual(families.map(({ email }) => email).toSorted());
  });

  test('where the mail server takes nothing a round ends with those that were looked for first', async () => {
    for (let family = 0; family < 5; family++) await switchOn(await caregiver());
    let tries = 0;
    const takesNothing = async () => {
      tries += 1;
      return 'later' as const;
    };
    await round(wednesday, takesNothing, database, { batch: 2 });
    expect(tries).toBe(2);
    expect((await round()).sent).toHaveLength(5);
  });

  test('a library that closes sends the letter that is under way, and the others with its next start', async () => {
    for (let family = 0; family < 3; family++) await switchOn(await caregiver());
    const closing = new AbortController();
    let sentBefore = 0;
    const closeMeanwhile = async () => {
      sentBefore += 1;
      closing.abort();
      return 'sent' as const;
    };
    await round(wednesday, closeMeanwhile, database, { signal: closing.signal });
    expect(sentBefore).toBe(1);
    expect((await round()).sent).toHaveLength(2);
  });

  test('what could not be written goes with the next round', async () => {
    const joseph = await caregiver();
    await switchOn(joseph);
    const query = async (...asked: Parameters<Database['pool']['query']>) => {
      if (JSON.stringify(asked).includes('sum(t.minutes)')) throw new Error('the database went away');
      return database.pool.query(...asked);
    };
    const failing = { ...database, pool: { query } as unknown as Database['pool'] };
    expect(await round(wednesday, undefined, failing)).toEqual({ sent: [], errors: ['letter'] });
    expect((await round()).sent).toHaveLength(1);
  });

  test('it is in the export without its key, and goes with the account', async () => {
    const joseph = await caregiver();
    await switchOn(joseph, 'ar');
    await round();
    expect(await exportLetter(database, { id: joseph.accountId, isFresh: true })).toEqual([
      { language: 'ar', askedAt: expect.any(Date), stoppedAt: null, toldWeek: '2026-11-16' },
    ]);
    await run('delete from account where id = $1', [joseph.accountId]);
    expect((await run('select from weekly_letter')).rows).toEqual([]);
  });
});

test.each(interfaceLanguages)('a letter in $englishName is in one language through', ({ tag, direction }) => {
  const books = [{ title: 'The Red Kite', slug: 'the-red-kite', tag: 'en' }];
  const letter = composeLetter({
    to: 'joseph@example.org',
    language: tag,
    publicUrl: 'https://library.example',
    token: 'a"b',
    readers: [{ name: '<Amina>', minutes: 12, books, next: books }],
  });
  expect(letter.html).toContain(`<html lang="${tag}" dir="${direction}">`);
  expect(letter.html).toContain('&lt;Amina&gt;');
  if (tag === 'en') return;
  for (const english of ['last week', 'To read next', 'Go to the books', 'Stop these'])
    expect(letter.text + letter.html).not.toContain(english);
});
