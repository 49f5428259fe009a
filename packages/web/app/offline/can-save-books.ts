/** Whether this browser has what keeping and opening books takes; to be asked in one. */
export function canSaveBooks(): boolean {
  return 'caches' in window && 'indexedDB' in window && 'serviceWorker' in navigator;
}
