import type { BookToRead } from '@letsread/catalogue/contract.ts';

import { readCookies } from '../../request/cookies.ts';
import { forAnyone, lastPageIn } from '../kept-keys.ts';
import { SaveError } from './save-error.ts';
import type { SaveJob } from './offline-book.ts';

/** A page or an answer of the API, to be kept last, when all it needs is there. */
export interface KeptDocument {
  key: string;
  text: string;
  headers: Headers;
}

/** An edition to be kept: its documents, and the book as data; once more for each sign language that is kept. */
export interface KeptEdition {
  documents: KeptDocument[];
  book: BookToRead;
  signed: BookToRead[];
}

/** A page as a signed-out reader sees it. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<KeptDocument> {
  const answer = await fetch(address, {
    headers: { [forAnyone.header]: forAnyone.value },
    cache: 'no-store',
    signal,
  });
  // A page without the mark is not ours: the sign-in page of a café.
  if (!answer.ok || answer.headers.get(forAnyone.header) !== forAnyone.value) throw new SaveError('missing');
  return documentOf(address, answer);
}

async function fetchData(address: string, signal: AbortSignal): Promise<KeptDocument> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new SaveError('missing');
  return documentOf(address, answer);
}

async function documentOf(key: string, answer: Response): Promise<KeptDocument> {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { key, text: await answer.text(), headers };
}

/** The book itself and, for the language switch, the same book in the languages of this device. */
export async function fetchEditions(job: SaveJob, signal: AbortSignal): Promise<KeptEdition[]> {
  const own = await fetchEdition(job.card, job.withSigning, signal);
  own.documents.push(await fetchPage(`/book/${encodeURIComponent(job.card.slug)}`, signal));
  const editions = [own];
  for (const other of otherEditions(own.book))
    editions.push(await fetchEdition({ ...other, bookId: own.book.bookId }, false, signal));
  return editions;
}

type Named = Pick<BookToRead, 'slug' | 'editionId' | 'language' | 'bookId'>;

async function fetchEdition(edition: Named, withSigning: boolean, signal: AbortSignal): Promise<KeptEdition> {
  const path = `/read/${encodeURIComponent(edition.slug)}/`;
  const first = await fetchPage(`${path}0`, signal);
  const address = bookAddress(first.text) ?? composedAddress(edition);
  const data = await fetchData(address, signal);
  const book = bookIn(data);
  const signed: KeptDocument[] = [];
  for (const one of withSigning ? signedAddresses(address, book.signing) : [])
    signed.push(await fetchData(one, signal));
  const last = await fetchPage(path + (lastPageIn(first.text) ?? ''), signal);
  const played: KeptDocument[] = [];
  for (const one of playAddresses(last.text)) played.push(...(await fetchPlayed(one, signal)));
  return { documents: [first, last, data, ...signed, ...played], book, signed: signed.map(bookIn) };
}

/** None where it cannot be had: the book is kept all the same. */
async function fetchPlayed(address: string, signal: AbortSignal): Promise<KeptDocument[]> {
  try {
    return [await fetchPage(address, signal)];
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    console.warn(`${address} is not kept:`, error);
    return [];
  }
}

function bookIn({ text }: KeptDocument): BookToRead {
  return JSON.parse(text) as BookToRead;
}

/** What can be played with a book: its last page leads there. */
export function playAddresses(lastPage: string): string[] {
  return [...new Set([...lastPage.matchAll(/ href="(\/play\/[^"]+)"/g)].map(([, address = '']) => address))];
}

/** Where the reader asks for its book as data: written into its document. */
function bookAddress(html: string): string | undefined {
  return / data-book="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

function composedAddress({ language, bookId, editionId }: Named): string {
  return `/api/v5/book/preview/language/${language.id}/book/${bookId}?eId=${editionId}`;
}

/** As the reader asks (signing-module.ts): for a sign language by its code only where there are several. */
export function signedAddresses(address: string, signing: readonly { code: string }[]): string[] {
  const first = `${address}${address.includes('?') ? '&' : '?'}signLanguage=true`;
  const several = signing.length > 1 ? signing : [];
  return [first, ...several.map(({ code }) => `${first}&sl=${encodeURIComponent(code)}`)];
}

/** In the interface language, and in the second language that was last chosen; only where the pages are the same. */
function otherEditions({ editions, editionId, pageCount }: BookToRead): BookToRead['editions'] {
  const wanted = [readCookies(document.cookie).get('localization_id') ?? '', localStorage.getItem('secondLanguage')];
  return editions.filter(
    (other) => other.editionId !== editionId && other.pageCount === pageCount && wanted.includes(other.language.id),
  );
}
