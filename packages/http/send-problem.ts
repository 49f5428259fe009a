import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { commonProblem, type FieldError, Problem } from './problem.ts';

/** Fastify's error handler: every error becomes a problem document; a bug is logged and answered as 500. */
export function sendProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  // To be too busy is no fault to look for.
  if (problem.code === 'overloaded') request.log.warn(problem.detail ?? problem.message);
  else if (problem.status >= 500) request.log.error({ err: error }, 'a call failed');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.toDocument());
}

function asProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const place = (error as FastifyError).validationContext ?? 'input';
    const errors = (error as FastifyError).validation?.map((issue): FieldError => ({
      path: [place === 'querystring' ? 'query' : place, ...issue.instancePath.split('/').filter(Boolean)].join('.'),
      message: issue.message ?? 'This value is not accepted.',
    }));
    return commonProblem('invalid-input', errors === undefined ? {} : { errors });
  }
  const status = (error as FastifyError).statusCode;
  if (status === 413) return commonProblem('body-too-large');
  if (status === 415) return commonProblem('wrong-content-type', { detail: 'Send application/json.' });
  if (status !== undefined && status >= 400 && status < 500) {
    return commonProblem('invalid-input', { detail: 'The request could not be read.' });
  }
  return commonProblem('unexpected');
}
