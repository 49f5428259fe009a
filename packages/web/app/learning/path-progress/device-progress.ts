import { hasDeviceFlag } from '../../offline/device-flags.ts';
import { onPartsAdded } from '../../ui/parts-added.ts';

/**
 * What this device knows that its reader, or nobody, has done, on the pages of paths; looked up again when a page is come
 * back to. Who has done nothing here fetches nothing for it; who keeps books does, so that it is there without a network.
 */
export function deviceProgress(main: HTMLElement): void {
  const look = () => {
    if (!hasDeviceFlag('completions') && !hasDeviceFlag('books')) return;
    import('./show-progress.ts')
      .then(({ showProgress }) => showProgress(main))
      .catch((error: unknown) => console.warn('This device does not say what was done:', error));
  };
  for (const sign of ['pageshow', 'completions-moved']) addEventListener(sign, look);
  document.addEventListener('visibilitychange', look);
  onPartsAdded(look);
  look();
}
