import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInProcess } from '../limits/limit-requests.ts';

/** The span in which something is done; undefined outside of requests. */
export const currentSpan = new AsyncLocalStorage<Span>();

/**
 * A span for each request that reaches the framework, and one within it for each call that a page asks for. Of the address
 * only the pattern, as in `/metrics`: what is searched for, who reads and which book stay with the reader. A trace that began
 * elsewhere goes on here where a proxy of the operator's stands in front.
 */
export function traceRequests(server: FastifyInstance, tracer: Tracer, { hasProxy }: { hasProxy: boolean }): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  server.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const isOwn = isInProcess(request);
    const attributes = { 'http.request.method': method, 'http.route': route, 'url.scheme': request.protocol };
    const kind = isOwn ? SpanKind.INTERNAL : SpanKind.SERVER;
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind, attributes },
      isOwn ? within(currentSpan.getStore()) : begunBy(request, hasProxy),
    );
    spans.set(request, span);
    // So that a line of the log is found from its trace, and the other way round.
    reply.log = request.log = request.log.child({ traceId: span.spanContext().traceId });
    currentSpan.run(span, done);
  });
  // What arrives with the body arrives outside of it.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) return done();
    return currentSpan.run(span, done);
  });
  server.addHook('onError', async (request, _reply, error) => {
    // Its words may hold what somebody typed.
    spans.get(request)?.setAttribute('error.type', error.code || error.name);
  });
  server.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

function within(span: Span | undefined): Context {
  return span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span);
}

function begunBy({ headers }: FastifyRequest, hasProxy: boolean): Context {
  const parent = hasProxy ? parseTraceParent(String(headers['traceparent'] ?? '')) : null;
  if (parent === null || !isSpanContextValid(parent)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}
