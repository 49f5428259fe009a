import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningLibrary } from '../packages/web/journeys/testing/run-library.ts';

/** An account of one's own on the running library, with one reader. */
export interface SignedIn {
  uId: string;
  pId: string;
  jwtToken: string;
  /** Lasts five minutes. */
  identityToken: string;
}

const password = 'as fast as a kite';

/** The account of an address, with the password of all of them. */
export function accountOf(name: string): { email: string; password: string } {
  return { email: `${name}@example.org`, password };
}

/** Signs up by HTTP; without a mail server the mail lies in the library's data folder. */
export async function signIn(library: RunningLibrary, who = accountOf('bench')): Promise<SignedIn> {
  const request = async <Body>(method: string, address: string, token?: string, body?: object): Promise<Body> => {
    const reply = await fetch(`${library.url}/api${address}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${address}: ${await reply.text()}`);
    return (await reply.json()) as Body;
  };
  await request('POST', '/idp/sign-up', undefined, { email: who.email, agreed: true });
  const token = await mailedToken(path.join(library.dataDir, 'mailbox'), who.email);
  await request('POST', '/idp/verify', undefined, { token, password: who.password });
  const { identityToken } = await request<{ identityToken: string }>('POST', '/idp/sign-in', undefined, who);
  const session = await request<{ jwtToken: string; userInfo: { id: string } }>(
    'GET',
    '/login/authenticate',
    identityToken,
  );
  const { jwtToken, userInfo } = session;
  const reader = await request<{ id: string }>('POST', `/profile/create/${userInfo.id}`, jwtToken, {
    name: 'Amina',
    imageUrl: '/media/avatars/lion.webp',
  });
  return { uId: userInfo.id, pId: reader.id, jwtToken, identityToken };
}

async function mailedToken(mailbox: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    for (const name of await readdir(mailbox).catch(() => [])) {
      const text = await readFile(path.join(mailbox, name), 'utf8');
      const token = text.includes(`"${email}"`) ? /token=([^\s"&\\]+)/.exec(text)?.[1] : undefined;
      if (token !== undefined) return decodeURIComponent(token);
    }
    await wait(50);
  }
  throw new Error('The library wrote no mail.');
}
