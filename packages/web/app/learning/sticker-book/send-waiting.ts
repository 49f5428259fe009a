import { hasDeviceFlag } from '../../offline/device-flags.ts';

/**
 * A sticker that was moved without a network is where the library is told it is: then the page is asked for again, unless
 * somebody has begun to place stickers in it.
 */
export function sendWaitingPlacements(main: HTMLElement): void {
  if (!hasDeviceFlag('syncQueue')) return;
  import('../../offline/sync-queue/sync-queue.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .then(
      () => {
        if (!hasDeviceFlag('syncQueue') && main.querySelector('[data-island=sticker-book][data-waking]') === null)
          location.reload();
      },
      (error: unknown) => console.warn('What waits could not be sent:', error),
    );
}
