import { forAnyone } from '../cache-keys.ts';
import { SaveError } from './save-error.ts';

/** Pages that are kept, and what they need beside what is written into them; addresses begin with "/". */
export interface OfflineManifest {
  /** Tells apart the builds, and the interface languages, that pages were made with. */
  build: string;
  /** Kept as pages for anyone; without one of them nothing is kept. */
  documents: string[];
  /** Scripts, pictures and fonts of the build, and the interface text. */
  assets: string[];
}

/** One edition, as `/read/:slug/offline.json` tells it. */
export interface BookManifest extends OfflineManifest {
  /** The page about the book. */
  bookPage: string;
  /** Pages of its activities: the book is kept without those that cannot be had. */
  activities: string[];
  /** The edition as data, as its reader asks for it. */
  data: string;
  /** Without a width and a format: `/640.webp` follows. */
  pictures: string[];
  /** For each narrated page its sound in several formats, the one to prefer first. */
  narrations: MediaSource[][];
  /** In each of its sign languages. */
  signed: SignedManifest[];
  /** The same book with as many pages in other languages. */
  editions: { slug: string; languageId: string }[];
}

interface SignedManifest {
  data: string;
  posters: string[];
  videos: MediaSource[][];
}

export interface MediaSource {
  url: string;
  type: string;
  bytes: number;
}

/** @throws SaveError where the library has no such book any more, or something else answers in its place */
export async function fetchManifest<Manifest extends OfflineManifest = BookManifest>(
  address: string,
  signal: AbortSignal,
): Promise<Manifest> {
  return (await fetchForAnyone(address, signal)).json() as Promise<Manifest>;
}

/** What a signed-out reader gets. @throws SaveError as above */
export async function fetchForAnyone(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, {
    headers: { [forAnyone.header]: forAnyone.value },
    cache: 'no-store',
    signal,
  });
  // An answer without the mark is not ours: the sign-in page of a café.
  if (!answer.ok || answer.headers.get(forAnyone.header) !== forAnyone.value) throw new SaveError('missing');
  return answer;
}
