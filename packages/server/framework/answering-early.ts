import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { AnswerEarly } from '../pages/pages-from-memory.ts';

/** Makes the framework's own server, in which `answer` is asked before the framework. */
export function answeringEarly(answer: AnswerEarly): FastifyServerFactory {
  return (handle, options) => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = options as typeof options & {
      http: object;
      keepAliveTimeout: number;
      requestTimeout: number;
      connectionTimeout: number;
    };
    const server = createServer(http, (request, response) => {
      if (!answer(request, response)) handle(request, response);
    });
    server.keepAliveTimeout = keepAliveTimeout;
    server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    return server;
  };
}
