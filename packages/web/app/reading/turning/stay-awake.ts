import { on } from '../reader/reader-events.ts';

const awakeMs = 10 * 60_000;

/** Keeps the screen on while somebody reads: until ten minutes after the last turn or touch. */
export function stayAwake(reader: HTMLElement): void {
  if (!('wakeLock' in navigator)) return;
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => void lock.then((got) => got?.release().catch(() => {}));
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(release, awakeMs);
    if (document.visibilityState === 'hidden') return;
    // One at a time, asked for anew only where the one before was let go of. Refused when the battery is low.
    lock = lock.then((got) =>
      got?.released === false ? got : navigator.wakeLock.request('screen').catch(() => undefined),
    );
  };
  for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) document.addEventListener(sign, renew);
  on(reader, 'turned', renew);
  on(reader, 'speaking', renew);
  renew();
}
