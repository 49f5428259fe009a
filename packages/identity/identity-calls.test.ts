import { inTransaction } from '@letsread/database/in-transaction.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { migrate } from '@letsread/database/migrate.ts';
import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from './contract.ts';
import { identitySettings } from './identity-settings.ts';
import { openIdentity } from './open-identity.ts';
import { openSecrets } from './secrets.ts';
import { deleteIdentity, exportIdentity } from './accounts/own-identity.ts';
import {
  clientsOf,
  bearer,
  codeOf,
  joseph,
  newcomer,
  openTestIdentity,
  serveIdentity,
  type TestIdentity,
  whoAmI,
} from './testing/test-identity.ts';

describe.each(testDatabaseKinds)('identity on a database of kind %s', (kind) => {
  let own: TestIdentity;
  beforeAll(async () => {
    own = await openTestIdentity(kind);
  });
  afterAll(() => own.close());

  test('from sign-up to sign-out', async () => {
    const { client, clientWith } = own;
    expect(await client(contract.signUp, { body: newcomer(joseph) })).toEqual({ sent: true });
    expect(await own.subjects(joseph.email)).toEqual(['Confirm your email address']);
    expect(await codeOf(client(contract.signIn, { body: joseph }))).toBe('wrong-credentials');
    const token = await own.mailedToken(joseph.email);
    await client(contract.verify, { body: { token, password: joseph.password } });
    const { refreshToken, identityToken } = await client(contract.signIn, { body: joseph });

    const session = await clientWith(bearer(identityToken))(contract.authenticate, {});
    expect(session).toMatchObject({
      displayName: 'Joseph',
      photoUrl: null,
      rolesWithId: [],
      teamsWithId: [],
      userInfo: { projectCode: '' },
      profiles: [],
    });
    const minutes = (Date.parse(session.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);

    const { id } = session.userInfo;
    expect(await clientWith(bearer(session.jwtToken))(whoAmI, {})).toEqual({ id });
    expect(await clientWith({ authorization: session.jwtToken })(whoAmI, {})).toEqual({ id });
    expect(await clientWith({ ...bearer('old'), accessToken: session.jwtToken })(whoAmI, {})).toEqual({ id });

    const renewed = await clientWith(bearer(refreshToken))(contract.getIdentityToken, {});
    const again = await clientWith(bearer(renewed.identityToken))(contract.authenticate, {});
    expect(again.userInfo.id).toBe(id);

    await clientWith(bearer(refreshToken))(contract.signOut, {});
    expect(await codeOf(clientWith(bearer(refreshToken))(contract.getIdentityToken, {}))).toBe('no-token');
    expect(await clientWith(bearer(refreshToken))(contract.signOut, {})).toEqual({ signedOut: true });
  });

  test('without a token, or with an identity token in its place, a call for accounts is refused', async () => {
    const { identityToken } = await own.signInNew({ email: 'no-token@example.org' });
    expect(await codeOf(own.client(whoAmI, {}))).toBe('no-token');
    expect(await codeOf(own.clientWith(bearer(identityToken))(whoAmI, {}))).toBe('no-token');
    expect(await codeOf(own.client(contract.authenticate, {}))).toBe('no-token');
    expect(await codeOf(own.client(contract.getIdentityToken, {}))).toBe('no-token');
  });

  test('a form without script signs in: the server keeps the refresh token in a cookie, which is all it needs later', async () => {
    await own.signInNew({ email: 'form@example.org' });
    const fields = new URLSearchParams({ email: ' Form@Example.org ', password: joseph.password });
    // What the web app's form action does with a posted form.
    const { refreshToken } = await own.client(contract.signIn, {
      body: { email: String(fields.get('email')), password: String(fields.get('password')) },
    });
    expect(refreshToken).toMatch(/^[\w.-]+$/);
    const cookie = `jwtToken=old; ${contract.refreshTokenCookie}=${refreshToken}; isLoggedIn=true`;
    const withOld = own.clientWith({ cookie, ...bearer('a.b.c') });
    const { identityToken } = await withOld(contract.getIdentityToken, {});
    await own.clientWith(bearer(identityToken))(contract.authenticate, {});
    await withOld(contract.signOut, {});
    expect(await codeOf(own.clientWith({ cookie })(contract.getIdentityToken, {}))).toBe('no-token');
  });

  test('a link to verify works in the mail only: anything else is a link that is not valid', async () => {
    for (const token of ['x', 'a.b.c', own.identity.publicUrl]) {
      for (const call of [contract.verify, contract.reset])
        expect(await codeOf(own.client(call, { body: { token, password: joseph.password } }))).toBe('link-not-valid');
      expect(await codeOf(own.client(contract.confirmEmailChange, { body: { token } }))).toBe('link-not-valid');
    }
  });

  test('signing up with an address that has an account answers the same and mails its owner', async () => {
    const email = 'twice@example.org';
    await own.signInNew({ email });
    const other = { email, displayName: 'Other', agreed: true } as const;
    const answer = await own.client(contract.signUp, { body: other });
    expect(answer).toEqual(await own.client(contract.signUp, { body: { ...other, email: 'new-one@example.org' } }));
    expect((await own.subjects(email))[0]).toBe('You already have an account');
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }))).toBe('answered');
  });

  test('a second sign-up leaves the first one’s link good, and whoever opens one chooses the password', async () => {
    const email = 'early@example.org';
    const links: string[] = [];
    for (const displayName of ['Joseph', 'A stranger']) {
      await own.client(contract.signUp, { body: { email, displayName, agreed: true } });
      links.push(await own.mailedToken(email));
    }
    const open = (token = '', password = joseph.password) =>
      codeOf(own.client(contract.verify, { body: { token, password } }));
    expect(await open(links[0])).toBe('answered');
    expect(await open(links[0], 'of a stranger')).toBe('link-not-valid');
    expect(await open(links[1], 'of a stranger')).toBe('link-not-valid');
    expect((await own.client(contract.signIn, { body: { ...joseph, email } })).refreshToken).toMatch(/./);
  });

  test('two links of one address that are opened at once make one account', async () => {
    const email = 'eager@example.org';
    await own.client(contract.signUp, { body: newcomer({ email }) });
    const first = await own.mailedToken(email);
    await own.client(contract.signUp, { body: newcomer({ email }) });
    const tokens = [first, await own.mailedToken(email)];
    const codes = await Promise.all(
      tokens.map((token) => codeOf(own.client(contract.verify, { body: { token, password: joseph.password } }))),
    );
    expect(codes.sort()).toEqual(['answered', 'link-not-valid']);
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }))).toBe('answered');
    expect(own.errors).toEqual([]);
  });

  test('who has lost the mail of the sign-up gets it again by “forgot password”', async () => {
    const email = 'unconfirmed@example.org';
    await own.client(contract.signUp, { body: newcomer({ email }) });
    await own.identity.settled();
    await own.client(contract.requestReset, { body: { email } });
    expect(await own.subjects(email)).toEqual(['Confirm your email address', 'Confirm your email address']);
    await own.client(contract.verify, { body: { token: await own.mailedToken(email), password: 'mine alone' } });
    expect(await codeOf(own.client(contract.signIn, { body: { email, password: 'mine alone' } }))).toBe('answered');
  });

  test.each([
    ['password1'],
    ['aaaaaaaa'],
    ['qwertyuiop'],
    ['нннннннн'],
    ['19850412'],
    ['Letsread1'],
    ['common@example.org'],
  ])('the password %j is one that many would try: it is refused, and the link stays good', async (password) => {
    const email = 'common@example.org';
    const { token } = (commonLink ??= { token: await linkFor(email) });
    expect(await codeOf(own.client(contract.verify, { body: { token, password } }))).toBe('password-too-common');
  });
  let commonLink: { token: string } | undefined;
  async function linkFor(email: string): Promise<string> {
    await own.client(contract.signUp, { body: newcomer({ email }) });
    return own.mailedToken(email);
  }

  test('after a reset the old password and the old sessions are refused', async () => {
    const email = 'reset@example.org';
    const { refreshToken } = await own.signInNew({ email });
    await own.client(contract.requestReset, { body: { email } });
    const token = await own.mailedToken(email);
    const password = 'another kite';
    expect(await own.client(contract.reset, { body: { token, password } })).toEqual({ reset: true });
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }))).toBe('wrong-credentials');
    expect(await codeOf(own.clientWith(bearer(refreshToken))(contract.getIdentityToken, {}))).toBe('no-token');
    expect(await codeOf(own.client(contract.reset, { body: { token, password } }))).toBe('link-not-valid');
    expect(await codeOf(own.client(contract.signIn, { body: { email, password } }))).toBe('answered');
  });

  test('a reset sets the password and ends what was before it together, or does neither', async () => {
    const email = 'halfway@example.org';
    const { refreshToken } = await own.signInNew({ email });
    await own.client(contract.requestReset, { body: { email } });
    const token = await own.mailedToken(email);
    const password = 'another kite';
    const asked = () => own.client(contract.reset, { body: { token, password } });
    const rule = (text: string) => own.database.pool.query(text);
    await rule('alter table idp_user add constraint halfway check (password_changed_at is null) not valid');
    expect(await codeOf(asked())).toBe('unexpected');
    await rule('alter table idp_user drop constraint halfway');
    expect(await codeOf(own.clientWith(bearer(refreshToken))(contract.getIdentityToken, {}))).toBe('answered');
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }))).toBe('answered');
    const both = await Promise.all([codeOf(asked()), codeOf(asked())]);
    expect(both.toSorted((one, other) => one.localeCompare(other))).toEqual(['answered', 'link-not-valid']);
    expect(await codeOf(own.clientWith(bearer(refreshToken))(contract.getIdentityToken, {}))).toBe('no-token');
  });

  test('a session that began while its password was replaced is none', async () => {
    const email = 'meanwhile@example.org';
    await own.signInNew({ email });
    const run = (text: string) => own.database.pool.query(text);
    // As of another process, whose clock is behind, which is done between the look at the password and the session.
    await run(`create function replace_password() returns trigger language plpgsql as $$ begin
      update idp_account set password = password || '0' where user_id = new.user_id; return new; end $$`);
    await run('create trigger meanwhile before insert on idp_session for each row execute function replace_password()');
    const code = await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }));
    await run('drop function replace_password cascade');
    expect(code).toBe('wrong-credentials');
    const { rows } = await own.database.pool.query(
      'select count(*)::integer as sessions from idp_session s join idp_user u on u.id = s.user_id where u.email = $1',
      [email],
    );
    expect(rows).toEqual([{ sessions: 1 }]);
  });

  test('who is deleted while their password is looked at is not signed in, and that is no bug', async () => {
    const email = 'deleted@example.org';
    await own.signInNew({ email });
    const run = (text: string) => own.database.pool.query(text);
    await run(`create function delete_user() returns trigger language plpgsql as $$ begin
      delete from idp_user where id = new.user_id; return new; end $$`);
    await run('create trigger meanwhile before insert on idp_session for each row execute function delete_user()');
    const code = await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }));
    await run('drop function delete_user cascade');
    expect(code).toBe('wrong-credentials');
  });

  test('a reset for an unknown address answers the same and mails nobody', async () => {
    const unknown = await own.client(contract.requestReset, { body: { email: 'nobody@example.org' } });
    expect(unknown).toEqual(await own.client(contract.requestReset, { body: { email: joseph.email } }));
    expect(await own.subjects('nobody@example.org')).toEqual([]);
  });

  test('a wrong password and an unknown address are the same problem', async () => {
    const wrong = own.client(contract.signIn, { body: { ...joseph, password: 'wrong' } });
    const unknown = own.client(contract.signIn, { body: { ...joseph, email: 'nobody@example.org' } });
    const [first, second] = await Promise.allSettled([wrong, unknown]);
    expect(first).toEqual(second);
    expect(await codeOf(wrong)).toBe('wrong-credentials');
  });

  test('an account is exported whole, and deleted with nothing left of it', async () => {
    const email = 'gone@example.org';
    const { identityToken, refreshToken } = await own.signInNew({ email });
    const { jwtToken, userInfo } = await own.clientWith(bearer(identityToken))(contract.authenticate, {});
    await own.client(contract.requestReset, { body: { email } });
    const link = await own.mailedToken(email);
    const exported = await exportIdentity(own.database.pool, { id: userInfo.id, isFresh: true });
    expect(exported).toMatchObject({
      account: { id: userInfo.id, email, displayName: 'Joseph' },
      identities: [{ issuer: 'embedded' }],
      users: [{ email, isEmailVerified: true, passwordChangedAt: null }],
      signInMethods: [{ provider: 'credential' }],
      sessions: [{ signedInAt: expect.any(Date), classId: null }],
    });
    await inTransaction(own.database.pool, (client) => deleteIdentity(own.identity, client, userInfo.id));

    expect(await codeOf(own.clientWith(bearer(jwtToken))(whoAmI, {}))).toBe('no-token');
    expect(await codeOf(own.clientWith(bearer(identityToken))(contract.authenticate, {}))).toBe('no-token');
    expect(await codeOf(own.clientWith(bearer(refreshToken))(contract.getIdentityToken, {}))).toBe('no-token');
    expect(await codeOf(own.client(contract.reset, { body: { token: link, password: joseph.password } }))).toBe(
      'link-not-valid',
    );
    expect(await codeOf(own.client(contract.signIn, { body: { ...joseph, email } }))).toBe('wrong-credentials');
    expect(await tablesWith(email)).toEqual([]);
    expect(await tablesWith(String(exported.identities[0]?.subject))).toEqual([]);
    // Of the mails only the last one, which says goodbye.
    await expect.poll(() => own.subjects(email)).toEqual(['Your account is deleted']);
  });

  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await own.database.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await own.database.pool.query(`select 1 from "${name}" t where t::text like $1`, [`%${text}%`]);
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }

  test('neither addresses nor passwords stand where they need not', async () => {
    await own.client(contract.requestReset, { body: { email: joseph.email } });
    const rows = await own.database.pool.query<{ row: string }>(
      `select t::text as row from attempt t union all select t::text from idp_session t union all select t::text from idp_verification t`,
    );
    const all = rows.rows.map(({ row }) => row).join('\n');
    expect(all).not.toContain(joseph.email);
    expect(all).not.toContain('192.0.2.1');
    const hashes = await own.database.pool.query<{ password: string }>('select password from idp_account');
    for (const { password } of hashes.rows) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(own.errors).toEqual([]);
  });

  test('the sign-in page learns what is configured, and while developing where the mails are', async () => {
    expect(await own.client(contract.listProviders, {})).toEqual({
      email: true,
      providers: [],
      mailboxUrl: '/api/idp/mailbox',
    });
    for (const email of ['first@example.org', 'second@example.org'])
      await own.client(contract.signUp, { body: { ...newcomer(), email } });
    const mails = async () => (await own.client(contract.listMailbox, {})).items;
    await expect
      .poll(async () => (await mails()).map(({ to }) => to))
      .toEqual(expect.arrayContaining(['first@example.org', 'second@example.org']));
    const times = (await mails()).map(({ sentAt }) => sentAt);
    expect(times).toEqual(times.toSorted((one, other) => other.localeCompare(one)));
  });

  test('what cannot be a name, a language, an address or a password is 400 with its place', async () => {
    const answerTo = async (change: object) => {
      const payload = { ...newcomer(), ...change };
      const reply = await own.server.inject({ method: 'POST', url: '/api/idp/sign-up', payload });
      return [reply.statusCode, reply.json().errors?.[0].path];
    };
    expect(await answerTo({ agreed: false })).toEqual([400, 'body.agreed']);
    expect(await answerTo({ displayName: 'a\0b' })).toEqual([400, 'body.displayName']);
    expect(await answerTo({ language: 'a\0b' })).toEqual([400, 'body.language']);
    expect(await answerTo({ email: 'joseph' })).toEqual([400, 'body.email']);
    expect(await answerTo({ email: 'a@identity.invalid' })).toEqual([400, 'body.email']);
  });

  test('the OpenAPI document describes the calls', async () => {
    const document = (await own.server.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/login/authenticate', '/idp/sign-up', '/idp/token']),
    );
  });

  test('another secret signs everyone out, and signing in works again', async () => {
    const email = 'secret@example.org';
    const { refreshToken, identityToken } = await own.signInNew({ email });
    const secrets = await openSecrets(own.database.pool, 'x'.repeat(40));
    expect(await openSecrets(own.database.pool, 'x'.repeat(40))).toEqual(secrets);
    const changed = await openIdentity({
      database: own.database,
      settings: identitySettings.parse({ IDENTITY_SECRET: 'y'.repeat(40) }),
      publicUrl: own.identity.publicUrl,
      dataDir: '/nowhere',
      isDevelopment: false,
      onError: () => {},
    });
    const server = await serveIdentity(own.database, changed);
    const clientWith = clientsOf(server);
    expect(await codeOf(clientWith(bearer(refreshToken))(contract.getIdentityToken, {}))).toBe('no-token');
    expect(await codeOf(clientWith(bearer(identityToken))(contract.authenticate, {}))).toBe('no-token');
    const again = await clientWith()(contract.signIn, { body: { ...joseph, email } });
    expect(await codeOf(clientWith(bearer(again.identityToken))(contract.authenticate, {}))).toBe('answered');
    expect((await clientWith()(contract.listProviders, {})).mailboxUrl).toBeNull();
    await server.close();
    await changed.close();
  });

  test('better-auth finds nothing left to migrate', async () => {
    expect(await migrate(own.database)).toEqual([]);
    const left = await getMigrations(own.identity.provider.options);
    expect([left.toBeCreated, left.toBeAdded]).toEqual([[], []]);
    expect((await left.compileMigrations()).replaceAll(/[\s;]/g, '')).toBe('');
  });
});
