import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTagNamed } from '@letsread/http/caching/entity-tag.ts';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, headersOf } from './page-headers.ts';
import { forAnyone, seenCookiesIn } from './page-key.ts';
import type { PageEncoding, RenderedPage } from './rendered-page.ts';

/** Answers a request before the framework looks at it, or leaves it to the framework. */
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => boolean;

const maxRequests = 20_000;
/** A request of more is not remembered: together they take 20 MB at most, most of them a tenth. */
const maxLetters = 500;

export interface PagesFromMemory {
  answer: AnswerEarly;
  /** The page of this key is what such a request is to be answered with; `url` as it came, before anything was made of it. */
  remember: (request: Pick<IncomingMessage, 'headers'> & { url: string }, key: string) => void;
}

/**
 * Pages in memory, answered without the framework, which takes most of the time of such an answer. Which page a request means
 * is worked out when it is first asked, by all that the page follows from; from then on it is only looked up. What the
 * framework would have added to the answer is the same for all: `always`.
 */
export function answerFromMemory({
  find,
  always,
}: {
  /** The page that is in memory under this key. */
  find: (key: string) => RenderedPage | undefined;
  always: Readonly<Record<string, string>>;
}): PagesFromMemory {
  const keys = new LRUCache<string, string>({ max: maxRequests });
  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const requestKey = requestKeyOf(request.url ?? '', request.headers);
      const key = requestKey === undefined ? undefined : keys.get(requestKey);
      const page = key === undefined ? undefined : find(key);
      if (page === undefined) return false;
      if (isTagNamed(request.headers['if-none-match'], page.etag)) {
        response.writeHead(304, headOf(page, undefined, always));
        response.end();
        return true;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const body = page[encoding];
      if (body === undefined) return false;
      response.writeHead(200, headOf(page, encoding, always));
      response.end(body);
      return true;
    },
    remember({ url, headers }, key) {
      const requestKey = requestKeyOf(url, headers);
      if (requestKey !== undefined && requestKey.length <= maxLetters) keys.set(requestKey, key);
    },
  };
}

/** All that a page of a signed-out reader follows from, as it came; undefined where the reader may be signed in. */
function requestKeyOf(url: string, headers: IncomingMessage['headers']): string | undefined {
  const cookies = seenCookiesIn(headers.cookie);
  if (cookies === undefined) return undefined;
  const { host, 'save-data': saveData, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': scheme } = headers;
  const year = new Date().getFullYear();
  return [url, host, cookies, headers[forAnyone.header], saveData, forwardedHost, scheme, year].join('\n');
}

type Head = { length: number; lines: string[] };
const heads = new WeakMap<RenderedPage, Map<PageEncoding | undefined, Head>>();

/** Put together once for each page and encoding, and again when its bytes were made smaller. */
function headOf(
  page: RenderedPage,
  encoding: PageEncoding | undefined,
  always: Readonly<Record<string, string>>,
): string[] {
  const ofPage = heads.get(page) ?? new Map<PageEncoding | undefined, Head>();
  heads.set(page, ofPage);
  const length = encoding === undefined ? 0 : (page[encoding]?.length ?? 0);
  const known = ofPage.get(encoding);
  if (known?.length === length) return known.lines;
  const headers = {
    ...always,
    ...headersOf(page, encoding),
    [forAnyone.header]: forAnyone.value,
    ...(encoding === undefined ? {} : { 'content-length': String(length) }),
  };
  const lines = Object.entries(headers).flat();
  ofPage.set(encoding, { length, lines });
  return lines;
}
