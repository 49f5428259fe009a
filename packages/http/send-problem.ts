import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type FailureKind, failureKind, failureReason, withoutInput } from './failure-kind.ts';
import { inertAnswer } from './headers/inert-answer.ts';
import { logOnceAMinute } from './log-once-a-minute.ts';
import { commonProblem, type FieldError, Problem } from './problem.ts';
import { problemDocument, titleFromCode } from './problem-document.ts';

const retryAfterSeconds: Record<FailureKind, number> = {
  'database-unavailable': 5,
  'storage-unavailable': 60,
  overloaded: 2,
};

/** Fastify's error handler: every error becomes a problem document; a bug is logged and answered as 500. */
export function sendProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error);
  logProblem(problem, error, request);
  // By this name the line of the log is found.
  if (problem.status >= 500) reply.header('x-request-id', request.id);
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
  reply
    .code(problem.status)
    .headers({ ...inertAnswer, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemDocument(problem));
}

/** What has the same cause for every request is a line a minute; a bug is one each time. */
export function logProblem(problem: Problem, error: unknown, request: FastifyRequest): void {
  if (problem.status < 500) return;
  if (problem.code in retryAfterSeconds) {
    // A problem that is thrown as such has said its reason.
    const reason = error instanceof Problem ? undefined : failureReason(error);
    const line = `${problem.code}: ${problem.detail ?? titleFromCode(problem.code)}${reason === undefined ? '' : ` (${reason})`}`;
    logOnceAMinute(request.server.server, line, (text) => request.log.warn(text));
  } else request.log.error({ err: withoutInput(error) }, 'a call failed');
}

/** The problem that an error is answered with. */
export function asProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const location = (error as FastifyError).validationContext ?? 'input';
    const errors = (error as FastifyError).validation?.map((issue): FieldError => ({
      path: [location === 'querystring' ? 'query' : location, ...issue.instancePath.split('/').filter(Boolean)].join(
        '.',
      ),
      message: issue.message ?? 'This value is not accepted.',
    }));
    return commonProblem('invalid-input', errors === undefined ? {} : { errors });
  }
  const kind = failureKind(error);
  if (kind !== undefined) return commonProblem(kind, { retryAfterSeconds: retryAfterSeconds[kind] });
  // Hung up while sending.
  const status = 'code' in error && error.code === 'ECONNRESET' ? 400 : (error as FastifyError).statusCode;
  if (status === 413) return commonProblem('body-too-large');
  if (status === 415) return commonProblem('wrong-content-type', { detail: 'Send application/json.' });
  if (status !== undefined && status >= 400 && status < 500) {
    return commonProblem('invalid-input', { detail: 'The request could not be read.' });
  }
  return commonProblem('unexpected');
}
