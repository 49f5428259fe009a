import { closeAllDialogs } from './close-dialog.ts';

/** What dialogs of the browser's own do not do by themselves: forms begin anew, and a close button closes all that lie over each other. */
export function watchDialogs(): void {
  document.addEventListener(
    'close',
    ({ target }) => {
      if (target instanceof HTMLDialogElement && 'resets' in target.dataset) target.querySelector('form')?.reset();
    },
    { capture: true },
  );
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-closes-all]') !== null) closeAllDialogs();
  });
}
