import { cacheNames } from '../app/offline/cache-keys.ts';
import { answerInTime } from './in-time.ts';
import { copyOf } from './runtime-cache.ts';

/** The pages of a kept book as data, for who shows it in a second language or signed. */
export async function answerBook(request: Request): Promise<Response> {
  const fresh = fetch(request);
  return (await answerInTime(fresh)) ?? (await offlineBook(request.url)) ?? fresh;
}

/** Data without videos is no answer to who asks for a sign language, nor is that of another one. */
async function offlineBook(address: string): Promise<Response | undefined> {
  const exact = await copyOf(cacheNames.kept, address);
  const isSigned = new URL(address).searchParams.has('signLanguage');
  return exact ?? (isSigned ? undefined : copyOf(cacheNames.kept, address, { ignoreSearch: true }));
}
