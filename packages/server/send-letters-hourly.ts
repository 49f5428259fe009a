import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { logOnceAMinute } from '@letsread/http/log-once-a-minute.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import { sendWeeklyLetters } from '@letsread/learning/weekly-letter/send-weekly-letters.ts';
import type { FastifyInstance } from 'fastify';

const hourMs = 60 * 60 * 1000;

/** Weekly letters, once the library serves and each hour: what the mail server did not take goes with the next round. */
export function sendLettersHourly(
  server: FastifyInstance,
  { identity, ...context }: Pick<CatalogueContext, 'database' | 'mediaUrl'> & { identity: Identity },
): void {
  // Only the code: the text of a mail server's error may hold an address.
  const onTrouble = (what: string, error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
    logOnceAMinute(server.server, `${what} (${code})`, (line) => server.log.error(line));
  };
  const send = () => identity.runInBackground('letters', () => sendWeeklyLetters({ ...context, identity, onTrouble }));
  server.addHook('onListen', async () => send());
  const sending = setInterval(send, hourMs).unref();
  server.addHook('onClose', async () => clearInterval(sending));
}
