import { logOnceAMinute } from '@letsread/http/log-once-a-minute.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Says in the log, at most once a minute, what failed while nobody waited for it. Of the error only the code: the text of a
 * mail server's or a database's may hold an address.
 */
export function logError({ server, log }: FastifyInstance, what: string, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
  logOnceAMinute(server, `${what} (${code})`, (line) => log.error(line));
}
