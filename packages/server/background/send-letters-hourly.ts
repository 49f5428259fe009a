import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import { sendWeeklyLetters } from '@letsread/learning/weekly-letter/send-weekly-letters.ts';
import type { FastifyInstance } from 'fastify';
import { logError } from '../log-error.ts';

const hourMs = 60 * 60 * 1000;

/** Weekly letters, once the library serves and each hour: what the mail server did not take goes with the next round. */
export function sendLettersHourly(
  server: FastifyInstance,
  { identity, ...context }: Pick<CatalogueContext, 'database' | 'mediaUrl'> & { identity: Identity },
): void {
  const onError = (what: string, error: unknown) => logError(server, what, error);
  const closing = new AbortController();
  const { signal } = closing;
  const send = () =>
    identity.runInBackground('letters', () => sendWeeklyLetters({ ...context, identity, onError, signal }));
  server.addHook('onListen', async () => send());
  const sending = setInterval(send, hourMs).unref();
  server.addHook('preClose', async () => {
    clearInterval(sending);
    closing.abort();
  });
}
