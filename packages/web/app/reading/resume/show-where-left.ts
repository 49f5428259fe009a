import { hasDeviceFlag } from '../../offline/device-flags.ts';

/** Where this device knows where a book was left, its links lead there. Who never read on it fetches nothing for that. */
export function showWhereLeft(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-resume]');
  if (link === null || !hasDeviceFlag('positions')) return;
  import('./resume-here.ts')
    .then(({ resumeHere }) => resumeHere(link))
    .catch((error: unknown) => console.warn('This device does not say where the book was left:', error));
}
