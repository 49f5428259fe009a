import { logOnceAMinute } from '@letsread/http/log-once-a-minute.ts';
import { Problem } from '@letsread/http/problem.ts';
import type { FastifyRequest } from 'fastify';

/**
 * What a page of another site sends changes nothing here: browsers say where a form came from (Origin, RFC 6454). Behind a proxy
 * of which the library knows nothing, all forms seem to come from elsewhere, so the operator is told.
 * @throws Problem foreign-form
 */
export function refuseForeignForm({ headers, server, log }: FastifyRequest, own: string): void {
  const { origin } = headers;
  if (origin === undefined || origin === new URL(own).origin) return;
  const line =
    'A form came from another address than the library takes for its own, and was refused. If readers cannot send forms: set PUBLIC_URL or TRUST_PROXY.';
  logOnceAMinute(server.server, line, (text) => log.warn(text));
  throw new Problem('foreign-form', 403, { detail: 'This form came from another site.' });
}
