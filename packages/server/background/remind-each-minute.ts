import type { Database } from '@letsread/database/open-database.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import { remindDevices } from '@letsread/profiles/push/remind-devices.ts';
import type { FastifyInstance } from 'fastify';
import { logError } from '../log-error.ts';
import { reminderMessage } from './reminder-message.ts';

const minuteMs = 60 * 1000;

/** The daily reminders of devices, once the library serves and each minute. */
export function remindEachMinute(
  server: FastifyInstance,
  { database, identity }: { database: Database; identity: Identity },
): void {
  const onError = (what: string, error: unknown) => logError(server, what, error);
  const remind = () =>
    identity.runInBackground('reminders', () =>
      remindDevices({ database, identity, messageIn: reminderMessage, onError }),
    );
  server.addHook('onListen', async () => remind());
  const reminding = setInterval(remind, minuteMs).unref();
  server.addHook('onClose', async () => clearInterval(reminding));
}
