import { Writable } from 'node:stream';

import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';

import { messagesContext } from './i18n/messages-context.ts';
import { MessagesProvider } from './i18n/messages.tsx';
import { reportFailureContext } from './request/contexts.ts';
import { readCookies } from './request/cookies.ts';
import { isProblem } from './request/is-problem.ts';
import { sheetTexts } from './styles/sheet-texts.server.ts';
import { SheetTexts } from './ui/sheet.tsx';

export {
  apiClientWithContext,
  apiClientContext,
  homeDraftContext,
  reportFailureContext,
  siteContext,
} from './request/contexts.ts';

/** Pages are written whole: the serving process keeps them compressed, and everything they show is there at once. */
// oxlint-disable-next-line max-params -- as React Router calls it
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.append('vary', 'Cookie');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const html = await renderWhole(
    <SheetTexts value={textsWithout(readCookies(request.headers.get('cookie') ?? '').get('sheets'))}>
      <MessagesProvider words={context.get(messagesContext)}>
        <ServerRouter context={routerContext} url={request.url} />
      </MessagesProvider>
    </SheetTexts>,
  );
  return new Response(html, { status, headers });
}

/** What is written into a page: not the sheets that the device has, by their names as its service worker tells them. */
function textsWithout(names = ''): typeof sheetTexts {
  if (sheetTexts === undefined || names === '') return sheetTexts;
  const linked = names.split('.').map((name) => `/assets/${name}.css`);
  return new Map([...sheetTexts].filter(([address]) => !linked.includes(address)));
}

/**
 * Expected outcomes are a line at most; everything else is a bug and told with where it happened. An address is
 * told without its query, which may hold a mailed token or what somebody searched for.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted) return;
  const report = context.get(reportFailureContext);
  const { pathname } = new URL(request.url);
  if (isRouteErrorResponse(error)) {
    // The serving process has logged why it is unavailable, once a minute.
    if (error.status >= 500 && error.status !== 503) report(`${error.status} ${pathname}`);
  } else if (isProblem(error)) {
    if (error.status !== 503) report(`${error.status} ${error.code} ${pathname}`);
  } else report(`${pathname} failed`, error);
}

function renderWhole(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const body = new Writable({
      write(part: Buffer, _, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(body),
      onError: reject,
      onShellError: reject,
    });
  });
}
