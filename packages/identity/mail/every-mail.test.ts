import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retireUnusedAccounts } from '../accounts/retire-unused-accounts.ts';
import * as contract from '../contract.ts';
import { inviteGrownUp } from '../grown-ups/contract.ts';
import { bearer, codeOf, joseph, newcomer, openTestIdentity, type TestIdentity } from '../testing/test-identity.ts';
import { mailWords } from '@letsread/interface-text/mail-words.ts';
import type { MailKind } from './compose-mail.ts';

describe.each(testDatabaseKinds)('every kind of mail, on a database of kind %s', (kind) => {
  let own: TestIdentity;
  let count = 0;
  beforeAll(async () => {
    own = await openTestIdentity(kind, { sleep: async () => {} });
  });
  beforeEach(() => own.database.pool.query('delete from attempt'));
  afterAll(() => own.close());

  const subjectOf = (mailKind: MailKind) => mailWords('en').word(`mail.${mailKind}.subject`);
  const signUp = (email: string) => own.client(contract.signUp, { body: newcomer({ email }) });
  const requestReset = (email: string) => own.client(contract.requestReset, { body: { email } });
  const changeTo = (token: string, email: string) =>
    own.clientWith(bearer(token))(contract.requestEmailChange, { body: { email } });

  /** An account, with its hour's mails still to come. */
  async function account(email: string) {
    const { identityToken } = await own.signInNew({ email });
    const { jwtToken } = await own.exchange(identityToken);
    await own.identity.settled();
    await own.identity.mailbox.forget([email]);
    await own.database.pool.query('delete from attempt');
    return { jwtToken };
  }

  /** As somebody has from several providers, all of whom know the same address. */
  async function unusedAccount(email: string): Promise<void> {
    await own.database.pool.query(
      `insert into account (display_name, email, last_used_on) values ('Joseph', $1, current_date - 2000)`,
      [email],
    );
  }

  /** What has a mail of the kind sent to an address, as often as it is called; made once for each address. */
  const requestsFor: Record<
    Exclude<MailKind, 'goodbye' | 'removed'>,
    (email: string) => Promise<() => Promise<unknown>>
  > = {
    verify: async (email) => () => signUp(email),
    async exists(email) {
      await account(email);
      return () => signUp(email);
    },
    async reset(email) {
      await account(email);
      return () => requestReset(email);
    },
    async change(email) {
      const { jwtToken } = await account(`owner-of-${email}`);
      return () => changeTo(jwtToken, email);
    },
    async changing(email) {
      const { jwtToken } = await account(email);
      return () => changeTo(jwtToken, `another-${(count += 1)}@example.org`);
    },
    async invitation(email) {
      const { jwtToken } = await account(`inviter-of-${email}`);
      // An account invites no more often than a recipient gets mails.
      return () => codeOf(own.clientWith(bearer(jwtToken))(inviteGrownUp, { body: { email } }));
    },
    unused: async (email) => async () => {
      await unusedAccount(email);
      await own.identity.maintain();
    },
  };
  const kinds = Object.keys(requestsFor) as (keyof typeof requestsFor)[];

  /** One that only says that there is an account leaves room for those that help. */
  const maxMails = (mailKind: MailKind) => (mailKind === 'exists' ? 1 : 3);

  test.each(kinds)('“%s” comes three times an hour at most, however often it is asked for', async (mailKind) => {
    const email = `${mailKind}@example.org`;
    const requestMail = await requestsFor[mailKind](email);
    for (let n = 0; n < 5; n++) {
      await requestMail();
      await own.identity.settled();
    }
    expect(await own.subjects(email)).toEqual(Array(maxMails(mailKind)).fill(subjectOf(mailKind)));
    await own.database.pool.query(`update attempt set ends_at = now() - interval '1 second'`);
    await requestMail();
    expect((await own.subjects(email)).length).toBeGreaterThan(maxMails(mailKind));
    expect(own.errors).toEqual([]);
  });

  test.each(kinds)('“%s” counts for the others: no fourth of any kind comes in its hour', async (mailKind) => {
    const email = `first-${mailKind}@example.org`;
    const requestMail = await requestsFor[mailKind](email);
    for (let n = 0; n < 3; n++) {
      await requestMail();
      await own.identity.settled();
    }
    for (const other of ['verify', 'unused'] as const) await (await requestsFor[other](email))();
    await requestReset(email);
    await requestReset(email.replace('@', '+books@'));
    expect((await own.subjects(email)).length).toBeLessThanOrEqual(3);
  });

  test('whoever waits for a mail that comes later gets it in the next round, and stays until then', async () => {
    const email = 'many-accounts@example.org';
    for (let n = 0; n < 4; n++) await unusedAccount(email);
    await own.identity.maintain();
    const untold = async () =>
      (await own.database.pool.query('select 1 from account where email = $1 and told_unused_at is null', [email])).rows
        .length;
    expect([await untold(), (await own.subjects(email)).length]).toEqual([1, 3]);
    await own.database.pool.query('delete from attempt');
    await own.identity.maintain();
    expect([await untold(), (await own.subjects(email)).length]).toEqual([0, 4]);
  });

  test('an account whose mail could not be written is told once there is room again, and not deleted before', async () => {
    const email = 'full-disk@example.org';
    await unusedAccount(email);
    const noticeFlags = async () =>
      (
        await own.database.pool.query(
          'select told_unused_at is not null as "hasNotice" from account where email = $1',
          [email],
        )
      ).rows;
    const mailbox = path.join(own.dataDir, 'mailbox');
    await rm(mailbox, { recursive: true, force: true });
    // No folder can be where a file is.
    await writeFile(mailbox, '');
    await expect(own.identity.maintain()).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await noticeFlags()).toEqual([{ hasNotice: false }]);
    await rm(mailbox);
    await own.identity.maintain();
    expect([await noticeFlags(), await own.subjects(email)]).toEqual([[{ hasNotice: true }], [subjectOf('unused')]]);
  });

  test('an address that takes no mails any more keeps nobody else from being told, and its account is not deleted', async () => {
    await own.database.pool.query('delete from account where last_used_on < current_date - 1000');
    for (const name of ['a', 'dead', 'b']) await unusedAccount(`${name}@elsewhere.example`);
    const [notified, errors]: [string[], string[]] = [[], []];
    await retireUnusedAccounts({
      pool: own.database.pool,
      nowMs: Date.now(),
      async send(_kind, { email }) {
        if (email.startsWith('dead')) throw Object.assign(new Error('no such user'), { responseCode: 550 });
        return notified.push(email) > 0;
      },
      onError: (what) => errors.push(what),
      remove: async (_db, id) => void errors.push(`deleted ${id}`),
    });
    expect([notified.toSorted(), errors]).toEqual([['a@elsewhere.example', 'b@elsewhere.example'], ['mail']]);
    const { rows } = await own.database.pool.query(
      `select email from account where told_unused_at is null and last_used_on < current_date - 1000`,
    );
    expect(rows).toEqual([{ email: 'dead@elsewhere.example' }]);
  });

  test('a new password, by a link or in the account, begins no new hour', async () => {
    const email = 'forgetful@example.org';
    const { jwtToken } = await account(email);
    for (let n = 0; n < 3; n++) {
      await requestReset(email);
      await own.identity.settled();
    }
    const token = await own.mailedToken(email);
    await own.clientWith(bearer(jwtToken))(contract.changePassword, { body: { password: 'a paper boat' } });
    await requestReset(email);
    expect(await own.subjects(email)).toHaveLength(3);
    expect(token).not.toBe('');
    const again = await own.client(contract.signIn, { body: { ...joseph, email, password: 'a paper boat' } });
    expect(again.identityToken).toMatch(/./);
  });
});
