import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import {
  type Access,
  requireFreshSignIn,
  requireOwn,
  requireOwnTeam,
  requireRole,
  requireSaidWho,
  requireToken,
} from './access.ts';
import type { AnswerCache, ReadyAnswer } from './caching/answer-cache.ts';
import type { Endpoint, EndpointOutput, EndpointRequest } from './endpoint.ts';
import { allowOtherOrigins } from './headers/cross-origin.ts';
import { docsPage } from './openapi/docs-page.ts';
import { answerFromCache, makeReady, publicCacheControl, readyAnswer, sendReady } from './caching/ready-answer.ts';
import { describeEndpoints, type Described } from './openapi/openapi.ts';
import { nameComponents } from './openapi/name-components.ts';
import type { OpenApi } from './openapi/openapi-document.ts';
import { cursorsOfCall } from './cursor.ts';
import { methodsOf } from './headers/methods-of.ts';
import { commonProblem } from './problem.ts';
import { sendProblem } from './send-problem.ts';

/** A call together with the code that answers it. */
export interface Handler<Context> {
  call: Endpoint;
  answer: (context: Context, request: never) => Promise<unknown>;
}

/** Ties a declared call to its code; `context` is what every call is given (the database and the like). */
export function handle<C extends Endpoint, Context>(
  call: C,
  answer: (context: Context, request: EndpointRequest<C>) => Promise<EndpointOutput<C>>,
): Handler<Context> {
  return { call, answer };
}

/** What `registerEndpoints` needs; `described` says how the calls are grouped and shown where they are described. */
interface Mounted<Context> {
  calls: readonly Handler<Context>[];
  context: Context;
  version: string;
  cache: AnswerCache;
  access: Access;
  /** Lets the work on a public answer begin when there is room for it; without it at once. */
  admit?: (request: FastifyRequest, work: () => Promise<unknown>) => Promise<unknown>;
  described?: Omit<Described, 'version'>;
  /** Does the work of a public answer to somebody who is not known, with a context that may be a second old. */
  readPublicly?: ReadPublicly<Context>;
}

type ReadPublicly<Context> = (work: (context: Context) => Promise<unknown>) => Promise<unknown>;

/**
 * Mounts calls under `/api` of a Fastify server, with validation, problem documents, and what describes them:
 * `/api/openapi.json` and `/api/docs`.
 */
export async function registerEndpoints<Context>(
  server: FastifyInstance,
  {
    calls,
    context,
    version,
    cache,
    access,
    described,
    admit = (_request, work) => work(),
    readPublicly = (work) => work(context),
  }: Mounted<Context>,
): Promise<void> {
  for (const { call } of calls) requireSaidWho(call);
  await server.register(
    async (api) => {
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      acceptEmptyJson(api);
      api.setErrorHandler(sendProblem);
      allowOtherOrigins(api, { headers: calls.flatMap(({ call }) => Object.keys(call.headers)) });
      answerUnknownAddresses(
        api,
        calls.map(({ call }) => call),
      );
      const mount = (into: FastifyInstance, isOfThese: (call: Endpoint) => boolean) => {
        const shared = { context, cache, access, admit, readPublicly };
        for (const each of calls) if (isOfThese(each.call)) mountCall(into, each, shared);
      };
      mount(api, ({ body }) => body !== undefined);
      await api.register(async (bodiless) => {
        leaveBodyUnread(bodiless);
        mount(bodiless, ({ body, maxFileBytes }) => body === undefined && maxFileBytes === undefined);
      });
      await api.register(async (ofFiles) => {
        takeBodyAsItIs(ofFiles);
        mount(ofFiles, ({ maxFileBytes }) => maxFileBytes !== undefined);
      });
      const { concepts, exampleAnswers } = described ?? {
        concepts: [{ name: 'calls', summary: '', calls }],
        exampleAnswers: {},
      };
      mountDescription(api, () => describeEndpoints({ concepts, version, exampleAnswers }));
    },
    { prefix: '/api' },
  );
}

/** With routes of its own, since the web app answers whatever address no route has; the handler is for methods of no route. */
function answerUnknownAddresses(api: FastifyInstance, calls: readonly Endpoint[]): void {
  const all = [...calls, ...descriptions];
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOf(request.url.replace(/^\/api(?=\/)/, ''), all);
    if (methods.length === 0)
      throw commonProblem('not-found', { detail: 'There is no such call. All calls stand in /api/openapi.json.' });
    const allowed = methods.join(', ');
    reply.header('allow', allowed);
    throw commonProblem('method-not-allowed', { detail: `This is asked for by ${allowed}.` });
  };
  api.setNotFoundHandler(refuse);
  const method = api.supportedMethods.filter((name) => name !== 'OPTIONS');
  for (const url of ['/', '/*']) api.route({ method, url, handler: refuse });
}

const descriptions = [
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/docs' },
] as const;

/** Made when it is first asked for: most processes are never asked. */
function mountDescription(api: FastifyInstance, describe: () => OpenApi): void {
  let document: ReadyAnswer | undefined;
  let page: { answer: ReadyAnswer; policy: string } | undefined;
  api.get('/openapi.json', async (request, reply) => {
    document ??= readyAnswer(JSON.stringify(nameComponents(describe())));
    return sendReady(request, reply.type('application/json'), {
      answer: document,
      keep: (packed) => (document = packed),
    });
  });
  api.get('/docs', async (request, reply) => {
    if (page === undefined) {
      const { html, policy } = docsPage(describe());
      page = { answer: readyAnswer(html), policy };
    }
    const { answer, policy } = page;
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    return sendReady(request, reply, { answer, keep: (packed) => (page = { answer: packed, policy }) });
  });
}

/** Phones send "application/json" with the empty bodies that the specification asks for. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** What a call does not declare is not parsed, whatever it is; Node throws it away as it comes. */
function leaveBodyUnread(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', ({ headers }, _payload, done) => {
    const isTooLarge = Number(headers['content-length'] ?? 0) > (api.initialConfig.bodyLimit ?? Infinity);
    done(isTooLarge ? commonProblem('body-too-large') : null, undefined);
  });
}

/** A file is what it is, whatever the sender calls it. */
function takeBodyAsItIs(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the call: whether its answers could be found by trying. */
    isGuessable?: boolean;
  }
}

function mountCall<Context>(
  api: FastifyInstance,
  { call, answer }: Handler<Context>,
  {
    context,
    cache,
    access,
    admit,
    readPublicly,
  }: Required<Pick<Mounted<Context>, 'context' | 'cache' | 'access' | 'admit' | 'readPublicly'>>,
): void {
  const cursors = cursorsOfCall(call.name);
  api.route({
    method: call.method,
    url: routerPath(call.path),
    config: { isGuessable: call.isGuessable },
    ...(call.maxFileBytes === undefined ? {} : { bodyLimit: call.maxFileBytes }),
    schema: {
      params: call.params,
      querystring: call.query,
      ...(call.body === undefined ? {} : { body: call.body }),
      response: { 200: call.output },
    } as never,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { params, account, standing, headers } = request;
      const query = request.query as { cursor?: string };
      if (query.cursor !== undefined) query.cursor = cursors.read(query.cursor);
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const body = Buffer.isBuffer(request.body) ? undefined : request.body;
      // Of a client that has gone, Node knows no address.
      const address = request.ip ?? '';
      const work = (from: Context) =>
        answer(from, { params, query, body, bytes, account, standing, headers, address } as never);
      const isPublic = call.cache === 'public' && account === undefined;
      const workNow = () => (isPublic ? readPublicly(work) : work(context));
      const answered = await (call.cache === 'public' ? admit(request, workNow) : workNow());
      reply.header('cache-control', isPublic ? publicCacheControl : 'no-store');
      return hasCursor(answered) ? { ...answered, cursor: cursors.write(answered.cursor) } : answered;
    },
    onRequest: [
      requireToken(call, access),
      requireRole(call, access),
      ...(call.cache === 'public' ? [answerFromCache(cache)] : []),
    ],
    preHandler: [refuseUnstorable, requireOwn(call, access), requireOwnTeam(call), requireFreshSignIn(call)],
    ...(call.method === 'GET' ? { onSend: makeReady } : {}),
  });
}

/** An answer that goes on: a list with a cursor (`listOf`). */
function hasCursor(answer: unknown): answer is { items: unknown; cursor: string } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'items' in answer &&
    'cursor' in answer &&
    typeof answer.cursor === 'string'
  );
}

/** What a call's own rules let pass may still hold what PostgreSQL takes in no text, or in no JSON. */
async function refuseUnstorable({ params, query, body }: FastifyRequest): Promise<void> {
  const found = findUnstorable({ params, query, ...(Buffer.isBuffer(body) ? {} : { body }) });
  if (found !== undefined) throw commonProblem('invalid-input', { errors: [found] });
}

/** Without recursion: what is nested thousands of times must not end the stack. */
function findUnstorable(input: unknown): { path: string; message: string } | undefined {
  const left: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path } = next;
    const message = typeof value === 'string' ? faultOf(value) : undefined;
    if (message !== undefined) return { path: path.join('.'), message };
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) left.push({ value: inner, path: [...path, name] });
  }
  return undefined;
}

function faultOf(text: string): string | undefined {
  if (text.includes('\0')) return 'Leave out the character NUL.';
  return text.isWellFormed() ? undefined : 'Send whole characters: half of one, a lone surrogate, is no text.';
}

/**
 * "/v5/book/{slug}" as Fastify's router writes it: a colon that is part of the path is doubled, and a parameter
 * with more of its segment behind it is told where it ends.
 */
function routerPath(path: string): string {
  return path
    .replaceAll(':', '::')
    .replace(/\{(\w+)\}(?=(.?))/g, (_, name, next) => (next === '' || next === '/' ? `:${name}` : `:${name}(^[^/:]+)`));
}
