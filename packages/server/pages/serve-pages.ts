import { ownOrigin } from '@letsread/http/addresses/own-origin.ts';
import { isTagNamed } from '@letsread/http/caching/entity-tag.ts';
import { withoutInput } from '@letsread/http/failure-kind.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { asProblem, logProblem, sendProblem } from '@letsread/http/send-problem.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admit } from '../limits/admission.ts';
import { apologyPage } from './apology-page.ts';
import { isFile, sendFile } from './file-answer.ts';
import { hasGone } from '../limits/limit-requests.ts';
import { contentPolicy, forFrames, type PolicySources } from './content-policy.ts';
import { refuseForeignForm } from './foreign-forms.ts';
import { createPageCache } from './page-cache.ts';
import { chooseEncoding, headersOf } from './page-headers.ts';
import { forAnyone, isSignedIn, pageKey, usableCookies } from './page-key.ts';
import { type AnswerEarly, answerFromMemory } from './pages-from-memory.ts';
import { encodedBody, type RenderedPage, renderedPage } from './rendered-page.ts';

/** For whom a page is rendered. */
export interface Reader {
  /** Whom its calls count against. */
  address: string;
  /** Writes a line to the log, under the name of the request; with what failed, where that is a bug. */
  report: (line: string, error?: unknown) => void;
}

/** Renders a request of a page, as React Router's request handler does. */
export type RenderPage = (request: Request, reader: Reader) => Promise<Response>;

const methods = ['GET', 'HEAD', 'POST'] as const;
const maxPageBytes = 32 * 1024 * 1024;
const maxFormBytes = 64 * 1024;

/** Retry-After of a page that had to do without the database. */
const unavailableSeconds = '5';

interface PageSettings extends PolicySources {
  render: RenderPage;
  /** Scheme and host of the library's own address; when not set, that of each request. */
  publicUrl: string | undefined;
  /** Whether pages may be kept; not while their sources change. */
  isCached: boolean;
  /** Called before a page is rendered; throws a Problem for an address that asked for too much. */
  countPage?: (request: FastifyRequest) => Promise<void>;
  /** Lets a page be rendered when there is room for it; a form never waits. */
  admit?: Admit;
  /** What every answer of this server says, whatever it is. */
  always?: Readonly<Record<string, string>>;
}

/**
 * Hands every address that nothing else answers to the web app. Pages of signed-out readers are kept rendered and
 * compressed until `forget`; `answerEarly` answers what is asked again.
 */
export async function servePages(
  server: FastifyInstance,
  {
    render,
    apiUrl,
    mediaUrl,
    locationUrl,
    publicUrl,
    isCached,
    countPage = async () => {},
    admit = (work) => work(),
    always = {},
  }: PageSettings,
): Promise<{ forget: () => void; answerEarly: AnswerEarly }> {
  const cache = createPageCache({ maxBytes: maxPageBytes });
  const fromMemory = answerFromMemory({ find: cache.find, always });
  // Vite's own scripts while developing are inline and evaluated, which the policy forbids.
  const policySources = isCached ? { apiUrl, mediaUrl, locationUrl } : undefined;
  await server.register(async (pages) => {
    pages.setErrorHandler(apologize);
    // Every address is one of a page: what comes here has another method, or is a file that is not there.
    pages.setNotFoundHandler((request, reply) => {
      if (methods.some((method) => method === request.method)) throw commonProblem('not-found');
      reply.header('allow', methods.join(', '));
      throw commonProblem('method-not-allowed', { detail: `Pages are asked for by ${methods.join(', ')}.` });
    });
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxFormBytes }, (_request, body, done) =>
      done(null, body),
    );
    pages.route({
      method: [...methods],
      url: '/*',
      async handler(request, reply) {
        const pageRequest = webRequest(request, publicUrl);
        if (request.method === 'POST') {
          refuseForeignForm(request, pageRequest.url);
          await refuseUnreadableForm(pageRequest);
        }
        const key = isCached && request.method !== 'POST' ? pageKey(pageRequest) : undefined;
        // A page that is kept was made for its first reader's address: nothing in it may follow from that.
        const renderNow = () => render(pageRequest, { address: request.ip, report: reportOf(request) });
        const pageOf = (response: Response) =>
          makePage(response, { policySources, canBeFramed: isForFrames(pageRequest.url) });
        const make = async <Made>(makeNow: () => Promise<Made>) => {
          await countPage(request);
          if (request.method === 'POST') return makeNow();
          return admit(makeNow, {
            isNeeded: () => !hasGone(request),
            ...(isSignedIn(pageRequest) ? { priority: 1 } : {}),
          });
        };
        if (key === undefined) {
          const made = await make(async () => {
            const response = await renderNow();
            return isFile(response) ? response : pageOf(response);
          });
          return made instanceof Response ? sendFile(request, reply, made) : sendPage(request, reply, made);
        }
        reply.header(forAnyone.header, forAnyone.value);
        const page = await cache.getOrCreate(key, () => make(async () => pageOf(await renderNow())));
        fromMemory.remember({ url: request.originalUrl, headers: request.headers }, key);
        return sendPage(request, reply, page);
      },
    });
  });
  return { forget: () => cache.clear(), answerEarly: fromMemory.answer };
}

async function makePage(
  response: Response,
  { policySources, canBeFramed }: { policySources: PolicySources | undefined; canBeFramed: boolean },
): Promise<RenderedPage> {
  // Only what was rendered without a cookie.
  const framed = response.headers.get(forFrames.header);
  const isFramed = canBeFramed && framed === forFrames.anywhere;
  const text = await response.text();
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) {
    if (!['set-cookie', 'content-length', forFrames.header].includes(name)) headers[name] = value;
  }
  headers['cache-control'] ??= 'private, no-cache';
  if (response.status === 503) headers['retry-after'] ??= unavailableSeconds;
  if (policySources !== undefined && headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentPolicy(text, policySources, {
      framedBy: isFramed ? 'anybody' : framed === forFrames.here ? 'us' : 'nobody',
    });
  }
  const setCookies = isFramed ? [] : response.headers.getSetCookie();
  return renderedPage(text, { status: response.status, headers, setCookies });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  const { status, setCookies } = page;
  if (setCookies.length > 0) reply.header('set-cookie', setCookies);
  if (status >= 500) reply.header('x-request-id', request.id);
  if (status === 200 && isTagNamed(request.headers['if-none-match'], page.etag))
    return reply.code(304).headers(headersOf(page, undefined)).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  return reply
    .code(status)
    .headers(headersOf(page, encoding))
    .send(await encodedBody(page, encoding));
}

/** By the name of the request the line of the log is found; what somebody typed stands in none. */
function reportOf({ log }: FastifyRequest): Reader['report'] {
  return (line, error) => (error === undefined ? log.error(line) : log.error({ err: withoutInput(error) }, line));
}

/** To a person, what keeps the library from serving them is a page; its problem's name stands in a header. */
function apologize(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  if (problem.status !== 429 && problem.status !== 503) return sendProblem(error, request, reply);
  logProblem(problem, error, request);
  const { html, policy } = apologyPage({ cookies: request.headers.cookie ?? '', address: request.url });
  reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'letsread-problem': problem.code })
    .header('retry-after', String(problem.retryAfterSeconds ?? unavailableSeconds))
    .header('x-request-id', request.id)
    .type('text/html; charset=utf-8')
    .send(html);
}

function webRequest(request: FastifyRequest, publicUrl: string | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Put together as text: a path that begins with two slashes would be taken for another host.
  const address = new URL(ownOrigin(request, publicUrl) + (request.raw.url ?? '/'));
  const cookies = usableCookies({
    cookies: headers.get('cookie') ?? '',
    saveData: headers.get('save-data') ?? undefined,
    isForAnyone: headers.get(forAnyone.header) === forAnyone.value,
  });
  // What stands on other sites knows nobody.
  if (isForFrames(address.href)) headers.delete('cookie');
  else if (cookies !== '' || headers.has('cookie')) headers.set('cookie', cookies);
  const body = request.method === 'POST' ? (request.body as Buffer | undefined) : undefined;
  // Nothing at all is a form without fields.
  if (!body?.length && !headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded');
  // HEAD is rendered as GET: its headers are those of the page, and Fastify leaves the body out.
  return new Request(address, {
    method: request.method === 'POST' ? 'POST' : 'GET',
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}

/**
 * Screens read what was sent as what it says it is; what cannot be read is no bug of theirs. JSON is what a book is changed
 * by in the back room: elsewhere whoever likes would have each screen fail, and write a bug into the log, as often as they like.
 */
async function refuseUnreadableForm(request: Request): Promise<void> {
  const copy = request.clone();
  const isSaidJson = copy.headers.get('content-type')?.startsWith('application/json') === true;
  const isJson = isSaidJson && new URL(request.url).pathname.startsWith('/library/books/');
  const isReadable = await (isJson ? copy.json() : copy.formData()).then(
    () => true,
    () => false,
  );
  if (!isReadable) throw commonProblem('invalid-input', { detail: 'The form could not be read.' });
}

/** As React Router compares paths: decoded, in any case. */
function isForFrames(address: string): boolean {
  return decoded(new URL(address).pathname).toLowerCase().startsWith('/embed/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
