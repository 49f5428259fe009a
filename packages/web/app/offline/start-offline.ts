import { watchConnection } from './connection/watch-connection.ts';
import { buildOfPage } from './build-of-page.ts';
import { registerWorker } from './register-worker.ts';
import { hasDeviceFlag } from './device-flags.ts';

/** What a page without a network needs; and books that were on their way when the app was left go on. */
export function startOffline(): void {
  registerWorker();
  if ('caches' in window) watchConnection();
  const isSavingData = document.documentElement.dataset['saver'] !== undefined;
  if (!navigator.onLine || !(hasDeviceFlag('jobs') || hasDeviceFlag('books'))) return;
  // A few bytes: asked by who saves data too.
  if (hasDeviceFlag('books'))
    void import('./shelf/let-go-of-withdrawn.ts')
      .then(({ letGoOfWithdrawn }) => letGoOfWithdrawn())
      .catch((error: unknown) => console.warn('What was withdrawn is asked for another time:', error));
  void goOnSaving(isSavingData).catch((error: unknown) => console.warn('Books are saved another time:', error));
}

/** What was chosen to come over Wi-Fi comes to who saves data too; all else waits for a press there. */
async function goOnSaving(isSavingData: boolean): Promise<void> {
  if (hasDeviceFlag('jobs')) {
    const { goOnOverWifi, isAllForWifi, runJobs } = await import('./shelf/run-jobs.ts');
    if (isSavingData) return goOnOverWifi();
    const isIdle = await isAllForWifi();
    runJobs();
    if (!isIdle) return;
  }
  if (isSavingData) return;
  const { renewBooks } = await import('./shelf/renew-books.ts');
  await renewBooks(buildOfPage(document.documentElement));
}
