/**
 * A page that is left for another document breaks off what it was still reading, such as the end of the answer that leads
 * there after log-in. That is no error; only Firefox reports it as one, to nobody who could do anything about it.
 */
export function expectBrokenReads(): void {
  let isLeaving = false;
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    isLeaving = !destination.sameDocument && downloadRequest === null;
  });
  window.navigation?.addEventListener('navigateerror', () => {
    isLeaving = false;
  });
  addEventListener('unhandledrejection', (event) => {
    if (isLeaving && event.reason instanceof TypeError) event.preventDefault();
  });
}
