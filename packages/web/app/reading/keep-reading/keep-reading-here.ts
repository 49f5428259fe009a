import { hasDeviceFlag } from '../../offline/device-flags.ts';

/** What was begun on this device; who never read here fetches nothing. */
export function keepReadingHere(section: HTMLElement): void {
  if (!hasDeviceFlag('positions')) {
    section.hidden = true;
    return;
  }
  import('./show-begun-books.ts')
    .then(({ showBegunBooks }) => showBegunBooks(section))
    .catch((error: unknown) => {
      section.hidden = true;
      console.warn('This device does not say what was begun:', error);
    });
}
