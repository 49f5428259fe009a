import type { Endpoint, EndpointInput } from '@letsread/http/endpoint.ts';

import { browserClientWith, currentSession } from '../../request/session/browser-session.ts';
import { isProblem } from '../../request/is-problem.ts';
import { withLock } from '../../request/with-lock.ts';
import { deviceStore } from '../device-store.ts';
import { setDeviceFlag } from '../device-flags.ts';
import { isForLater } from './is-for-later.ts';

/** Something that was done on this device and that the library is still to be told. */
interface Waiting {
  /** Whose it is: only sent while this account is signed in. */
  accountId: string;
  call: Pick<Endpoint, 'name' | 'method' | 'path'>;
  input: Record<string, unknown>;
  /** What is of one kind is only told in its order; what was put in by an older version has none. */
  kind: string | undefined;
  /** Headers of the call's own, such as the key that makes it count once. */
  headers: Record<string, string>;
  /** When it was done: milliseconds of the clock. */
  at: number;
}

/** As long as the library knows the keys that make a call count once; an account that is gone by then comes no more. */
const maxDays = 90;

const syncQueue = deviceStore('syncQueue');

interface Queued {
  /** Whose it is; else the account that is signed in. */
  accountId?: string | undefined;
  headers?: Record<string, string>;
  /** The name of the call, where it is left out; the same for calls of which one undoes the other. */
  kind?: string;
}

/**
 * Puts a call into the queue that outlives the page, the browser and the network; `sendWaiting` sends it.
 * @throws where it is nobody's, or this browser keeps nothing
 */
export async function queueCall<C extends Endpoint>(
  call: C,
  input: EndpointInput<C>,
  { accountId = currentSession()?.userInfo.id, headers = {}, kind = call.name }: Queued = {},
): Promise<void> {
  if (accountId === undefined) throw new Error('Nobody is signed in.');
  const { name, method, path } = call;
  const waiting: Waiting = {
    accountId,
    call: { name, method, path },
    input: input as Record<string, unknown>,
    kind,
    headers,
    at: Date.now(),
  };
  await syncQueue.put(waiting);
  setDeviceFlag('syncQueue', true);
}

/** Whether anything of this account waits. */
export async function isAnythingWaiting(): Promise<boolean> {
  const accountId = currentSession()?.userInfo.id;
  if (accountId === undefined) return false;
  for (const key of await waitingKeys()) if ((await syncQueue.get<Waiting>(key))?.accountId === accountId) return true;
  return false;
}

/** Nothing of this account is sent any more: its family would rather lose it. */
export async function deleteWaiting(accountId: string): Promise<void> {
  for (const key of await waitingKeys())
    if ((await syncQueue.get<Waiting>(key))?.accountId === accountId) await syncQueue.delete(key);
}

/**
 * Sends what waits, in the order in which it was done, one tab at a time. What is not answered, or answered "later",
 * stays for the next try; every call may be sent twice, for its answer can be lost on its way. A call that
 * is refused for good is dropped and logged, or nothing behind it would ever be sent. Where the library fails at one
 * call, those of the same kind wait with it, to keep their order, and the others go on.
 */
export async function sendWaiting(): Promise<void> {
  if (currentSession() === undefined) return;
  await withLock('sync-queue', sendAll);
}

async function sendAll(): Promise<void> {
  const failing = new Set<string | undefined>();
  for (const key of await waitingKeys()) {
    const waiting = await syncQueue.get<Waiting>(key);
    if (waiting === undefined || failing.has(waiting.kind)) continue;
    const isOwn = waiting.accountId === currentSession()?.userInfo.id;
    const status = isOwn ? await send(waiting) : 0;
    if (status === 500) failing.add(waiting.kind);
    // 401: the session has ended.
    else if (status === 401 || isForLater(status)) return;
    else if (isOwn || Date.now() - waiting.at > maxDays * 86_400_000) {
      if (status > 399) console.warn(waiting.call.name, status);
      await syncQueue.delete(key);
    }
  }
  setDeviceFlag('syncQueue', false);
  // What the library failed at stays, and what was put in meanwhile, by another tab, has set the mark before it was taken away.
  if ((await waitingKeys()).length > 0) setDeviceFlag('syncQueue', true);
}

/** In a browser that keeps nothing, nothing waits. */
function waitingKeys(): Promise<IDBValidKey[]> {
  return syncQueue.keys().catch(() => []);
}

/** With which status it was answered; 503 where it was not. */
function send({ call, input, headers }: Waiting): Promise<number> {
  return browserClientWith(headers)(call as Endpoint, input as never).then(
    () => 200,
    (error: unknown) => (isProblem(error) ? error.status : 503),
  );
}
