import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { inertAnswer } from '@letsread/http/headers/inert-answer.ts';
import { Problem } from '@letsread/http/problem.ts';
import { problemDocument } from '@letsread/http/problem-document.ts';
import { sendProblem } from '@letsread/http/send-problem.ts';
import Fastify, { type ConnectionError, type FastifyInstance } from 'fastify';
import { answeringEarly } from './answering-early.ts';
import type { AnswerEarly } from '../pages/pages-from-memory.ts';
import { refuseSeveralHosts } from './refuse-several-hosts.ts';
import { readableAddress } from './readable-address.ts';
import { namesOfDocuments } from './safety-headers.ts';
import type { Settings } from '../settings.ts';

const maxBodyBytes = 64 * 1024;

/** How long a request may take to arrive. Node looks for slow ones twice a minute if it is not told otherwise. */
export interface Patience {
  headMs: number;
  /** The head among it, however steadily the bytes come. */
  requestMs: number;
  lookEveryMs: number;
}
export const usualPatience: Patience = { headMs: 15_000, requestMs: 30_000, lookEveryMs: 5_000 };

/**
 * The framework that all is mounted on, every answer with the headers of `always`, files without those of documents. What
 * `answerWith` is given is asked before the framework.
 */
export function openFramework(
  settings: Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY'>,
  patience: Patience,
  always: Readonly<Record<string, string>>,
): { server: FastifyInstance; answerWith: (early: AnswerEarly) => void } {
  // Where each request is written down, the framework sees each.
  const isEachLogged = ['info', 'debug'].includes(settings.LOG_LEVEL);
  let answerEarly: AnswerEarly = () => false;
  const server = Fastify({
    serverFactory: answeringEarly(
      (request, response) =>
        refuseSeveralHosts(request, response, always) || (!isEachLogged && answerEarly(request, response)),
    ),
    // Nothing of a reader in the logs: no address, no query, no cookie.
    logger: {
      level: settings.LOG_LEVEL,
      serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }) },
    },
    genReqId: ({ headers }) => requestId(settings.TRUST_PROXY > 0 ? headers['x-request-id'] : undefined),
    bodyLimit: maxBodyBytes,
    // A hundred ids of nineteen digits fit into one parameter.
    routerOptions: { maxParamLength: 2100, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < settings.TRUST_PROXY,
    return503OnClosing: false,
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headMs, connectionsCheckingInterval: patience.lookEveryMs },
    connectionTimeout: 60_000,
    // What the router itself refuses: an address that is not properly encoded.
    frameworkErrors(error, request, reply) {
      // No hook sees it.
      reply.headers(always);
      if (request.url.startsWith('/api/')) reply.header('access-control-allow-origin', '*');
      sendProblem(error, request as never, reply as never);
    },
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: readableAddress,
  });
  const ofFiles = Object.fromEntries(Object.entries(always).filter(([name]) => !namesOfDocuments.includes(name)));
  server.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(url.startsWith('/media/') ? ofFiles : always);
    // Files are of types that run nothing; pages of readers, and those that describe the API, say what they need.
    if (url.startsWith('/api/')) reply.headers(inertAnswer);
  });
  // While it ends, the framework tells each connection to close.
  server.addHook('preClose', async () => void (answerEarly = () => false));
  return { server, answerWith: (early) => void (answerEarly = early) };
}

/** What Node's parser could not read as a request has no request and no reply, only its connection. */
function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const status = unreadable[error.code] ?? 400;
  const problem = new Problem('invalid-input', status, { detail: detailOf[status] });
  const body = JSON.stringify(problemDocument(problem));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\nCache-Control: no-store\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Security-Policy: ${inertAnswer['content-security-policy']}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const unreadable: Record<string, 408 | 431> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const detailOf: Record<number, string> = {
  400: 'The request could not be read: it is not as HTTP has it.',
  408: 'The request took too long to arrive.',
  431: 'Send fewer or shorter headers: these are too large.',
};

/** The proxy's own, so that its log and ours speak of the same; else one that no other process gives. */
function requestId(header: string | string[] | undefined): string {
  if (typeof header === 'string' && /^[\w-]{8,64}$/.test(header)) return header;
  // Node makes many of these at once: a twentieth of the time of as many random bytes.
  const random = randomUUID();
  return random.slice(0, 8) + random.slice(-8);
}
