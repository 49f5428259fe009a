// A library of its own for the pictures of docs/screens: the starter library, and a family that has read in it for a week.
import { randomUUID } from 'node:crypto';

import { mailFolder, mailTo } from '../../packages/web/journeys/testing/mails.ts';
import { runLibrary } from '../../packages/web/journeys/testing/run-library.ts';
import { stories } from './screens.mjs';

/** A request to the library's API; `bearer` is the token of who asks. */
async function request(library, method, path, { body, bearer } = {}) {
  const answer = await fetch(`${library.url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

export async function openLibrary() {
  const library = await runLibrary({ REQUESTS_A_MINUTE: '0' });
  const { languages } = await request(library, 'GET', '/language/by_type');
  const slugs = {};
  for (const { id, languageISOCode } of languages) {
    if (languageISOCode !== 'en' && languageISOCode !== 'ar') continue;
    slugs[languageISOCode] = await listBooks(library, id);
  }
  return { ...library, languages, slugs };
}

/** The address and the last page of each story that is looked at, in one language. */
async function listBooks(library, language) {
  const all = Object.entries(stories).map(async ([name, slug]) => {
    const { bookId } = await request(library, 'GET', `/v5/book/${slug}`);
    const { items } = await request(library, 'GET', `/v5/book/search?limit=100&lId=${language}`);
    const { slug: own, pageCount } = items.find((one) => one.bookId === bookId);
    return [name, { slug: own, bookId, pageCount }];
  });
  return Object.fromEntries(await Promise.all(all));
}

/** An account with two profiles; the first of them has read some books, loves two and has placed stickers. */
export async function makeReader(library) {
  const who = { email: `${randomUUID()}@example.org`, password: 'a kite in the wind' };
  await request(library, 'POST', '/idp/sign-up', { body: { email: who.email, displayName: 'Joseph', agreed: true } });
  const { link } = await mailTo(mailFolder(library.dataDir), who.email);
  const token = link.searchParams.get('token');
  await request(library, 'POST', '/idp/verify', { body: { token, password: who.password } });
  const { bearer, userId } = await signIn(library, who);
  const pictures = await request(library, 'GET', '/avatar');
  const make = (name, at) =>
    request(library, 'POST', `/profile/create/${userId}`, { bearer, body: { name, imageUrl: pictures[at].imageUrl } });
  const { id } = await make('Amina', 0);
  await make('Juma', 5);
  await readForAWeek(library, { bearer, userId, id });
  return { ...who, profile: id };
}

export async function signIn(library, { email, password }) {
  const { refreshToken, identityToken } = await request(library, 'POST', '/idp/sign-in', { body: { email, password } });
  const { jwtToken, userInfo } = await request(library, 'GET', '/login/authenticate', { bearer: identityToken });
  return { refreshToken, bearer: jwtToken, userId: userInfo.id };
}

async function readForAWeek(library, { bearer, userId, id }) {
  const { items } = await request(library, 'GET', '/v5/book/search?limit=20&lId=4846240843956224');
  const own = `${userId}/${id}`;
  const deeds = items.slice(0, 6).map(({ bookId }) => ({ kind: 'book', bookId }));
  await request(library, 'POST', `/profile/deeds/${own}`, { bearer, body: { deeds } });
  for (const { bookId } of items.slice(0, 2))
    await request(library, 'POST', `/profile/add-favorite-book/${own}/${bookId}`, { bearer });
  for (const { bookId } of items.slice(6, 9))
    await request(library, 'PUT', `/profile/turn-page/3?uId=${userId}&pId=${id}&bId=${bookId}`, { bearer });
  for (const [daysAgo, minutes] of [10, 0, 15, 20, 0, 5].entries()) {
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    if (minutes > 0)
      await request(library, 'POST', `/profile/add-read-time/${id}?uId=${userId}&readTime=${minutes}&day=${day}`, {
        bearer,
      });
  }
  const { items: awards } = await request(library, 'GET', `/profile/awards/${own}`, { bearer });
  const stickers = awards.filter(({ kind }) => kind === 'sticker').slice(0, 4);
  for (const [at, sticker] of stickers.entries()) {
    const placement = { page: 1, x: 0.2 + at * 0.2, y: at % 2 === 0 ? 0.35 : 0.65, angle: at * 8 - 12 };
    await request(library, 'PUT', `/profile/stickers/${own}/${sticker.id}`, { bearer, body: { placement } });
  }
}
