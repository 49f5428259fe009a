import type { Identity } from '@letsread/identity/open-identity.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import sql from 'sql-template-tag';
import type { ProfilesContext } from '../profile-columns.ts';
import * as contract from './contract.ts';
import { isPublicPoint } from './is-public-point.ts';
import { isPushEndpoint } from './is-push-endpoint.ts';

/** What the calls about devices are given. */
export interface PushContext extends ProfilesContext {
  identity: { pushKey: Pick<Identity['pushKey'], 'publicKey'> };
}

type Device = EndpointOutput<typeof contract.addPushDevice>;

export async function listPushDevices(
  { database: { pool }, identity }: PushContext,
  { account }: EndpointRequest<typeof contract.listPushDevices>,
): Promise<EndpointOutput<typeof contract.listPushDevices>> {
  const { rows: items } = await pool.query<Device>(sql`
    select id, language, timezone from push_device where account_id = ${account.id} order by id`);
  return { publicKey: identity.pushKey.publicKey, items };
}

/** A browser has one address: whoever asks on it last has it. */
export async function addPushDevice(
  { database: { pool }, identity }: PushContext,
  { account, body }: EndpointRequest<typeof contract.addPushDevice>,
): Promise<Device> {
  const { endpoint, p256dh, auth, language, timezone } = body;
  if (!isPushEndpoint(endpoint))
    throw new Problem('no-push-service', 422, {
      detail: 'The endpoint is no https address of a push service on the web.',
    });
  if (!isPublicPoint(p256dh))
    throw commonProblem('invalid-input', { errors: [{ path: 'body.p256dh', message: 'Give the key of a browser.' }] });
  const sessionId = account.sessionId ?? null;
  const { rows } = await retryOnConflict(() =>
    pool.query<Device>(sql`
      insert into push_device (account_id, session_id, public_key, endpoint, p256dh, auth, language, timezone, made_at)
      select a.id, s.id, ${identity.pushKey.publicKey}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${timezone}, now()
      from account a left join idp_session s on s.id = ${sessionId}
      where a.id = ${account.id} and s.id is not distinct from ${sessionId}
      on conflict (endpoint) do update set
        account_id = excluded.account_id, session_id = excluded.session_id, public_key = excluded.public_key,
        p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, timezone = excluded.timezone,
        made_at = excluded.made_at, send_at = null
      returning id, language, timezone`),
  );
  const [device] = rows;
  // Deleted, or signed out, while this was asked for.
  if (device === undefined) throw commonProblem('no-token', { detail: 'The session of this token has ended.' });
  await pool.query(sql`
    delete from push_device where account_id = ${account.id} and id not in (
      select id from push_device where account_id = ${account.id}
      order by made_at desc, id desc limit ${contract.maxDevices})`);
  return device;
}

export async function changePushDevice(
  { database: { pool } }: PushContext,
  { account, params, body: { language, timezone } }: EndpointRequest<typeof contract.changePushDevice>,
): Promise<Device> {
  const { rows } = await pool.query<Device>(sql`
    update push_device set language = ${language}, timezone = ${timezone}
    where id = ${params.deviceId} and account_id = ${account.id} returning id, language, timezone`);
  const [device] = rows;
  if (device === undefined)
    throw new Problem('device-not-found', 404, { detail: 'There is no such device, or no longer.' });
  return device;
}

export async function removePushDevice(
  { database: { pool } }: PushContext,
  { account, params }: EndpointRequest<typeof contract.removePushDevice>,
): Promise<EndpointOutput<typeof contract.removePushDevice>> {
  await pool.query(sql`delete from push_device where id = ${params.deviceId} and account_id = ${account.id}`);
  return { removed: true };
}
