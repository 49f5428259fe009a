import {
  cacheNames,
  downloadedPath,
  firstPageOf,
  forAnyone,
  lastPageIn,
  offlinePath,
} from '../app/offline/cache-keys.ts';
import type { TakenRequest } from './answer-file.ts';
import { answerInTime } from './in-time.ts';
import { keepSheets } from './keep-sheets.ts';
import { copyOf, storeSeen } from './runtime-cache.ts';

/** From the network; where it fails or takes too long, the kept or last seen copy; else the page that says so. */
export async function answerPage({ request, waitUntil }: TakenRequest): Promise<Response> {
  const fresh = fetch(request);
  waitUntil(
    fresh.then(
      (answer) => rememberPage(request.url, answer.clone()),
      () => {},
    ),
  );
  const inTime = await answerInTime(fresh);
  if (inTime !== undefined && !hidesBook(inTime, request.url)) return inTime;
  const copy = await copyOfPage(request.url);
  if (request.mode !== 'navigate') return copy ?? fresh.catch(() => Response.error());
  if (copy !== undefined) return marked(copy);
  const late = await fresh.catch(() => Response.error());
  return late.type === 'error' || isFromGateway(late) ? offlinePage(late) : late;
}

/** The page that says that there is no network; where this device does not have it, what there is instead. */
export async function offlinePage(otherwise = Response.error()): Promise<Response> {
  return (await copyOf(cacheNames.pages, offlinePath)) ?? otherwise;
}

/** A gateway whose server is away has no words for a reader; what the library itself says of its trouble has the request's name. */
function isFromGateway({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !headers.has('x-request-id');
}

/**
 * The page must know that it is a copy: a browser in a network without internet takes itself to be online. Its line
 * that tells so (app/offline/connection/connection-line.tsx) is shown.
 */
async function marked(copy: Response): Promise<Response> {
  if (copy.type === 'opaqueredirect' || copy.status !== 200) return copy;
  const page = await copy.text();
  return plain(
    page.replace('<html', '<html data-copy=""').replace('class="offline" hidden=""', 'class="offline"'),
    copy.headers,
  );
}

/** A library that fails leaves a book that is here readable; one that has none such withdrew it. */
function hidesBook({ status }: Response, address: string): boolean {
  return status >= 500 && /^\/(?:book|read|play)\//.test(new URL(address).pathname);
}

async function copyOfPage(address: string): Promise<Response | undefined> {
  const url = new URL(address);
  const requestedUrl = url.href.slice(0, url.href.length - url.hash.length);
  // A kept home page is for who never saw one; all else that is kept is whole, and what was seen may not be.
  const seenHome =
    url.pathname === '/' && (await caches.match(requestedUrl, { cacheName: cacheNames.pages, ignoreVary: true }));
  const exact = seenHome || (await copyOf(cacheNames.pages, requestedUrl));
  if (exact !== undefined) return exact;
  const firstPage = firstPageOf(url.href);
  if (firstPage !== undefined) return copyOfStory(firstPage, url);
  if (url.pathname === '/mybooks')
    return (await copyOf(cacheNames.kept, downloadedPath)) && Response.redirect(downloadedPath);
  const isSameWithoutSearch = /^\/(?:$|book\/|play\/|pathways\/)/.test(url.pathname);
  return isSameWithoutSearch ? copyOf(cacheNames.pages, url.origin + url.pathname) : undefined;
}

/** The document of the cover has every page of the story, but not the last one. */
async function copyOfStory(firstPage: string, { pathname }: URL): Promise<Response | undefined> {
  const story = await copyOf(cacheNames.pages, firstPage);
  const last = story && lastPageIn(await story.clone().text());
  return pathname.endsWith(`/${last}`) ? undefined : story;
}

/** Only pages that are the same for everybody: nothing of an account stays behind on a shared phone. */
export async function rememberPage(address: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.headers.get('cache-control')?.includes('no-store')) return;
  const { pathname } = new URL(address);
  const text = await answer.text();
  // Where cookies are refused, pages come whole, and are kept all the same.
  await keepSheets(text).catch(console.warn);
  if (isForAnyone(answer)) {
    await storePage(address, text, answer.headers);
    return cacheOfflinePage(wordsIn(text));
  }
  const isWorthACopy = /^\/(?:$|(?:book|read|play)\/|(?:decodables|pathways)(?:\/|$)|classroom$)/.test(pathname);
  if (!isWorthACopy || / data-saver=/.test(text) || (await copyOfPage(address)) !== undefined) return;
  const copy = await askForAnyone(address);
  if (copy !== undefined) await rememberPage(address, copy);
}

async function storePage(address: string, text: string, headers: Headers): Promise<void> {
  const firstPage = firstPageOf(address);
  const isStory = firstPage !== undefined && !new URL(address).pathname.endsWith(`/${lastPageIn(text)}`);
  await storeSeen(cacheNames.pages, isStory ? firstPage : (address.split('#', 1)[0] ?? address), plain(text, headers));
}

/** Kept when the worker is installed, and again when the interface has other words. */
export async function cacheOfflinePage(words?: string): Promise<void> {
  const before = words && (await caches.match(offlinePath, { cacheName: cacheNames.pages, ignoreVary: true }));
  if (before && wordsIn(await before.text()) === words) return;
  const answer = await askForAnyone(offlinePath);
  if (!answer?.ok) return;
  const text = await answer.text();
  await storeSeen(cacheNames.pages, offlinePath, plain(text, answer.headers));
  for (const [, picture = ''] of text.matchAll(/ src="(\/assets\/[^"]+\.webp)"/g)) {
    const seen = await fetch(picture).catch(() => undefined);
    if (seen?.ok) await storeSeen(cacheNames.files, picture, seen);
  }
}

function wordsIn(html: string): string | undefined {
  return / data-words="([^"]*)"/.exec(html)?.[1];
}

/**
 * Undefined also for what comes without the mark: the sign-in page of a café is not ours to keep, and a page that the library
 * makes for nobody in common, such as one with words of a search, would be asked for again and again.
 */
async function askForAnyone(address: string): Promise<Response | undefined> {
  const headers = { [forAnyone.header]: forAnyone.value };
  const answer = await fetch(address, { headers, cache: 'no-store' }).catch(() => undefined);
  return answer !== undefined && isForAnyone(answer) ? answer : undefined;
}

function isForAnyone({ headers }: Response): boolean {
  return headers.get(forAnyone.header) === forAnyone.value;
}

/** Without what told of the way it came: an answer that was redirected cannot open a page. */
function plain(text: string, from: Headers): Response {
  const headers = new Headers(from);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  return new Response(text, { headers });
}
