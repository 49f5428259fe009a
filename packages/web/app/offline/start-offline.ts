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
  if (isSavingData) return;
  if (hasDeviceFlag('jobs')) void import('./shelf/run-jobs.ts').then(({ runJobs }) => runJobs());
  else
    void import('./shelf/renew-books.ts').then(({ renewBooks }) => renewBooks(buildOfPage(document.documentElement)));
}
