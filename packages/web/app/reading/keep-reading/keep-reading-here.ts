import { hasDeviceFlag } from '../../offline/device-flags.ts';
import { onShownAgain } from '../../ui/shown-again.ts';

/** What was begun on this device, also when home is come back to; who never read here fetches nothing. */
export function keepReadingHere(section: HTMLElement): void {
  const look = () => {
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
  };
  onShownAgain(look);
  look();
}
