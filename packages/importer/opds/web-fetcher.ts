import { createWriteStream } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isPrivateHost, publicLookup } from '@letsread/http/addresses/public-addresses.ts';
import { readRetryAfter } from './read-retry-after.ts';
import { tooLarge, WebError } from './web-error.ts';

export interface FetchOptions {
  accept: string;
  maxBytes: number;
  /** What an earlier answer was marked with: where it still holds, nothing is sent again. */
  etag?: string | undefined;
  modified?: string | undefined;
}

export interface Answer {
  /** After redirects. */
  address: string;
  /** Undefined: not changed since. */
  body: IncomingMessage | undefined;
  etag: string | undefined;
  modified: string | undefined;
}

/** Gets things from the web, one request at a time, with patience and within limits. */
export interface Web {
  /** A WebError where it cannot be had. */
  getBytes: (address: string, options: FetchOptions) => Promise<{ address: string; bytes: Buffer }>;
  /** Writes the answer to a file, unless it has not changed. */
  getFile: (
    address: string,
    file: string,
    options: FetchOptions,
  ) => Promise<Omit<Answer, 'body'> & { isUnchanged: boolean }>;
}

export interface WebOptions {
  /** The address that the operator gave: its host is trusted, and where it is private, so are other private ones. */
  home: string;
  /**
   * Somebody else than the operator gave it: no private address is asked then, whatever its name leads to by now. That
   * it was public when the import was made says nothing, as whoever owns a name can change where it leads.
   */
  isOfStranger?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Without a byte for so long, an answer is given up. */
  idleMs?: number;
  wholeMs?: number;
}

const maxRedirects = 5;
const maxTries = 3;
const longestWaitMs = 60_000;

export async function createWebFetcher({
  home,
  isOfStranger = false,
  signal,
  idleMs = 30_000,
  wholeMs = 600_000,
}: WebOptions): Promise<Web> {
  const { username, password, origin, hostname } = new URL(home);
  const isHomePrivate = !isOfStranger && hostname !== '' && (await isPrivateHost(hostname));
  const authorization = `Basic ${Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')}`;

  async function fetchOnce(address: string, fetchOptions: FetchOptions): Promise<IncomingMessage> {
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol)) throw new WebError('address-refused', address, 'it is no address of the web.');
    if (!isHomePrivate && (await isPrivateHost(url.hostname)))
      throw new WebError(
        'address-refused',
        address,
        isOfStranger ? 'it is in a private network.' : 'it is in a private network, the catalogue is not.',
      );
    const options = {
      headers: headersOf(fetchOptions, url.origin === origin && username !== '' ? authorization : undefined),
      timeout: idleMs,
      signal: AbortSignal.any([AbortSignal.timeout(wholeMs), ...(signal === undefined ? [] : [signal])]),
      ...(isHomePrivate ? {} : { lookup: publicLookup }),
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve);
      request.on('timeout', () => request.destroy(new Error('no answer in time')));
      request.on('error', (error) => reject(new WebError('not-answered', address, `${error.message}.`)));
      request.end();
    });
  }

  async function get(first: string, options: FetchOptions): Promise<Answer> {
    let address = first;
    for (let step = 0, tries = 1; step <= maxRedirects;) {
      const answer = await fetchOnce(address, options);
      const { statusCode: status = 0, headers } = answer;
      const facts = { address, etag: headers.etag, modified: headers['last-modified'] };
      if (status === 304) return { ...facts, body: drop(answer) };
      if (status === 200) return { ...facts, body: checkAnswer(answer, address, options) };
      drop(answer);
      const waitMs = waitOf(answer);
      if (waitMs !== undefined && tries < maxTries) {
        tries += 1;
        await wait(waitMs, undefined, { ...(signal && { signal }) }).catch(() => {
          throw new WebError('not-answered', address, 'it was not waited for.');
        });
      } else if ([301, 302, 303, 307, 308].includes(status) && URL.canParse(headers.location ?? '', address)) {
        address = new URL(headers.location ?? '', address).href;
        step += 1;
      } else throw new WebError('answer-refused', address, `the answer was ${status}.`);
    }
    throw new WebError('answer-refused', first, `more than ${maxRedirects} redirects.`);
  }

  return {
    async getBytes(address, options) {
      const { body, address: last } = await get(address, options);
      return {
        address: last,
        bytes: body === undefined ? Buffer.alloc(0) : await buffer(limited(body, last, options)),
      };
    },
    async getFile(address, file, options) {
      const { body, ...facts } = await get(address, options);
      if (body !== undefined) await pipeline(limited(body, facts.address, options), createWriteStream(file));
      return { ...facts, isUnchanged: body === undefined };
    },
  };
}

function headersOf(
  { accept, etag, modified }: FetchOptions,
  authorization: string | undefined,
): Record<string, string> {
  return {
    accept,
    'accept-encoding': 'identity',
    'user-agent': 'LetsRead-import',
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(modified !== undefined && { 'if-modified-since': modified }),
    ...(authorization !== undefined && { authorization }),
  };
}

function checkAnswer(answer: IncomingMessage, address: string, { maxBytes }: FetchOptions): IncomingMessage {
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = answer.headers;
  const problem =
    encoding !== 'identity'
      ? new WebError('answer-refused', address, `it is packed (${encoding}), though that was not asked for.`)
      : Number(length ?? 0) > maxBytes
        ? tooLarge(address, maxBytes)
        : undefined;
  if (problem === undefined) return answer;
  drop(answer);
  throw problem;
}

/** What comes, up to the limit, whatever the answer said of its length. */
async function* limited(body: IncomingMessage, address: string, { maxBytes }: FetchOptions): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(address, maxBytes);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof WebError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new WebError('not-answered', address, `the answer broke off (${reason}).`);
  } finally {
    body.destroy();
  }
}

/** How long a server that has too much to do asks to be left alone. */
function waitOf({ statusCode, headers }: IncomingMessage): number | undefined {
  if (statusCode !== 429 && statusCode !== 503) return undefined;
  const waitMs = readRetryAfter(headers['retry-after'] ?? '', new Date());
  return waitMs !== undefined && waitMs <= longestWaitMs ? waitMs : undefined;
}

function drop(answer: IncomingMessage): undefined {
  answer.destroy();
}

/** A percent sign that begins no code stands for itself: passwords have them. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
