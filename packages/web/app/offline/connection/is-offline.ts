/**
 * Whether the network is away: the browser says so, or the service worker gave this page from its copy and marked it
 * (service-worker/answer-page.ts), as a browser only knows whether it is in some network.
 */
export function isOffline(): boolean {
  return !navigator.onLine || isFromCopy();
}

function isFromCopy(): boolean {
  return typeof document === 'object' && document.documentElement.dataset['copy'] !== undefined;
}

export function onConnectionChange(listener: () => void): () => void {
  const onChange = () => {
    if (navigator.onLine) delete document.documentElement.dataset['copy'];
    listener();
  };
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
