import { isOffline } from '../../offline/connection/is-offline.ts';
import { showOffline } from '../../ui/toasts/show-offline.ts';

/** What sends a report is fetched when one is sent; where it cannot be, the form goes by itself, and without a network it is said. */
export function watchReport(part: HTMLElement): void {
  const form = part as HTMLFormElement;
  let isGoing = false;
  form.addEventListener('submit', (event) => {
    if (isGoing) return;
    const { submitter } = event;
    event.preventDefault();
    import('./send-report.ts')
      .then(({ sendReport }) => sendReport(form, submitter))
      .catch((error: unknown) => {
        console.warn('It is not reported:', error);
        if (isOffline()) return showOffline();
        isGoing = true;
        form.requestSubmit(submitter);
        isGoing = false;
      });
  });
}
