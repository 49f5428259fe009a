import { hear } from '../reader/reader-events.ts';

const awakeMs = 10 * 60_000;

/** Keeps the screen on while somebody reads: until ten minutes after the last turn or touch. */
export function stayAwake(reader: HTMLElement): void {
  if (!('wakeLock' in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => void lock?.release().catch(() => {});
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(release, awakeMs);
    if (document.visibilityState === 'hidden' || lock?.released === false) return;
    // Refused when the battery is low: then the screen goes dark as it always does.
    navigator.wakeLock.request('screen').then(
      (got) => (lock = got),
      () => {},
    );
  };
  for (const sign of ['pointerdown', 'keydown', 'visibilitychange']) document.addEventListener(sign, renew);
  hear(reader, 'turned', renew);
  hear(reader, 'told', renew);
  renew();
}
