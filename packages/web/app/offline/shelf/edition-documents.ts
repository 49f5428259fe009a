import { readCookies } from '../../request/cookies.ts';
import { readStored } from '../../request/web-storage.ts';
import { headersPastWorker } from './headers-past-worker.ts';
import { SaveError } from './save-error.ts';
import type { SaveJob } from './offline-book.ts';
import { type BookManifest, fetchForAnyone, fetchManifest } from './offline-manifest.ts';

/** A page or an answer of the API, to be kept last, when all it needs is there. */
export interface EditionDocument {
  key: string;
  text: string;
  headers: Headers;
}

/** An edition to be kept: its documents, and what the library says that it needs. */
export interface FetchedEdition {
  manifest: BookManifest;
  documents: EditionDocument[];
}

export function fetchPages(addresses: string[], signal: AbortSignal): Promise<EditionDocument[]> {
  return inTurn(addresses, async (address) => documentOf(address, await fetchForAnyone(address, signal)));
}

/** The book itself and, for the language switch, the same book in the languages of this device. */
export async function fetchEditions({ card, withSigning }: SaveJob, signal: AbortSignal): Promise<FetchedEdition[]> {
  const manifest = await fetchManifest(manifestPath(card.slug), signal);
  const own = await fetchEdition(manifest, withSigning, signal);
  own.documents.push(...(await fetchPages([manifest.bookPage], signal)));
  const others = await inTurn(otherEditions(manifest), async ({ slug }) =>
    fetchEdition(await fetchManifest(manifestPath(slug), signal), false, signal),
  );
  return [own, ...others];
}

function manifestPath(slug: string): string {
  return `/read/${encodeURIComponent(slug)}/offline.json`;
}

async function fetchEdition(
  manifest: BookManifest,
  withSigning: boolean,
  signal: AbortSignal,
): Promise<FetchedEdition> {
  const pages = await fetchPages(manifest.documents, signal);
  const data = [manifest.data, ...(withSigning ? manifest.signed.map((one) => one.data) : [])];
  const editions = await inTurn(data, (address) => fetchData(address, signal));
  const played = await inTurn(manifest.activities, (address) => fetchActivity(address, signal));
  return { manifest, documents: [...pages, ...editions, ...played.flat()] };
}

/** Past every copy: that of the book as it is kept by now would stay for good, beside pages that are newer. */
async function fetchData(address: string, signal: AbortSignal): Promise<EditionDocument> {
  const answer = await fetch(address, {
    headers: headersPastWorker(address),
    cache: 'no-store',
    signal,
  });
  if (!answer.ok) throw new SaveError('missing');
  return documentOf(address, answer);
}

/** None where it cannot be had: the book is kept all the same. */
async function fetchActivity(address: string, signal: AbortSignal): Promise<EditionDocument[]> {
  try {
    return await fetchPages([address], signal);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    console.warn(`${address} is not kept:`, error);
    return [];
  }
}

async function documentOf(key: string, answer: Response): Promise<EditionDocument> {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { key, text: await answer.text(), headers };
}

/** In the interface language, and in the second language that was last chosen. */
function otherEditions({ editions }: BookManifest): BookManifest['editions'] {
  const languageTags = [readCookies(document.cookie).get('localization_id') ?? '', readStored('secondLanguage')];
  return editions.filter(({ languageId }) => languageTags.includes(languageId));
}

/** One after the other: a slow link has room for one. */
async function inTurn<From, To>(list: From[], act: (one: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (const one of list) results.push(await act(one));
  return results;
}
