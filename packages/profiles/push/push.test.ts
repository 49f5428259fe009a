import { createPublicKey, randomUUID, verify } from 'node:crypto';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { openPushKey, type PushKey } from '@letsread/identity/tokens/push-key.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteProfile, setReminder } from '../contract.ts';
import { profileCalls } from '../server.ts';
import { addAccount, openTestCalls, type TestCalls } from '../testing/test-accounts.ts';
import { pushCalls } from './calls.ts';
import { addPushDevice, changePushDevice, listPushDevices, maxDevices, removePushDevice } from './contract.ts';
import { exportDevices } from './export-devices.ts';
import { postPublicly } from './post-publicly.ts';
import { remindDevices } from './remind-devices.ts';
import { openTestPushService } from './testing/test-browser.ts';

/** A Wednesday: noon in Phnom Penh. */
const noon = Date.parse('2026-11-25T05:00:00Z');
const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const clock = { language: 'id', timezone: 'Asia/Phnom_Penh' };

describe.each(testDatabaseKinds)('reminders by push, on the %s database', (kind) => {
  let database: Database;
  let calls: TestCalls;
  let pushKey: PushKey;
  let service: Awaited<ReturnType<typeof openTestPushService>>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    pushKey = await openPushKey(database, { secret: Buffer.alloc(32, 1), publicUrl: 'https://library.example' });
    calls = await openTestCalls(database, [...profileCalls, ...pushCalls], { database, identity: { pushKey } });
    service = await openTestPushService();
  });
  afterAll(async () => {
    await service.close();
    await calls.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.pool.query('delete from account');
    service.answer();
    service.take();
  });

  const run = (statement: string, values: unknown[] = []) => database.pool.query(statement, values);

  /** A grown-up with readers, who are reminded at noon of a clock that nobody has told yet. */
  async function family(...names: string[]) {
    const { accountId, profileIds } = await addAccount(database, ...names);
    const client = calls.clientAs(accountId);
    return {
      accountId,
      profileIds,
      client,
      add: (browser = service.newBrowser()) =>
        client(addPushDevice, { userId: accountId, body: { ...browser, ...clock } }),
      devices: async () => (await client(listPushDevices, { userId: accountId })).items,
    };
  }

  async function round(nowMs = noon, post = service.post) {
    const errors: unknown[] = [];
    const messageIn = (language: string) => ({ title: 'A story', body: '', lang: language, dir: 'ltr' }) as const;
    await remindDevices({
      database,
      identity: { pushKey },
      messageIn,
      post,
      nowMs,
      onError: (what, error) => errors.push([what, String(error)]),
    });
    return { delivered: service.take(), errors };
  }

  test('a device reminds at the time of its readers, sealed for its browser alone and signed by the library', async () => {
    const joseph = await family('Amina', 'Tano');
    const browser = service.newBrowser();
    const added = await joseph.add(browser);
    expect(added).toEqual({ id: expect.any(String), ...clock });
    expect(await joseph.client(listPushDevices, { userId: joseph.accountId })).toEqual({
      publicKey: pushKey.publicKey,
      items: [added],
    });
    expect((await round(noon - minuteMs)).delivered).toEqual([]);
    const [reminder, ...others] = (await round()).delivered;
    // Both readers have the same time: their device says it once.
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({ endpoint: browser.endpoint, message: { title: 'A story', lang: 'id' } });
    expect(reminder?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '7200', topic: 'reminder' });

    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(reminder?.headers.authorization ?? '') ?? [];
    expect(key).toBe(pushKey.publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
    const [head = '', claims = '', signature = ''] = token.split('.');
    const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), verifier, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'ES256', typ: 'JWT' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example.net',
      sub: 'https://library.example',
      exp: noon / 1000 + 12 * 60 * 60,
    });
  });

  test('once a day, with several processes, after a restart and where the time is changed', async () => {
    const joseph = await family('Amina');
    await joseph.add();
    const rounds = await Promise.all(Array.from({ length: 5 }, () => round()));
    expect(rounds.flatMap(({ delivered }) => delivered)).toHaveLength(1);
    const reminder = { minutesPerDay: 20, dailyReminder: true, dailyReminderTime: '12:30' };
    const set = (more: object) =>
      joseph.client(setReminder, {
        userId: joseph.accountId,
        profileId: joseph.profileIds[0] ?? '',
        body: { ...reminder, ...more },
      });
    await set({});
    expect((await round(noon + 30 * minuteMs)).delivered).toEqual([]);
    expect((await round(noon + dayMs + 30 * minuteMs)).delivered).toHaveLength(1);
    // Friday is no day of theirs, Saturday is in a pause, on Sunday nobody is to be reminded, on Monday again.
    await set({ days: [1, 6, 7], pausedUntil: '2026-11-29' });
    expect((await round(noon + 2 * dayMs + 30 * minuteMs)).delivered).toEqual([]);
    expect((await round(noon + 3 * dayMs + 30 * minuteMs)).delivered).toEqual([]);
    await set({ dailyReminder: false });
    expect((await round(noon + 4 * dayMs + 30 * minuteMs)).delivered).toEqual([]);
    await set({ timezone: 'Europe/Lisbon' });
    expect((await round(noon + 5 * dayMs + 30 * minuteMs)).delivered).toEqual([]);
    expect((await round(Date.parse('2026-11-30T12:30:00Z'))).delivered).toHaveLength(1);
  });

  test('by the clock that a reader has said, also where no device stands in its zone', async () => {
    const joseph = await family('Amina', 'Tano');
    await joseph.add();
    await run(`update profile set timezone = 'America/Lima' where id = $1`, joseph.profileIds.slice(0, 1));
    expect((await round()).delivered).toHaveLength(1);
    expect((await round(Date.parse('2026-11-25T16:59:00Z'))).delivered).toEqual([]);
    const noonInLima = Date.parse('2026-11-25T17:00:00Z');
    expect((await round(noonInLima)).delivered).toHaveLength(1);
    expect((await round(noonInLima + minuteMs)).delivered).toEqual([]);
  });

  test('not after an hour, not where the goal is reached, and not of a class', async () => {
    const joseph = await family('Amina');
    await joseph.add();
    expect((await round(noon + 61 * minuteMs)).delivered).toEqual([]);
    await run(`insert into read_time values ($1, '2026-11-25', 20)`, joseph.profileIds);
    expect((await round()).delivered).toEqual([]);
    await run('delete from read_time');
    await run(
      `with c as (insert into class (account_id, name) values ($1, '2b') returning id) update profile set class_id = (select id from c)`,
      [joseph.accountId],
    );
    expect((await round()).delivered).toEqual([]);
    await run('update profile set class_id = null');
    expect((await round(noon + 60 * minuteMs)).delivered).toHaveLength(1);
  });

  test('a subscription that is over goes; what was not taken is tried twice more, and then left for the day', async () => {
    const joseph = await family('Amina');
    await joseph.add();
    service.answer(503, 429, 500);
    for (const minutes of [0, 1, 5, 15, 30]) expect((await round(noon + minutes * minuteMs)).delivered).toEqual([]);
    expect((await round(noon + 40 * minuteMs)).delivered).toEqual([]);
    expect(await joseph.devices()).toHaveLength(1);
    const unreachable = async () => {
      throw new Error('no network');
    };
    const failed = await round(noon + dayMs, unreachable);
    expect([failed.delivered, failed.errors]).toEqual([[], [['a push service', 'Error: no network']]]);
    expect((await round(noon + dayMs + 5 * minuteMs)).delivered).toHaveLength(1);
    // One that was refused for another reason stays, and is not tried again.
    service.answer(413);
    await round(noon + 2 * dayMs);
    expect((await round(noon + 2 * dayMs + 20 * minuteMs)).delivered).toEqual([]);
    service.answer(410);
    await round(noon + 3 * dayMs);
    expect(await joseph.devices()).toEqual([]);
  });

  test('what was to be tried again while the library stood still is not sent hours later', async () => {
    const joseph = await family('Amina');
    await joseph.add();
    service.answer(503);
    await round();
    expect((await round(noon + 66 * minuteMs)).delivered).toEqual([]);
    expect((await round(noon + dayMs + minuteMs)).delivered).toHaveLength(1);
  });

  test('a clock that nobody knows keeps no other reader from being reminded', async () => {
    const [joseph, other] = [await family('Amina'), await family('Lina')];
    await joseph.add();
    await other.add();
    await run(`update push_device set timezone = 'Mars/Olympus_Mons' where account_id = $1`, [joseph.accountId]);
    expect((await round()).delivered).toHaveLength(1);
  });

  test('it ends when it is turned off, with its session, and with the account; a profile that goes is not reminded of', async () => {
    const joseph = await family('Amina');
    const { id: deviceId } = await joseph.add();
    const of = { userId: joseph.accountId, deviceId };
    const changed = { language: 'km', timezone: 'Asia/Bangkok' };
    expect(await joseph.client(changePushDevice, { ...of, body: changed })).toEqual({ id: deviceId, ...changed });
    const other = await family('Lina');
    const others = { userId: other.accountId, deviceId };
    await expect(other.client(changePushDevice, { ...others, body: changed })).rejects.toMatchObject({
      status: 404,
      code: 'device-not-found',
    });
    await other.client(removePushDevice, others);
    expect(await joseph.devices()).toHaveLength(1);
    await expect(other.client(listPushDevices, { userId: joseph.accountId })).rejects.toMatchObject({
      code: 'not-yours',
    });
    expect(await joseph.client(removePushDevice, of)).toEqual({ removed: true });
    expect(await joseph.devices()).toEqual([]);

    const { id } = await joseph.add();
    const user = randomUUID();
    await run(
      `insert into idp_user (id, name, email, email_verified, created_at, updated_at) values ($1, 'Joseph', $1, true, now(), now())`,
      [user],
    );
    await run(
      `insert into idp_session (id, user_id, token, expires_at, created_at, updated_at) values ($1, $1, $1, now(), now(), now())`,
      [user],
    );
    await run('update push_device set session_id = $1 where id = $2', [user, id]);
    await run('delete from idp_session where id = $1', [user]);
    expect(await joseph.devices()).toEqual([]);

    await joseph.add();
    await joseph.client(deleteProfile, { userId: joseph.accountId, profileId: joseph.profileIds[0] ?? '' });
    expect((await round()).delivered).toEqual([]);
    await run('delete from account');
    expect((await run('select from push_device')).rows).toEqual([]);
  });

  test('a browser is of whoever asked on it last, and an account has a few; the oldest gives way', async () => {
    const [joseph, other] = [await family('Amina'), await family('Lina')];
    const shared = service.newBrowser();
    await joseph.add(shared);
    await other.add(shared);
    expect([await joseph.devices(), (await other.devices()).length]).toEqual([[], 1]);
    for (let added = 0; added < maxDevices; added++) await other.add();
    const left = await run('select endpoint from push_device where account_id = $1', [other.accountId]);
    expect(left.rows).toHaveLength(maxDevices);
    expect(left.rows).not.toContainEqual({ endpoint: shared.endpoint });
    expect((await round()).delivered).toHaveLength(maxDevices);
  });

  test('is asked for by a grown-up, with an address on the web and keys of a browser', async () => {
    const joseph = await family('Amina');
    const browser = service.newBrowser();
    const add = (more: object) => joseph.add({ ...browser, ...more });
    await expect(add({ endpoint: 'https://169.254.169.254/latest' })).rejects.toMatchObject({
      status: 422,
      code: 'no-push-service',
    });
    for (const wrong of [{ p256dh: 'A'.repeat(87) }, { p256dh: 'short' }, { auth: 'short' }])
      await expect(add(wrong)).rejects.toMatchObject({ status: 400, code: 'invalid-input' });
    expect(addPushDevice.needsFreshSignIn).toBe(true);
    await expect(calls.clientAs(undefined)(listPushDevices, { userId: joseph.accountId })).rejects.toMatchObject({
      code: 'no-token',
    });
    expect(await joseph.devices()).toEqual([]);
  });

  test('the export says where a reminder goes and not by which key', async () => {
    const joseph = await family('Amina');
    await joseph.add();
    expect(await exportDevices(database, joseph.accountId)).toEqual([
      { pushService: 'https://push.example.net', ...clock, madeAt: expect.any(Date) },
    ]);
  });

  test('the key is made once, whoever starts first, and stored sealed', async () => {
    const options = { secret: Buffer.alloc(32, 1), publicUrl: 'http://127.0.0.1:8080' };
    await run('delete from push_key');
    const opened = await Promise.all([1, 2, 3].map(() => openPushKey(database, options)));
    expect(new Set(opened.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect((await openPushKey(database, options)).publicKey).toBe(opened[0]?.publicKey);
    const { rows } = await run('select private_key from push_key');
    expect(rows).toEqual([{ private_key: expect.not.stringMatching(/^\{|"d"/) }]);
    pushKey = await openPushKey(database, options);
  });
});

test('nothing is posted to this machine or its network', async () => {
  const message = { headers: {}, body: Buffer.from('x') };
  for (const endpoint of ['https://127.0.0.1/', 'https://localhost/', 'https://10.0.0.1/', 'http://93.184.216.34/'])
    await expect(postPublicly(endpoint, message)).rejects.toThrow('private network');
});
