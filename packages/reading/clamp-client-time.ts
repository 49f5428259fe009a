/** Before this, a device's clock has never been set. */
const earliest = Date.UTC(2000, 0, 1);

/**
 * When a device says something was done; now where it does not say. A clock that runs ahead must not win over
 * everything that is done until then, so nothing is later than now.
 */
export function clampClientTime(said: string | undefined, now = Date.now()): Date {
  return new Date(said === undefined ? now : Math.max(earliest, Math.min(Date.parse(said), now)));
}
