import type { Endpoint } from '@letsread/http/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredCalls, fieldsOf, openTwoAccounts, type TwoAccounts } from '../testing/two-accounts.ts';

/**
 * What a call names beside accounts, readers, classes and teams, which are looked at before every call (contract.test.ts): whose
 * it is follows from what is named, and each call looks itself.
 */
const namesSomething = /(?:^id|Id|^ids|Ids|^code|^slug)$/;

/** Of everybody: languages, published books and paths, codes of projects that are given to whoever may join. */
const ofEverybody = new Set(['lId', 'langId', 'languageId', 'bId', 'bookIds', 'pathwayId', 'eventId', 'code']);
/** By which a signed-in reader names a published book; staff names any book by them. */
const ofEverybodyForReaders = new Set(['bookId', 'slug']);

/** What each field that names something of somebody's names in these tests: it is Amina's, or of a book of no team. */
const things: Record<string, unknown> = {
  bookId: '1',
  editionId: '1',
  editionIds: ['1'],
  otherId: '1',
  questionId: '1',
};
/** Made below. */
const thingsMade = [
  'invitationId grownUpId deviceId awardId slug importId changeId revisionId linkingId reportId objectId code toClassId',
  'readerIds handedOutId',
].flatMap((line) => line.split(' '));

/** Those that answer, and what they must say. */
const answers: Record<string, object> = {
  'changeStock editionIds': { changed: [], refused: [{ editionId: '1', reason: 'not-yours' }] },
  'undoStockChange changeId': { changed: [], refused: [{ editionId: '1', reason: 'not-yours' }] },
  'removePushDevice deviceId': { removed: true },
  'listStock importId': { items: [] },
  'getNumbers bookId': { total: { opened: null } },
  'exportNumbers bookId': { items: [] },
};

/** What else makes the call name it. */
const beside: Record<string, object> = {
  'changeStock objectId': { action: 'add-to-team', editionIds: ['4'], level: undefined },
};

const isForLibrarians = ({ who }: Endpoint) => typeof who !== 'string' && who.roles.join() === 'LIBRARIAN';
const named = declaredCalls
  .filter((call) => call.who !== 'anyone' && !isForLibrarians(call))
  .flatMap((call) => {
    const owned = Object.values(call.owned);
    return fieldsOf(call)
      .filter((field) => namesSomething.test(field) && !owned.includes(field))
      .filter((field) => !(ofEverybody.has(field) && !(field === 'code' && call.name === 'getProjectReport')))
      .filter((field) => !(typeof call.who === 'string' && ofEverybodyForReaders.has(field)))
      .map((field) => [`${call.name} ${field}`, call, field] as const);
  });

let world: TwoAccounts;
let before: Record<string, string>;
/** Joseph's own, where only one of several fields is another's. */
let own: Record<string, unknown>;
beforeAll(async () => {
  world = await openTwoAccounts();
  const { amina, joseph, giveRole, database } = world;
  for (const role of ['LIBRARIAN', 'TEACHER'] as const) await giveRole(amina, role);
  for (const role of ['EDITOR', 'TEACHER', 'PARTNER'] as const) await giveRole(joseph, role);
  Object.assign(things, await makeThingsOfAmina());
  const { rows } = await database.pool.query<Record<string, unknown>>(`
    with team as (insert into team (name) values ('Night owls') returning id),
      member as (insert into team_member (team_id, account_id) select id, ${joseph.accountId} from team),
      given as (insert into book_team (book_id, team_id) select 2, id from team)
    select '2' as "bookId", (select min(id)::text from edition where book_id = 2) as "editionId",
      (select array_agg(id::text) from edition where book_id = 2) as seen, id::text as "teamId" from team`);
  own = rows[0] ?? {};
  before = await contents();
});
afterAll(() => world.close());

/** Asks as Amina, and gives what was answered. */
async function made<Answer>(method: Endpoint['method'], url: string, body?: unknown): Promise<Answer> {
  const reply = await world.ask(method, url, world.amina, body);
  if (reply.statusCode !== 200) throw new Error(`${method} ${url} ${reply.body}`);
  return reply.json<Answer>();
}

/** The id of the first of the list that is answered. */
async function madeIn(...asked: Parameters<typeof made>): Promise<string | undefined> {
  return (await made<{ items: { id: string }[] }>(...asked)).items[0]?.id;
}

async function makeThingsOfAmina(): Promise<typeof things> {
  const { accountId, profileId, classId } = world.amina;
  const { pool } = world.database;
  const idOf = async (text: string, values: unknown[] = []) =>
    (await pool.query<{ id: string }>(`${text} returning id::text`, values)).rows[0]?.id;
  const grownUpId = (
    await pool.query<{ subject: string }>('select subject from account_identity where account_id = $1', [accountId])
  ).rows[0]?.subject;
  const push = declaredCalls.find(({ name }) => name === 'addPushDevice')?.example.body;
  const handedOut = { what: { kind: 'level', level: 2, stories: 3 }, readerIds: null, untilDay: '2999-02-28' };
  const change = { action: 'set-level', editionIds: ['1'], level: 4 };
  await made('POST', '/report/book/1', { kind: 'word', page: 1 });
  await pool.query(`insert into project (code, name, partner) values ('8765-4321', 'Kites', '')`);
  return {
    grownUpId,
    // A draft.
    slug: 'kite-not-ready',
    code: '8765-4321',
    toClassId: classId,
    readerIds: (await made<{ added: string[] }>('POST', `/library/classes/${classId}/readers`, { names: 'Luis' }))
      .added,
    handedOutId: await madeIn('POST', `/library/classes/${classId}/handed-out`, handedOut),
    reportId: await madeIn('GET', '/library/reports'),
    revisionId: (
      await made<{ revisions: { id: string }[] }>('PUT', '/library/books/1', { readAloud: { was: false, now: true } })
    ).revisions[0]?.id,
    linkingId: (
      await made<{ linkingId: string }>('POST', '/library/books/3/joins', { otherId: '4', seen: ['6', '7', '8'] })
    ).linkingId,
    invitationId: await idOf(
      `insert into grown_up_invitation (account_id, invited_by, email, language, ends_at)
       values ($1, $2, 'mariam@example.org', 'en', '2999-02-28')`,
      [accountId, grownUpId],
    ),
    objectId: (await made<{ id: string }>('POST', '/library/teams', { name: 'Kite readers' })).id,
    importId: (await made<{ id: string }>('POST', '/library/imports', { isPublished: false, licence: 'CC-BY-4.0' })).id,
    changeId: (await made<{ changeId: string }>('POST', '/library/shelf/changes', change)).changeId,
    deviceId: (await made<{ id: string }>('POST', `/profile/push/${accountId}`, push)).id,
    awardId: await idOf(
      `insert into award (profile_id, kind, ref, picture, earned_at) values ($1, 'sticker', 'book:1', 'kite', now())`,
      [profileId],
    ),
  };
}

/** What stands in each table, but for what is counted of every request. */
async function contents(): Promise<Record<string, string>> {
  const { pool } = world.database;
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'attempt'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const text = `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`;
    found[name] = (await pool.query<{ sum: string }>(text)).rows[0]?.sum ?? '';
  }
  return found;
}

test('each field that names something is said to be of everybody, or is tried here', () => {
  expect(
    named.filter(([, , field]) => !(field in things) && !thingsMade.includes(field)).map(([name]) => name),
  ).toEqual([]);
});

test.each(named)('%s that is another’s is refused', async (name, call, field) => {
  const reply = await world.askCall(call, world.joseph, { ...own, ...beside[name], [field]: things[field] });
  const expected = answers[name];
  if (expected === undefined) expect(`${reply.statusCode} ${reply.body}`).toMatch(/^40[34] /);
  else expect(reply.json()).toMatchObject(expected);
});

test('nothing of Amina’s has changed by it', async () => {
  expect(await contents()).toEqual(before);
});
