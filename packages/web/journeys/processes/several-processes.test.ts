import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '@letsread/database/testing/test-postgres.ts';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { mailFolder, mailTo } from '../testing/mails.ts';
import { openOneAddress } from '../testing/one-address.ts';
import { runLibrary, type RunningLibrary } from '../testing/run-library.ts';

const postgres = await startTestPostgres();
afterAll(async () => ('url' in postgres ? postgres.stop() : undefined));
const email = 'joseph@example.org';
const password = 'a kite in the wind';
const slug = 'the-great-slow-chase';

/** Asks a call, and once more where the one that was asked ended before it answered. */
async function requestPath<Answer>(url: string, { token, method = 'GET', body }: RequestOptions = {}): Promise<Answer> {
  const send = () =>
    fetch(url, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then(async (reply) => ({ status: reply.status, text: await reply.text() }), brokenOff);
  const first = await send();
  const reply = first.status === 502 ? await send() : first;
  if (reply.status !== 200) throw new Error(`${method} ${url}: ${reply.status} ${reply.text}`);
  return (reply.text.startsWith('{') ? JSON.parse(reply.text) : reply.text) as Answer;
}

interface RequestOptions {
  token?: string;
  method?: string;
  body?: object;
}

const brokenOff = () => ({ status: 502, text: '' });

async function signIn(url: string, dataDir: string) {
  await requestPath(`${url}/api/idp/sign-up`, { method: 'POST', body: { email, agreed: true } });
  const { link } = await mailTo(mailFolder(dataDir), email);
  await requestPath(`${url}/api/idp/verify`, {
    method: 'POST',
    body: { token: link.searchParams.get('token'), password },
  });
  const session = await requestPath<{ identityToken: string; refreshToken: string }>(`${url}/api/idp/sign-in`, {
    method: 'POST',
    body: { email, password },
  });
  const { jwtToken, userInfo } = await requestPath<{ jwtToken: string; userInfo: { id: string } }>(
    `${url}/api/login/authenticate`,
    { token: session.identityToken },
  );
  const reader = await requestPath<{ id: string }>(`${url}/api/profile/create/${userInfo.id}`, {
    token: jwtToken,
    method: 'POST',
    body: { name: 'Amina', imageUrl: '/media/avatars/lion.webp' },
  });
  return { jwtToken, refreshToken: session.refreshToken, uId: userInfo.id, pId: reader.id };
}

/** The status, and what a signed-out reader is shown. */
async function shown(library: RunningLibrary, address: string): Promise<string> {
  const reply = await fetch(library.url + address);
  return `${reply.status} ${await reply.text()}`;
}

describe.runIf('url' in postgres)('several processes of one library', () => {
  test('stand behind one address: one ends under load, and what changes is seen by all', async () => {
    const { url: databaseUrl } = await databaseOfTest();
    const dataDir = await folderOfTest();
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TRUST_PROXY: '1' };
    const first = await libraryOfTest(settings);
    const [second, third] = await Promise.all([libraryOfTest(settings), libraryOfTest(settings)]);
    const { url, close } = await openOneAddress([first.url, second.url, third.url]);
    onTestFinished(close);
    const { jwtToken, refreshToken, uId, pId } = await signIn(url, dataDir);
    const { bookId } = await requestPath<{ bookId: string }>(`${url}/api/v5/book/${slug}`);
    const turn = `${url}/api/profile/turn-page/2?uId=${uId}&pId=${pId}&bId=${bookId}`;

    let answered = 0;
    const read = async () => {
      for (let round = 0; round < 20; round++) {
        await requestPath(`${url}/read/${slug}/1`);
        await requestPath(`${url}/api/language/by_type`);
        await requestPath(turn, { token: jwtToken, method: 'PUT' });
        answered += 3;
        if (answered >= 90) second.process.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, read));
    expect(second.process.signalCode).toBe('SIGKILL');
    expect(answered).toBe(8 * 20 * 3);

    const both = [first, third];
    const client = new pg.Client(databaseUrl);
    await client.connect();
    onTestFinished(() => client.end());
    const see = (address: string) => Promise.all(both.map((each) => shown(each, address)));
    // In memory of both, when it changes.
    for (let times = 0; times < 2; times++) await see(`/book/${slug}`);
    await client.query('update edition set title = $1 where slug = $2', ['The Kite That Changed', slug]);
    const changed = expect.stringMatching(/^200 [^]*The Kite That Changed/);
    await expect.poll(() => see(`/book/${slug}`)).toEqual([changed, changed]);
    await client.query(`update edition set status = 'draft' where slug = $1`, [slug]);
    const gone = expect.not.stringMatching(/^200/);
    await expect.poll(() => see(`/book/${slug}`)).toEqual([gone, gone]);

    const profiles = (library: RunningLibrary) =>
      fetch(`${library.url}/api/profile/by-user/${uId}`, { headers: { authorization: `Bearer ${jwtToken}` } }).then(
        ({ status }) => status,
      );
    expect(await Promise.all(both.map(profiles))).toEqual([200, 200]);
    await requestPath(`${first.url}/api/idp/sign-out`, { method: 'POST', token: refreshToken });
    expect(await profiles(first)).toBe(401);
    await expect.poll(() => profiles(third)).toBe(401);
  });
});

let databases = 0;

async function databaseOfTest(): Promise<{ url: string }> {
  if ('whyNot' in postgres) throw new Error(postgres.whyNot);
  const name = `library_${++databases}`;
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return { url: url.href };
}

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function libraryOfTest(settings: Record<string, string>): Promise<RunningLibrary> {
  const library = await runLibrary(settings);
  onTestFinished(() => library.close());
  return library;
}
