import { hasDeviceFlag } from '../../offline/device-flags.ts';

/** What was begun on this device. Its place is kept free at once; who never read here fetches nothing. */
export function keepReadingHere(section: HTMLElement): void {
  if (!hasDeviceFlag('positions')) return;
  section.hidden = false;
  section.setAttribute('aria-busy', 'true');
  import('./show-begun-books.ts')
    .then(({ showBegunBooks }) => showBegunBooks(section))
    .catch((error: unknown) => {
      section.hidden = true;
      console.warn('This device does not say what was begun:', error);
    });
}
