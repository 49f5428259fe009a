/**
 * Has the service worker take this page over. The first time, it is told what the page has already loaded, so that
 * one visit is enough to open it again without a network; not where data is saved, as the page itself is asked for
 * again. Both messages are a `PageMessage` of cache-keys.ts.
 */
export function registerWorker(): void {
  const { serviceWorker: workers } = navigator;
  if (import.meta.env.DEV || workers === undefined) return;
  if (workers.controller === null && document.documentElement.dataset['saver'] === undefined)
    workers.addEventListener(
      'controllerchange',
      () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        workers.controller?.postMessage({ page: location.href, files });
      },
      { once: true },
    );
  // A page that was still on its way while a worker began is not among those that the worker takes over by itself.
  void workers.ready.then(({ active }) => workers.controller ?? active?.postMessage('claim'));
  // Where it is refused, as in a private window, the site works without.
  workers.register('/sw.js').catch(() => {});
}
