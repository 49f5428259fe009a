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
  const hear = () => {
    if (navigator.onLine) delete document.documentElement.dataset['copy'];
    listener();
  };
  addEventListener('online', hear);
  addEventListener('offline', hear);
  return () => {
    removeEventListener('online', hear);
    removeEventListener('offline', hear);
  };
}
