import { hasDeviceFlag } from '../../offline/device-flags.ts';
import { onShownAgain } from '../../ui/shown-again.ts';

/**
 * Where this device knows where a book was left, its links lead there, also when its page is come back to. Who never read on
 * it fetches nothing for that.
 */
export function showWhereLeft(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-resume]');
  if (link === null) return;
  const look = (isShownAgain: boolean) => {
    if (!hasDeviceFlag('positions')) return;
    import('./resume-here.ts')
      .then(({ resumeHere }) => resumeHere(link, isShownAgain))
      .catch((error: unknown) => console.warn('This device does not say where the book was left:', error));
  };
  onShownAgain(() => look(true));
  look(false);
}
