import { inTransaction } from '@letsread/database/in-transaction.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../contract.ts';
import { openTestMailServer } from '../testing/test-mail-server.ts';
import { deleteIdentity } from './own-identity.ts';
import { bearer, newcomer, openTestIdentity, type TestIdentity, whoAmI } from '../testing/test-identity.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(testDatabaseKinds)('what is left of a deleted account, on a database of kind %s', (kind) => {
  let own: TestIdentity;
  let laterMs = 0;
  beforeAll(async () => {
    own = await openTestIdentity(kind, { now: () => Date.now() + laterMs });
  });
  afterAll(() => own.close());

  const remove = async (of: TestIdentity, accountId: string) => {
    await inTransaction(of.database.pool, (client) => deleteIdentity(of.identity, client, accountId));
    await of.identity.settled();
  };

  /** Tables with a row that holds a text, in whatever column. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await own.database.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await own.database.pool.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [
        `%${text}%`,
      ]);
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }
  const mailsTo = async (...parts: string[]) => {
    await own.identity.settled();
    return (await own.identity.mailbox.list())
      .map(({ to }) => to)
      .filter((to) => parts.some((part) => to.includes(part)));
  };

  test('who signs in by e-mail: no table holds the address, nor the new one that waited, and one last mail says goodbye', async () => {
    const email = 'leaving@example.org';
    const { identityToken } = await own.signInNew({ email });
    const { jwtToken, userInfo } = await own.exchange(identityToken);
    await own.clientWith(bearer(jwtToken))(contract.requestEmailChange, { body: { email: 'waiting@example.org' } });
    await own.client(contract.requestReset, { body: { email } });
    expect(new Set(await mailsTo('leaving', 'waiting'))).toEqual(new Set([email, 'waiting@example.org']));
    expect((await tablesWith('leaving@')).length).toBeGreaterThan(1);
    expect(await tablesWith('waiting@')).toEqual(['public.pending_address']);

    await remove(own, userInfo.id);
    expect([await tablesWith('leaving@'), await tablesWith('waiting@')]).toEqual([[], []]);
    expect(await own.subjects(email)).toEqual(['Your account is deleted']);
    expect(await mailsTo('waiting')).toEqual([]);
    laterMs = dayMs + 1;
    await own.identity.maintain();
    expect(await mailsTo('leaving')).toEqual([]);
    laterMs = 0;
    expect(own.errors).toEqual([]);
  });

  test('who comes from another provider: the address that it told us goes too, however it is written', async () => {
    const email = 'Elsewhere@Example.org';
    const { rows } = await own.database.pool.query<{ id: string }>(
      `insert into account (display_name, email, last_used_on) values ('Amina', $1, current_date - 2000) returning id`,
      [email],
    );
    const accountId = rows[0]?.id ?? '';
    await own.database.pool.query(
      `insert into idp_user (id, name, email, email_verified, contact_email) values ('user-elsewhere', 'Amina', 'mark@identity.invalid', true, $1)`,
      [email],
    );
    await own.database.pool.query(`insert into account_identity values ('embedded', 'user-elsewhere', $1)`, [
      accountId,
    ]);
    await own.identity.maintain();
    // Somebody tried the address for an account of its own meanwhile.
    await own.client(contract.signUp, { body: newcomer({ email: email.toLowerCase() }) });
    expect(await mailsTo('elsewhere', 'Elsewhere')).toHaveLength(2);

    await remove(own, accountId);
    expect(await tablesWith('elsewhere@example.org')).toEqual([]);
    expect(await own.subjects(email)).toEqual(['Your account is deleted']);
    expect(await mailsTo('elsewhere')).toEqual([]);
  });

  test('a mail that is being written is written no more, and others keep theirs', async () => {
    const email = 'in-a-hurry@example.org';
    const { identityToken } = await own.signInNew({ email });
    const { userInfo } = await own.exchange(identityToken);
    await own.client(contract.signUp, { body: newcomer({ email: 'staying@example.org' }) });
    await own.identity.settled();
    own.identity.mail('exists', { email, language: 'en' });
    await remove(own, userInfo.id);
    expect([await own.subjects(email), await mailsTo('staying')]).toEqual([
      ['Your account is deleted'],
      ['staying@example.org'],
    ]);
    expect(own.errors).toEqual([]);
  });

  test('where the deletion is taken back nobody is told goodbye, and what was mailed stays', async () => {
    const email = 'not-yet@example.org';
    const { identityToken } = await own.signInNew({ email });
    const { userInfo, jwtToken } = await own.exchange(identityToken);
    const before = await own.subjects(email);
    const deleting = inTransaction(own.database.pool, async (client) => {
      await deleteIdentity(own.identity, client, userInfo.id);
      throw new Error('The connection is lost.');
    });
    await expect(deleting).rejects.toThrow('lost');
    expect(await own.subjects(email)).toEqual(before);
    expect(await own.clientWith(bearer(jwtToken))(whoAmI, {})).toMatchObject({ id: userInfo.id });
    expect(own.errors).toEqual([]);
  });

  test('a mail that waits for the mail server is sent no more', async () => {
    const mailServer = await openTestMailServer('451 later');
    const settings = { SMTP_URL: mailServer.url, MAIL_FROM: 'library@example.org' };
    const sending = await openTestIdentity(kind, { settings });
    const email = 'waiting-for-mail@example.org';
    const { rows } = await sending.database.pool.query<{ id: string }>(
      `insert into account (display_name, email) values ('Joseph', $1) returning id`,
      [email],
    );
    sending.identity.mail('reset', { email, language: 'en' }, () => 'token');
    await expect.poll(mailServer.tries).toBe(1);
    await inTransaction(sending.database.pool, (client) => deleteIdentity(sending.identity, client, rows[0]?.id ?? ''));
    // The second try is that of the goodbye, which waits until the library closes.
    await expect.poll(mailServer.tries).toBe(2);
    await sending.close();
    expect([mailServer.tries(), mailServer.received, sending.errors.length]).toEqual([2, [], 1]);
    mailServer.close();
  });

  test('a written mail is kept for 30 days, as the notice to an unused account holds, and no longer', async () => {
    await own.client(contract.signUp, { body: newcomer({ email: 'kept@example.org' }) });
    await own.identity.settled();
    const leftAfter = async (days: number) => {
      laterMs = days * dayMs;
      await own.identity.maintain();
      return mailsTo('kept');
    };
    expect(await leftAfter(29)).toEqual(['kept@example.org']);
    expect(await leftAfter(31)).toEqual([]);
  });
});
