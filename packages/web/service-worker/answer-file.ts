import { cacheNames, pictureKey } from '../app/offline/cache-keys.ts';
import { copyOf, storeSeen } from './runtime-cache.ts';

/** A file whose address changes when it does. */
export async function answerFile({ request, waitUntil }: TakenRequest): Promise<Response> {
  const copy = await copyOf(cacheNames.files, request.url);
  if (copy !== undefined) return copy;
  // Not the request itself: what has begun to come is kept also where the page that asked is left meanwhile.
  const { url, mode, credentials } = request;
  const answer = await fetch(url, { mode, credentials });
  if (isImmutable(answer)) waitUntil(storeSeen(cacheNames.files, request.url, answer.clone()));
  return answer;
}

export interface TakenRequest {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
}

/** A kept picture answers for every width of it; offline a seen one does too. */
export async function answerPicture({ request, waitUntil }: TakenRequest): Promise<Response> {
  const key = pictureKey(request.url);
  if (key === undefined) return fetch(request);
  const saved = await copyOf(cacheNames.kept, key);
  if (saved !== undefined) return saved;
  try {
    const answer = await fetch(request);
    if (isImmutable(answer))
      waitUntil(storeSeen(cacheNames.pictures, seenPictureKey(key, request.url), answer.clone()));
    return answer;
  } catch (error) {
    const seen = await copyOf(cacheNames.pictures, key, { ignoreSearch: true });
    if (seen === undefined) throw error;
    return seen;
  }
}

/** What a page had loaded before the worker was there, from the browser's own cache: it costs no data. */
export async function rememberLoaded(address: string): Promise<void> {
  const picture = pictureKey(address);
  const isKnown = await copyOf(picture === undefined ? cacheNames.files : cacheNames.pictures, picture ?? address);
  if (isKnown !== undefined) return;
  const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
  if (answer === undefined || !isImmutable(answer)) return;
  if (picture === undefined) await storeSeen(cacheNames.files, address, answer);
  else await storeSeen(cacheNames.pictures, seenPictureKey(picture, address), answer);
}

function seenPictureKey(key: string, address: string): string {
  return `${key}?${address.slice(key.length + 1)}`;
}

/** Also kept without being readable would be counted as megabytes by browsers: files of another host must allow it. */
function isImmutable(answer: Response): boolean {
  return answer.status === 200 && (answer.headers.get('cache-control') ?? '').includes('immutable');
}
