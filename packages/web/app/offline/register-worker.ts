/**
 * Has the service worker take this page over. The first time, it is told what the page has already loaded, so that
 * one visit is enough to open it again without a network; not where data is saved, as the page itself is asked for
 * again. The message is a `SeenMessage` of cache-keys.ts.
 */
export function registerWorker(): void {
  const { serviceWorker: workers } = navigator;
  if (import.meta.env.DEV || workers === undefined) return;
  if (workers.controller === null && document.documentElement.dataset['saver'] === undefined)
    workers.addEventListener(
      'controllerchange',
      () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        workers.controller?.postMessage({ type: 'seen', page: location.href, files });
      },
      { once: true },
    );
  // Where it is refused, as in a private window, the site works without.
  workers.register('/sw.js').catch(() => {});
}
