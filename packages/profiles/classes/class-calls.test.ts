import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addReadTime,
  changeProfile,
  createProfile,
  deleteProfile,
  listProfiles,
  listReadTime,
  maxProfiles,
} from '../contract.ts';
import { exportProfiles } from '../export-profiles.ts';
import { profileCalls } from '../server.ts';
import { addAccount, openTestCalls, type TestCalls } from '../testing/test-accounts.ts';
import { classCalls } from './calls.ts';
import { selectClassroom } from './classroom.ts';
import * as calls from './contract.ts';
import { exportClasses } from './export-classes.ts';

describe.each(testDatabaseKinds)('classes, on the %s database', (kind) => {
  let database: Database;
  let server: TestCalls;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    server = await openTestCalls(database, [...profileCalls, ...classCalls], { database });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function newTeacher() {
    const { accountId } = await addAccount(database);
    await database.pool.query(
      `insert into account_role (account_id, role_id) select $1, id from role where name = 'TEACHER'`,
      [accountId],
    );
    const client = server.clientAs(accountId);
    const made = await client(calls.createClass, { body: { name: ' Class 2b ' } });
    const add = (names: string) => client(calls.addClassReaders, { classId: made.id, body: { names } });
    return { accountId, client, classId: made.id, add };
  }
  const namesOf = ({ readers }: calls.Class) => readers.map(({ name }) => name);

  test.each(kind === 'server' ? ['is taken out while they choose'] : [])(
    'a reader who %s their pictures is not found',
    async () => {
      const { client, classId, add } = await newTeacher();
      const { added } = await add('Amina');
      const [profileId = ''] = added;
      const taking = await database.pool.connect();
      await taking.query('begin');
      await taking.query('delete from profile where id = $1', [profileId]);
      const body = { salt: 'c2FsdCBvZiBhbWluYQ==', hash: 'aGFzaCBvZiBhbWluYQ==' };
      const chosen = client(calls.choosePictures, { classId, profileId, body }).catch((problem: unknown) => problem);
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
      await taking.query('commit');
      taking.release();
      expect(await chosen).toMatchObject({ code: 'profile-not-found' });
    },
  );

  test('a teacher’s class has up to sixty readers beside a family of twelve', async () => {
    const { accountId, client, classId, add } = await newTeacher();
    const names = Array.from({ length: calls.maxReaders }, (_, at) => `Reader ${at + 10}`);
    const filled = await add(names.join('\n'));
    expect([filled.added.length, filled.refused, namesOf(filled.class)]).toEqual([60, [], names]);
    // Each of the twenty pictures three times.
    const pictures = Map.groupBy(filled.class.readers, ({ imageUrl }) => imageUrl);
    expect([...pictures.values()].map((readers) => readers.length)).toEqual(Array.from({ length: 20 }, () => 3));
    expect((await add('One more')).refused).toEqual([{ line: 1, text: 'One more', reason: 'class-full' }]);
    expect((await add(names.join('\n'))).added).toEqual([]);

    const family = { userId: accountId, body: { name: 'Own child', imageUrl: '/media/avatars/fox.webp' } };
    for (let made = 0; made < maxProfiles; made++) await client(createProfile, family);
    await expect(client(createProfile, family)).rejects.toMatchObject({ code: 'too-many-profiles' });
    const { items } = await client(listProfiles, { userId: accountId });
    expect(new Set(items.map(({ name }) => name))).toEqual(new Set(['Own child']));
    expect(await client(calls.listClasses, {})).toEqual({ items: [{ id: classId, name: 'Class 2b', readers: 60 }] });
  });

  test('classes and readers stand in the order of their names, numbers as people count them', async () => {
    const { client, classId, add } = await newTeacher();
    for (const name of ['Class 11', 'Class 3', 'class 2a']) await client(calls.createClass, { body: { name } });
    const { items } = await client(calls.listClasses, {});
    expect(items.map(({ name }) => name)).toEqual(['class 2a', 'Class 2b', 'Class 3', 'Class 11']);
    const inOrder = ['Ádám', 'Bea', 'Reader 2', 'reader 10', 'Reader 11'];
    const { class: filled } = await add(inOrder.toReversed().join('\n'));
    expect(namesOf(filled)).toEqual(inOrder);
    expect(namesOf(await client(calls.getClass, { classId }))).toEqual(inOrder);
    const { readers } = await client(calls.getClassroom, { classId });
    expect(readers.map(({ name }) => name)).toEqual(inOrder);
  });

  test('two lists that arrive at the same time do not fill a class over', async () => {
    const { client, classId, add } = await newTeacher();
    const forty = (who: string) => Array.from({ length: 40 }, (_, at) => `${who} ${at}`).join('\n');
    await Promise.all([add(forty('A')), add(forty('B')), add(forty('A'))]);
    expect((await client(calls.getClass, { classId })).readers.length).toBe(60);
  });

  test('a reader is renamed, moved with what they have, and taken out', async () => {
    const { accountId, client, classId, add } = await newTeacher();
    const { added } = await add('Amina\nLuis');
    const [amina = '', luis = ''] = added;
    const look = { name: 'Amina B.', imageUrl: '/media/avatars/owl.webp' };
    const changed = await client(calls.changeClassReader, { classId, profileId: amina, body: look });
    expect(changed.readers[0]).toEqual({ id: amina, ...look });
    const taken = client(calls.changeClassReader, { classId, profileId: luis, body: { ...look, name: 'amina b.' } });
    await expect(taken).rejects.toMatchObject({ code: 'name-taken', status: 409 });
    const noPicture = { ...look, imageUrl: '/elsewhere.webp' };
    await expect(client(calls.changeClassReader, { classId, profileId: amina, body: noPicture })).rejects.toMatchObject(
      {
        code: 'invalid-input',
      },
    );

    await client(addReadTime, { profileId: amina, uId: accountId, readTime: 7, day: '2026-11-02' });
    const other = await client(calls.createClass, { body: { name: 'Class 3b' } });
    const move = { classId, profileId: amina, body: { toClassId: other.id } };
    expect(namesOf(await client(calls.moveClassReader, move))).toEqual(['Amina B.']);
    expect(namesOf(await client(calls.getClass, { classId }))).toEqual(['Luis']);
    const { items } = await client(listReadTime, { userId: accountId, profileId: amina, day: '2026-11-02', days: 1 });
    expect(items).toEqual([{ day: '2026-11-02', minutes: 7 }]);
    await expect(client(calls.moveClassReader, move)).rejects.toMatchObject({ code: 'profile-not-found' });

    expect((await client(calls.removeClassReader, { classId: other.id, profileId: amina })).readers).toEqual([]);
    expect(await client(calls.deleteClass, { classId })).toEqual({ deleted: true });
    await expect(client(calls.getClass, { classId })).rejects.toMatchObject({ code: 'class-not-found', status: 404 });
    expect(await exportProfiles(database, accountId)).toEqual([]);
  });

  test('no reader of a class gets the name of another by the call for a family’s readers either', async () => {
    const { accountId, client, add } = await newTeacher();
    const { added } = await add('Amina\nLuis');
    const imageUrl = '/media/avatars/owl.webp';
    const renamed = (name: string) =>
      client(changeProfile, { body: { id: added[1] ?? '', userId: accountId, name, imageUrl } });
    await expect(renamed('amina')).rejects.toMatchObject({ code: 'name-taken', status: 409 });
    expect(await renamed('LUIS')).toMatchObject({ name: 'LUIS', imageUrl });
  });

  test('nobody moves a reader into a full class, or into one of somebody else', async () => {
    const { client, classId, add } = await newTeacher();
    const stranger = await newTeacher();
    const { added } = await add('Amina');
    const move = (toClassId: string) =>
      client(calls.moveClassReader, { classId, profileId: added[0] ?? '', body: { toClassId } });
    await expect(move(stranger.classId)).rejects.toMatchObject({ code: 'class-not-found' });
    const full = await client(calls.createClass, { body: { name: 'Full' } });
    const names = Array.from({ length: 60 }, (_, at) => `Reader ${at}`).join('\n');
    await client(calls.addClassReaders, { classId: full.id, body: { names } });
    await expect(move(full.id)).rejects.toMatchObject({ code: 'class-full', status: 409 });
    const owl = { name: 'Owl', imageUrl: '/media/avatars/owl.webp' };
    const other = client(calls.changeClassReader, { classId: full.id, profileId: added[0] ?? '', body: owl });
    await expect(other).rejects.toMatchObject({ code: 'profile-not-found' });
  });

  test('on a browser that is open for a class its readers do what readers do, and nothing of the account', async () => {
    const { accountId, client, classId, add } = await newTeacher();
    const [amina = '', luis = ''] = (await add('Amina\nLuis')).added;
    const other = await client(calls.createClass, { body: { name: 'Class 3b' } });
    const family = { userId: accountId, body: { name: 'Own child', imageUrl: '/media/avatars/fox.webp' } };
    const child = await client(createProfile, family);
    const inClass = server.clientAs(`${accountId} class ${classId}`);

    const reads = (profileId: string) => inClass(addReadTime, { profileId, uId: accountId, readTime: 5 });
    expect((await reads(amina)).minutes).toBe(5);
    await expect(reads(child.id)).rejects.toMatchObject({ code: 'not-yours' });
    await expect(inClass(calls.getClassroom, { classId: other.id })).rejects.toMatchObject({ code: 'not-yours' });
    await expect(inClass(calls.listClasses, {})).rejects.toMatchObject({ code: 'role-needed' });
    await expect(inClass(calls.getClass, { classId })).rejects.toMatchObject({ code: 'role-needed' });
    await expect(inClass(listProfiles, { userId: accountId })).rejects.toMatchObject({ code: 'not-in-classroom' });
    await expect(inClass(createProfile, family)).rejects.toMatchObject({ code: 'not-in-classroom' });
    const gone = inClass(deleteProfile, { userId: accountId, profileId: amina });
    await expect(gone).rejects.toMatchObject({ code: 'fresh-sign-in-needed' });

    const pictures = { salt: 'c2FsdCBvZiBhbWluYQ==', hash: 'aGFzaCBvZiBhbWluYQ==' };
    const choose = (profileId: string, body = pictures) => inClass(calls.choosePictures, { classId, profileId, body });
    for (let time = 0; time < 2; time++) expect(await choose(amina)).toEqual({ chosen: true });
    const another = choose(amina, { ...pictures, hash: 'aGFzaCBvZiBzb21lYm9keQ==' });
    await expect(another).rejects.toMatchObject({ code: 'pictures-chosen', status: 409 });
    expect((await inClass(calls.getClassroom, { classId })).readers).toMatchObject([
      { id: amina, name: 'Amina', pictures },
      { id: luis, name: 'Luis', pictures: null },
    ]);
    await client(calls.forgetPictures, { classId, profileId: amina });
    expect((await client(calls.getClassroom, { classId })).readers[0]?.pictures).toBe(null);
    expect((await selectClassroom(database.pool, classId)).profiles.map(({ name }) => name)).toEqual(['Amina', 'Luis']);
    const elsewhere = client(calls.forgetPictures, { classId: other.id, profileId: amina });
    await expect(elsewhere).rejects.toMatchObject({ code: 'profile-not-found' });
  });

  test('a reader who was taken out, or whose class was deleted, is nobody’s at once', async () => {
    const { accountId, client, classId, add } = await newTeacher();
    const [amina = '', luis = ''] = (await add('Amina\nLuis')).added;
    const timeOf = (profileId: string) => client(listReadTime, { userId: accountId, profileId });
    for (const profileId of [amina, luis]) expect(await timeOf(profileId)).toEqual({ items: [] });
    await client(calls.removeClassReader, { classId, profileId: amina });
    await expect(timeOf(amina)).rejects.toMatchObject({ code: 'profile-not-found' });
    await client(calls.deleteClass, { classId });
    await expect(timeOf(luis)).rejects.toMatchObject({ code: 'profile-not-found' });
  });

  test('an account keeps twenty classes at most, and an adult has agreed before', async () => {
    const { accountId, client } = await newTeacher();
    const make = () => client(calls.createClass, { body: { name: 'Another' } });
    for (let made = 1; made < calls.maxClasses; made++) await make();
    await expect(make()).rejects.toMatchObject({ code: 'too-many-classes', status: 409 });
    await database.pool.query('delete from account_consent where account_id = $1', [accountId]);
    await expect(make()).rejects.toMatchObject({ code: 'consent-needed' });
  });

  test('a class is in the account’s export with its readers, renamed, and goes with the account', async () => {
    const { accountId, client, classId, add } = await newTeacher();
    const { added } = await add('Amina\nLuis');
    await client(calls.renameClass, { classId, body: { name: 'Class 3b' } });
    const exported = await exportClasses(database, accountId);
    expect(exported).toMatchObject([{ id: classId, name: 'Class 3b', readerIds: added }]);
    expect((await exportProfiles(database, accountId)).map(({ id }) => id)).toEqual(added);
    await database.pool.query('delete from account where id = $1', [accountId]);
    expect(await exportClasses(database, accountId)).toEqual([]);
  });
});
