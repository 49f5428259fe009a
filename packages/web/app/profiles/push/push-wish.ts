import { readStored, writeStored } from '../../request/web-storage.ts';

const key = 'pushWish';

/** As long as it takes to find a password; a wish from before is none. */
const lastsMs = 10 * 60_000;

/** Remembers in this tab that reminders are to be turned on once a grown-up has said who they are. */
export function savePushWish(userId: string): void {
  writeStored(key, `${userId} ${Date.now()}`, 'sessionStorage');
}

/** Whether the account wished so a moment ago; said once. */
export function takePushWish(userId: string): boolean {
  const [whose, since] = readStored(key, 'sessionStorage')?.split(' ') ?? [];
  if (whose === undefined) return false;
  writeStored(key, null, 'sessionStorage');
  return whose === userId && Date.now() - Number(since) < lastsMs;
}
