import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from './contract.ts';
import { exportProfiles } from './export-profiles.ts';
import { accountCalls, profileCalls } from './server.ts';
import { addAccount, openTestCalls, type TestCalls } from './testing/test-accounts.ts';

const lion = '/media/avatars/lion.webp';
const owl = '/media/avatars/owl.webp';
/** What a reminder need not say. */
const unsaid = { timezone: null, days: [1, 2, 3, 4, 5, 6, 7], pausedUntil: null };

describe.each(testDatabaseKinds)('profiles, on the %s database', (kind) => {
  let database: Database;
  let server: TestCalls;
  let joseph: string;
  let amina: string;
  let stranger: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    server = await openTestCalls(database, profileCalls, { database });
    const family = await addAccount(database, 'Amina');
    joseph = family.accountId;
    amina = family.profileIds[0] ?? '';
    stranger = (await addAccount(database, 'Tom')).accountId;
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const create = (userId: string, name = 'Kofi', imageUrl = lion) =>
    server.clientAs(userId)(calls.createProfile, { userId, body: { name, imageUrl } });
  const newFamily = async () => {
    const { accountId, profileIds } = await addAccount(database, 'Reader');
    return { accountId, profileId: profileIds[0] ?? '', client: server.clientAs(accountId) };
  };

  test('a new profile has the default goal, and its name without white space around it', async () => {
    const { accountId, client } = await newFamily();
    const made = await create(accountId, '  Kofi ');
    expect(made).toEqual({
      id: made.id,
      userId: accountId,
      name: 'Kofi',
      imageUrl: lion,
      minutesPerDay: 20,
      dailyReminder: true,
      dailyReminderTime: '12:00',
      ...unsaid,
    });
    const { items } = await client(calls.listProfiles, { userId: accountId });
    expect(items.map(({ name }) => name)).toEqual(['Reader', 'Kofi']);
  });

  describe('a key makes one profile', () => {
    const createWith = (userId: string, key: string, look: { name?: string; imageUrl?: string } = {}) =>
      server.send({
        method: 'POST',
        path: `/profile/create/${userId}`,
        token: userId,
        headers: { 'idempotency-key': key },
        body: { name: 'Kofi', imageUrl: lion, ...look },
      });
    const namesOf = async (userId: string) =>
      (await server.clientAs(userId)(calls.listProfiles, { userId })).items.map(({ name }) => name);

    test('sent again, also at once and by hundreds, it is answered with the same profile; another key makes another', async () => {
      const { accountId } = await newFamily();
      const answers = await Promise.all(Array.from({ length: 20 }, () => createWith(accountId, 'one')));
      expect(new Set(answers.map(({ status, body }) => `${status} ${(body as { id: string }).id}`)).size).toBe(1);
      expect(await createWith(accountId, 'one', { name: ' Kofi ' })).toEqual(answers[0]);
      await createWith(accountId, 'two');
      await createWith((await newFamily()).accountId, 'one');
      expect(await namesOf(accountId)).toEqual(['Reader', 'Kofi', 'Kofi']);
    });

    test('with another name or picture it is refused with what to do, and makes nothing', async () => {
      const { accountId } = await newFamily();
      await createWith(accountId, 'one');
      for (const look of [{ name: 'Ama' }, { imageUrl: lion.replace('lion', 'owl') }])
        expect(await createWith(accountId, 'one', look)).toMatchObject({
          status: 422,
          body: { code: 'key-used-before', detail: expect.stringContaining('send another key') },
        });
      expect(await namesOf(accountId)).toEqual(['Reader', 'Kofi']);
    });

    test('it is answered with the profile as it is now, of a full account too, and makes no deleted one anew', async () => {
      const { accountId } = await addAccount(database, ...Array.from({ length: 11 }, (_, n) => `Reader ${n + 1}`));
      const { id } = (await createWith(accountId, 'one')).body as { id: string };
      const client = server.clientAs(accountId);
      await client(calls.changeProfile, { body: { id, userId: accountId, name: 'Ama', imageUrl: lion } });
      expect((await createWith(accountId, 'one')).body).toMatchObject({ id, name: 'Ama' });
      await client(calls.deleteProfile, { userId: accountId, profileId: id });
      expect(await createWith(accountId, 'one')).toMatchObject({ status: 404, body: { code: 'profile-not-found' } });
      expect(await namesOf(accountId)).toHaveLength(11);
    });

    test('a key that is none is refused, and one that is 90 days old is forgotten', async () => {
      const { accountId } = await newFamily();
      expect((await createWith(accountId, 'k'.repeat(101))).status).toBe(400);
      await createWith(accountId, 'old');
      await database.pool.query(
        `update profile_key set created_at = now() - interval '91 days' where account_id = $1`,
        [accountId],
      );
      await createWith(accountId, 'new');
      const { rows } = await database.pool.query('select key from profile_key where account_id = $1', [accountId]);
      expect(rows).toEqual([{ key: 'new' }]);
    });
  });

  test('a picture that is no avatar is refused, and so is a name too long', async () => {
    await expect(create(joseph, 'Kofi', 'https://elsewhere.example/a.png')).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'body.imageUrl' }],
    });
    await expect(create(joseph, 'x'.repeat(21))).rejects.toMatchObject({ errors: [{ path: 'body.name' }] });
    await expect(create(joseph, '')).rejects.toMatchObject({ status: 400 });
  });

  test('an account has at most 12 profiles, even when many are made at once', async () => {
    const { accountId } = await addAccount(database);
    const made = await Promise.allSettled(Array.from({ length: 15 }, (_, n) => create(accountId, `Reader ${n}`)));
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(12);
    await expect(create(accountId)).rejects.toMatchObject({ code: 'too-many-profiles', status: 409 });
  });

  test('an account deleted meanwhile gets no profile', async () => {
    await expect(create('424242')).rejects.toMatchObject({ code: 'no-token', status: 401 });
  });

  test('a profile is changed in name and picture only', async () => {
    const { accountId, profileId, client } = await newFamily();
    const goal = { minutesPerDay: 35, dailyReminder: false, dailyReminderTime: '18:30' };
    await client(calls.setReminder, { userId: accountId, profileId, body: goal });
    const changed = await client(calls.changeProfile, {
      body: { id: profileId, userId: accountId, name: ' Ama ', imageUrl: owl },
    });
    expect(changed).toEqual({ ...unsaid, id: profileId, userId: accountId, name: 'Ama', imageUrl: owl, ...goal });
    await expect(
      client(calls.changeProfile, { body: { id: profileId, userId: accountId, name: 'Ama', imageUrl: 'x' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    ['4 minutes', { minutesPerDay: 4 }],
    ['65 minutes', { minutesPerDay: 65 }],
    ['12 minutes', { minutesPerDay: 12 }],
    ['minutes in words', { minutesPerDay: 'twenty' }],
    ['a reminder neither on nor off', { dailyReminder: 'yes' }],
    ['an hour that is none', { dailyReminderTime: '24:00' }],
    ['a time without minutes', { dailyReminderTime: '7' }],
    ['a field left out', { dailyReminder: undefined }],
    ['a time zone that is none', { timezone: 'Asia/Atlantis' }],
    ['a difference for a time zone', { timezone: '+07:00' }],
    ['a day of the week that is none', { days: [0] }],
    ['a day of the week that is not a whole one', { days: [1.5] }],
    ['more days than a week has', { days: [1, 2, 3, 4, 5, 6, 7, 1] }],
    ['a pause until no day', { pausedUntil: '2026-02-30' }],
  ])('a goal with %s is refused', async (_what, wrong) => {
    const { status } = await server.send({
      method: 'PUT',
      path: `/profile/set-reminder/${joseph}/${amina}`,
      token: joseph,
      body: { minutesPerDay: 20, dailyReminder: true, dailyReminderTime: '12:00', ...wrong },
    });
    expect(status).toBe(400);
  });

  test('days, time zone and a pause are kept until they are said again', async () => {
    const { accountId, profileId, client } = await newFamily();
    const goal = { minutesPerDay: 10, dailyReminder: true, dailyReminderTime: '18:30' };
    const set = (more: object) =>
      client(calls.setReminder, { userId: accountId, profileId, body: { ...goal, ...more } });
    const reminder = { timezone: 'Asia/Phnom_Penh', days: [1, 3, 7], pausedUntil: '2026-08-01' };
    expect(await set({ ...reminder, days: [7, 3, 1, 3] })).toMatchObject({ ...goal, ...reminder });
    expect(await set({})).toMatchObject(reminder);
    expect(await set({ pausedUntil: null, days: [] })).toMatchObject({ ...reminder, pausedUntil: null, days: [] });
    await database.pool.query(`update profile set pushed_day = '2026-07-31' where id = $1`, [profileId]);
    expect(await exportProfiles(database, accountId)).toMatchObject([
      { timezone: 'Asia/Phnom_Penh', days: [], remindedOn: '2026-07-31' },
    ]);
  });

  test.each([5, 60])('a goal of %i minutes is taken', async (minutesPerDay) => {
    const body = { minutesPerDay, dailyReminder: true, dailyReminderTime: '00:00' };
    const { accountId, profileId, client } = await newFamily();
    expect(await client(calls.setReminder, { userId: accountId, profileId, body })).toMatchObject(body);
  });

  test('a deleted profile is gone with its read time, and cannot be deleted again', async () => {
    const { accountId, profileId, client } = await newFamily();
    await client(calls.addReadTime, { profileId, uId: accountId, readTime: 5 });
    await client(calls.deleteProfile, { userId: accountId, profileId });
    expect(await client(calls.listProfiles, { userId: accountId })).toEqual({ items: [] });
    expect((await database.pool.query('select from read_time where profile_id = $1', [profileId])).rowCount).toBe(0);
    await expect(client(calls.deleteProfile, { userId: accountId, profileId })).rejects.toMatchObject({
      code: 'profile-not-found',
      status: 404,
    });
  });

  test('read time adds up by day, and the same key counts once', async () => {
    const { accountId, profileId, client } = await newFamily();
    const add = (key: string, readTime: number) =>
      server.send({
        method: 'POST',
        path: `/profile/add-read-time/${profileId}?uId=${accountId}&readTime=${readTime}&day=2026-01-02`,
        token: accountId,
        headers: key === '' ? {} : { 'idempotency-key': key },
      });
    const day = new Date().toISOString().slice(0, 10);
    await Promise.all([add('one', 5), add('one', 5), add('', 3), add('', 3)]);
    await add('one', 5);
    expect((await add('two', 240)).body).toEqual({ day: day > '2026-12-31' ? day : '2026-01-02', minutes: 251 });
    expect(await client(calls.addReadTime, { profileId, uId: accountId, readTime: 1 })).toEqual({ day, minutes: 1 });
    const { items } = await client(calls.listReadTime, { userId: accountId, profileId });
    expect(items).toEqual([{ day, minutes: 1 }]);
    const january = await client(calls.listReadTime, { userId: accountId, profileId, day: '2026-01-02', days: 1 });
    expect(january.items).toEqual([{ day: '2026-01-02', minutes: 251 }]);
  });

  test('minutes of many devices, in any order and sent again, add up once for each reader and day', async () => {
    const reading = fc.record({
      reader: fc.nat(1),
      minutes: fc.integer({ min: 1, max: 240 }),
      day: fc.constantFrom('2026-01-02', '2026-01-03'),
    });
    const play = fc
      .array(reading, { minLength: 1, maxLength: 8 })
      .map((all) => all.map((one, key) => ({ ...one, key: String(key) })))
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })));
    await fc.assert(
      fc.asyncProperty(play, async ([all, arriving]) => {
        const { accountId, profileIds } = await addAccount(database, 'One', 'Two');
        const send = ({ reader, minutes, day, key }: (typeof all)[number]) =>
          server.send({
            method: 'POST',
            path: `/profile/add-read-time/${profileIds[reader]}?uId=${accountId}&readTime=${minutes}&day=${day}`,
            token: accountId,
            headers: { 'idempotency-key': key },
          });
        const answers = await Promise.all(arriving.map(send));
        expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
        for (const [reader, profileId] of profileIds.entries()) {
          const client = server.clientAs(accountId);
          const found = await client(calls.listReadTime, { userId: accountId, profileId, day: '2026-01-03', days: 2 });
          const days = ['2026-01-02', '2026-01-03'].map((day) => ({
            day,
            minutes: all.reduce((sum, one) => sum + (one.reader === reader && one.day === day ? one.minutes : 0), 0),
          }));
          expect(found.items.toSorted((one, other) => one.day.localeCompare(other.day))).toEqual(
            days
              .filter(({ minutes }) => minutes > 0)
              .map(({ day, minutes }) => ({ day, minutes: Math.min(minutes, 1440) })),
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  test('one key counts for each profile on its own', async () => {
    const { accountId, profileIds } = await addAccount(database, 'One', 'Two');
    const replies = await Promise.all(
      profileIds.map((profileId) =>
        server.send({
          method: 'POST',
          path: `/profile/add-read-time/${profileId}?uId=${accountId}&readTime=7`,
          token: accountId,
          headers: { 'idempotency-key': '"same"' },
        }),
      ),
    );
    expect(replies.map(({ body }) => (body as { minutes: number }).minutes)).toEqual([7, 7]);
  });

  test('a day has no more than its minutes', async () => {
    const { accountId, profileId, client } = await newFamily();
    const added = await Promise.all(
      Array.from({ length: 8 }, () => client(calls.addReadTime, { profileId, uId: accountId, readTime: 240 })),
    );
    // Which of them comes last is not told by the order in which they were sent.
    expect(Math.max(...added.map(({ minutes }) => minutes))).toBe(1440);
    expect((await client(calls.addReadTime, { profileId, uId: accountId, readTime: 240 })).minutes).toBe(1440);
  });

  test('a profile that is deleted while its minutes wait does not lose the minutes of others', async () => {
    const gone = await newFamily();
    const stays = await newFamily();
    const waiting = Promise.allSettled([
      gone.client(calls.addReadTime, { profileId: gone.profileId, uId: gone.accountId, readTime: 5 }),
      stays.client(calls.addReadTime, { profileId: stays.profileId, uId: stays.accountId, readTime: 5 }),
    ]);
    await database.pool.query('delete from profile where id = $1', [gone.profileId]);
    const [, recorded] = await waiting;
    expect(recorded).toMatchObject({ status: 'fulfilled', value: { minutes: 5 } });
  });

  test.each(['0', '241', '1.5', '-5', 'many', ''])('read time of %j minutes is refused', async (readTime) => {
    const path = `/profile/add-read-time/${amina}?uId=${joseph}&readTime=${readTime}`;
    expect((await server.send({ method: 'POST', path, token: joseph })).status).toBe(400);
  });

  test.each(['2026-02-30', 'today', '2026-1-1'])('%s is no day', async (day) => {
    const path = `/profile/add-read-time/${amina}?uId=${joseph}&readTime=5&day=${day}`;
    expect((await server.send({ method: 'POST', path, token: joseph })).status).toBe(400);
  });

  test('a key too long is refused', async () => {
    const path = `/profile/add-read-time/${amina}?uId=${joseph}&readTime=5`;
    const headers = { 'idempotency-key': 'k'.repeat(101) };
    expect((await server.send({ method: 'POST', path, token: joseph, headers })).status).toBe(400);
  });

  test('every call refuses a signed-out reader, another account, a malformed id and a profile nobody has', async () => {
    const look = { name: 'Kofi', imageUrl: lion };
    const goal = { minutesPerDay: 20, dailyReminder: true, dailyReminderTime: '12:00' };
    const requestsOf = (userId: string, profileId: string) =>
      [
        ['POST', `/profile/create/${userId}`, look],
        ['GET', `/profile/by-user/${userId}`],
        ['PUT', '/profile/change_profile', { id: profileId, userId, ...look }],
        ['PUT', `/profile/set-reminder/${userId}/${profileId}`, goal],
        ['POST', `/profile/add-read-time/${profileId}?uId=${userId}&readTime=5`],
        ['GET', `/profile/read-time/${userId}/${profileId}`],
        ['DELETE', `/profile/delete/${userId}/${profileId}`],
      ] as const;
    const statuses = async (userId: string, profileId: string, token?: string) => {
      const answered = requestsOf(userId, profileId).map(([method, path, body]) =>
        server.send({
          method,
          path,
          ...(token === undefined ? {} : { token }),
          ...(body === undefined ? {} : { body }),
        }),
      );
      return new Set((await Promise.all(answered)).map(({ status }) => status));
    };
    expect(await statuses(joseph, amina)).toEqual(new Set([401]));
    expect(await statuses(joseph, amina, 'forged')).toEqual(new Set([401]));
    expect(await statuses(joseph, amina, stranger)).toEqual(new Set([403]));
    expect(await statuses('abc', 'abc', joseph)).toEqual(new Set([400]));
    expect(await statuses(joseph, '9223372036854775807', stranger)).toEqual(new Set([403]));
    const named = requestsOf(joseph, '424242').filter(
      ([, path]) => !path.includes('/create/') && !path.includes('/by-user/'),
    );
    for (const [method, path, body] of named) {
      const reply = await server.send({ method, path, token: joseph, ...(body === undefined ? {} : { body }) });
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });

  test('a profile of one’s own does not open one of another account', async () => {
    const { profileIds } = await addAccount(database, 'Other');
    const other = profileIds[0] ?? '';
    const body = { id: other, userId: joseph, name: 'Mine', imageUrl: lion };
    expect((await server.send({ method: 'PUT', path: '/profile/change_profile', token: joseph, body })).status).toBe(
      403,
    );
    const smuggled = `/profile/change_profile?id=${amina}&userId=${joseph}`;
    expect((await server.send({ method: 'PUT', path: smuggled, token: joseph, body })).status).toBe(403);
    expect(
      (await server.send({ method: 'DELETE', path: `/profile/delete/${joseph}/${other}`, token: joseph })).status,
    ).toBe(403);
  });

  test('an account is exported in parts and deleted with all its profiles', async () => {
    const { accountId, profileId, client } = await newFamily();
    await client(calls.addReadTime, {
      profileId,
      uId: accountId,
      readTime: 5,
      day: new Date().toISOString().slice(0, 10),
    });
    const rights = await openTestCalls(database, accountCalls, {
      exportParts: { profiles: ({ id }) => exportProfiles(database, id) },
      async deleteAccount(id) {
        await database.pool.query('delete from account where id = $1', [id]);
      },
    });
    const exported = await rights.clientAs(accountId)(calls.exportAccount, {});
    expect(exported).toMatchObject({ profiles: [{ id: profileId, name: 'Reader', readTime: [{ minutes: 5 }] }] });
    expect(await rights.clientAs(accountId)(calls.deleteAccount, {})).toEqual({ deleted: true });
    expect(await exportProfiles(database, accountId)).toEqual([]);
    await expect(rights.clientAs(undefined)(calls.exportAccount, {})).rejects.toMatchObject({ status: 401 });
    await expect(rights.clientAs(undefined)(calls.deleteAccount, {})).rejects.toMatchObject({ status: 401 });
    await rights.close();
  });
});
