import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { declaredCalls, openTwoAccounts, type TwoAccounts } from '../testing/two-accounts.ts';

let world: TwoAccounts;
const kept: [table: string, row: unknown][] = [];
beforeAll(async () => {
  world = await openTwoAccounts();
  for (const [table, order] of Object.entries({
    account: 'id',
    account_identity: 'account_id',
    profile: 'id',
    idp_user: 'created_at',
    idp_session: 'created_at',
  })) {
    const { rows } = await world.database.pool.query<{ row: unknown }>(
      `select row_to_json(t) as row from ${table} t order by ${order} limit 1`,
    );
    kept.push([table, rows[0]?.row]);
  }
});
afterAll(() => world.close());

// The process remembers the token and the reader for a minute, and nobody tells it: as at the moment of the deletion, when a
// call has been let in and has not yet written.
beforeEach(async () => {
  const { amina, ask, database } = world;
  await database.pool.query(`delete from idp_user where email = 'amina@example.org'`);
  for (const [table, row] of kept)
    await database.pool.query(
      `insert into ${table} overriding system value select * from json_populate_record(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(row)],
    );
  const remembered = await ask('GET', `/profile/growth/${amina.accountId}/${amina.profileId}`, amina);
  await database.pool.query('delete from account where id = $1', [amina.accountId]);
  if (remembered.statusCode !== 200) throw new Error(remembered.body);
});

test('the account is let in for as long as it is remembered', async () => {
  expect((await world.ask('GET', '/project/sync', world.amina)).statusCode).toBe(200);
});

test.each(declaredCalls.filter(({ who }) => who !== 'anyone').map((call) => [call.name, call] as const))(
  '%s of an account that is being deleted is refused or finds nothing, and is no bug',
  async (_name, call) => {
    const reply = await world.askCall(call, world.amina);
    expect(reply.statusCode, reply.body).toBeLessThan(500);
  },
);
