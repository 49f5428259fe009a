import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a server of tests answers: a body, or all of it by hand. */
export type MadeAnswer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

export interface MadeServer {
  address: string;
  /** By path; may be changed while it runs. */
  answers: Record<string, MadeAnswer>;
  /** The paths that were asked for, in order. */
  requests: string[];
  /** How many requests were under way at once, at most. */
  maxAtOnce: () => number;
}

/** A server on this machine until the test ends; bodies have an ETag, and a request with it gets 304. */
export async function madeServer(answers: Record<string, MadeAnswer> = {}, host = '127.0.0.1'): Promise<MadeServer> {
  const requests: string[] = [];
  let open = 0;
  let max = 0;
  // Idle connections are closed by who asks: one closed here just as a busy machine writes to it is a failed call.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { url = '' } = request;
    requests.push(url);
    open += 1;
    max = Math.max(max, open);
    response.on('close', () => (open -= 1));
    const answer = made.answers[url];
    if (answer === undefined) response.writeHead(404).end('no');
    else if (typeof answer === 'function') answer(request, response);
    else {
      const etag = `"${answer.length}-${url}"`;
      if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
      else response.writeHead(200, { etag }).end(answer);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const made: MadeServer = { address: `http://${host}:${port}`, answers, requests, maxAtOnce: () => max };
  return made;
}

const rel = 'http://opds-spec.org/acquisition';

export interface MadeBook {
  title: string;
  href: string;
  updated?: string;
  relation?: string;
}

/** A feed of OPDS 1.2. */
export function madeAtom(input: { books?: MadeBook[]; feeds?: string[]; next?: string; links?: string }): string {
  const { books = [], feeds = [], next, links = '' } = input;
  const entries = books.map(
    ({ title, href, updated = '', relation = `${rel}/open-access` }) =>
      `<entry><title>${title}</title><updated>${updated}</updated><link rel="${relation}" type="application/epub+zip" href="${href}"/></entry>`,
  );
  const lists = feeds.map(
    (href) =>
      `<entry><title>${href}</title><link rel="subsection" type="application/atom+xml;profile=opds-catalog" href="${href}"/></entry>`,
  );
  const more = next === undefined ? '' : `<link rel="next" type="application/atom+xml" href="${next}"/>`;
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>Books</title>${links}${more}${entries.join('')}${lists.join('')}</feed>`;
}

/** A feed of OPDS 2.0. */
export function madeJson(input: { books?: MadeBook[]; feeds?: string[]; next?: string }): string {
  const { books = [], feeds = [], next } = input;
  return JSON.stringify({
    metadata: { title: 'Books' },
    links: next === undefined ? [] : [{ rel: 'next', href: next, type: 'application/opds+json' }],
    navigation: feeds.map((href) => ({ title: href, href, type: 'application/opds+json' })),
    publications: books.map(({ title, href, updated, relation = `${rel}/open-access` }) => ({
      metadata: { title, modified: updated },
      links: [{ rel: relation, href, type: 'application/epub+zip' }],
    })),
  });
}
