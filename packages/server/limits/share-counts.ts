import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '@letsread/database/open-database.ts';
import { openSecrets } from '@letsread/identity/secrets.ts';
import type { FastifyInstance } from 'fastify';
import { logError } from '../log-error.ts';
import { openRequestCounts } from './request-counts.ts';
import type { Settings } from '../settings.ts';

/** What limits count in, where several processes may serve; the embedded database has one, which counts alone. */
export async function shareCounts(
  server: FastifyInstance,
  database: Database,
  { IDENTITY_SECRET }: Pick<Settings, 'IDENTITY_SECRET'>,
): Promise<FastifyRateLimitStoreCtor | undefined> {
  if (database.kind === 'embedded') return undefined;
  const { attempts: key } = await openSecrets(database.pool, IDENTITY_SECRET);
  const onError = (error: unknown) => logError(server, 'the counts of requests', error);
  const { store, close } = await openRequestCounts(database, { key, onError });
  server.addHook('onClose', close);
  return store;
}
