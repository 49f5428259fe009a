import type { Database } from '@letsread/database/open-database.ts';
import type { PushDeviceRow } from '@letsread/database/rows.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import sql from 'sql-template-tag';
import { claimReaders } from './claim-readers.ts';
import { lateMinutes } from './clock-at.ts';
import { encryptPush } from './encrypt-push.ts';
import { type Post, postPublicly } from './post-publicly.ts';

/** What a device shows (packages/web/service-worker): nobody's name, as it may lie on a locked screen. */
export interface ReminderMessage {
  title: string;
  body: string;
  /** BCP 47. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

interface RemindingContext {
  database: Pick<Database, 'pool'>;
  identity: { pushKey: Pick<Identity['pushKey'], 'authorizationFor'> };
  /** In a language (BCP 47). */
  messageIn: (language: string) => ReminderMessage;
  post?: Post;
  nowMs?: number;
  /** Told what kept a reminder from a device; never with its address. */
  onError: (what: string, error: unknown) => void;
}

type WaitingDevice = Pick<PushDeviceRow, 'id' | 'endpoint' | 'p256dh' | 'auth' | 'language' | 'tries'>;

const maxTries = 3;
/** Before the second try; twice as long before the third. */
const againMs = 5 * 60 * 1000;
/** A push service keeps it so long for a device that is off: at night nobody is reminded of noon. */
const ttlSeconds = 2 * 60 * 60;
const maxAtOnce = 20;

/**
 * One round, each minute: reminds on the devices of those whose time it is. A device is claimed before anything is sent to
 * it, so that of many processes one sends it and a restart sends none twice; what its service did not say that it took is
 * tried twice more, and then left for this day. Should it have taken it all the same, the device shows the newer in the place
 * of the older one.
 */
export async function remindDevices({ nowMs = Date.now(), ...context }: RemindingContext): Promise<void> {
  await forgetLate(context.database, nowMs);
  await claimReaders(context.database.pool, nowMs);
  for (;;) {
    const devices = await claimDevices(context.database, nowMs);
    if (devices.length === 0) return;
    await Promise.all(devices.map((device) => remind(context, device, nowMs)));
  }
}

/** What was to be sent while the library stood still: late is worse than not on this day. */
async function forgetLate({ pool }: RemindingContext['database'], nowMs: number): Promise<void> {
  await pool.query(sql`
    update push_device set send_at = null where send_at < ${new Date(nowMs - lateMinutes * 60 * 1000)}`);
}

async function claimDevices({ pool }: RemindingContext['database'], nowMs: number): Promise<WaitingDevice[]> {
  const { rows } = await pool.query<WaitingDevice>(sql`
    update push_device set send_at = null, tries = tries + 1
    where id in (
      select id from push_device where send_at <= ${new Date(nowMs)} order by send_at limit ${maxAtOnce}
      for update skip locked)
    returning id, endpoint, p256dh, auth, language, tries`);
  return rows;
}

async function remind(context: Omit<RemindingContext, 'nowMs'>, device: WaitingDevice, nowMs: number): Promise<void> {
  const { pool } = context.database;
  const status = await send(context, device, nowMs).catch((error: unknown) => {
    context.onError('a push service', error);
    return 'not reached' as const;
  });
  // RFC 8030: the subscription is over.
  if (status === 404 || status === 410) await pool.query(sql`delete from push_device where id = ${device.id}`);
  else if (isWorthTrying(status) && device.tries < maxTries)
    await pool.query(sql`
      update push_device set send_at = ${new Date(nowMs + againMs * device.tries)}
      where id = ${device.id} and send_at is null`);
}

async function send(
  { identity, messageIn, post = postPublicly }: Omit<RemindingContext, 'nowMs'>,
  { endpoint, language, ...keys }: WaitingDevice,
  nowMs: number,
): Promise<number> {
  const { status } = await post(endpoint, {
    headers: {
      authorization: await identity.pushKey.authorizationFor(endpoint, nowMs),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(ttlSeconds),
      // Of two that wait for a device that is off, the newer one comes.
      topic: 'reminder',
      urgency: 'normal',
    },
    body: encryptPush(JSON.stringify(messageIn(language)), keys),
  });
  return status;
}

function isWorthTrying(status: number | 'not reached'): boolean {
  return status === 'not reached' || status === 429 || status >= 500;
}
