import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database } from '@letsread/database/open-database.ts';
import { logOnceAMinute } from '@letsread/http/log-once-a-minute.ts';
import { openSecrets } from '@letsread/identity/secrets.ts';
import type { FastifyInstance } from 'fastify';
import { openRequestCounts } from './request-counts.ts';
import type { Settings } from './settings.ts';

/** What limits count in, where several processes may serve; the embedded database has one, which counts alone. */
export async function shareCounts(
  server: FastifyInstance,
  database: Database,
  { IDENTITY_SECRET }: Pick<Settings, 'IDENTITY_SECRET'>,
): Promise<FastifyRateLimitStoreCtor | undefined> {
  if (database.kind === 'embedded') return undefined;
  const { attempts: key } = await openSecrets(database.pool, IDENTITY_SECRET);
  const onTrouble = (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
    logOnceAMinute(server.server, `the counts of requests (${code})`, (line) => server.log.error(line));
  };
  const { store, close } = await openRequestCounts(database, { key, onTrouble });
  server.addHook('onClose', close);
  return store;
}
