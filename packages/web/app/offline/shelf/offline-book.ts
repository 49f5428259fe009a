import type { BookCard } from '@letsread/catalogue/contract.ts';

import { deviceStore } from '../device-store.ts';
import { cacheNames } from '../cache-keys.ts';
import { isWifiAway } from '../connection/wifi.ts';

/** What beside text and pictures is kept of a book: what was shown with its size. */
export interface OfflineExtras {
  withNarration: boolean;
  withSigning: boolean;
}

/** A book that is wholly on this device. */
export interface OfflineBook extends OfflineExtras {
  editionId: string;
  /** As lists show it. */
  card: BookCard;
  /** With which build, and which words, its pages were made. */
  build: string;
  /** The build that it could not be brought to: not tried again before the next one. */
  refusedBy?: string;
  keptAt: number;
  /** Its keys in the cache of kept files, each with its bytes; other books may need the same. */
  files: Record<string, number>;
}

/** A book on its way to this device; written before its first byte is asked for. */
export interface SaveJob extends OfflineExtras {
  editionId: string;
  card: BookCard;
  /** When it was asked for: they go in this order. */
  at: number;
  /** Keys that are or will be in the cache because of it. */
  files: string[];
  /** Only over Wi-Fi, where the browser tells that there is none; and about how many bytes it takes. */
  onWifi?: { bytes: number } | undefined;
}

/** The pages around the books, and what they need: as long as there is a book. */
export interface OfflineShell {
  build: string;
  files: Record<string, number>;
}

const shellKey = 'shell';
export const offlineBooks = deviceStore('books');
export const saveJobs = deviceStore('jobs');
const settings = deviceStore('settings');

export const readShell = () => settings.get<OfflineShell>(shellKey);
export const writeShell = (shell: OfflineShell) => settings.put(shell, shellKey);

/** Whether more is wanted than is here, or on its way. */
export function bringsMore(extras: OfflineExtras, has: OfflineExtras | undefined): boolean {
  return has === undefined || (extras.withNarration && !has.withNarration) || (extras.withSigning && !has.withSigning);
}

/** Whether it stands in the queue until there is Wi-Fi. */
export function waitsForWifi({ onWifi }: Pick<SaveJob, 'onWifi'>): boolean {
  return onWifi !== undefined && isWifiAway();
}

/** Deletes every kept file that no book, job or page around them needs any more. */
export async function sweepOffline(): Promise<void> {
  const [books, jobs, shell] = await Promise.all([
    offlineBooks.all<OfflineBook>(),
    saveJobs.all<SaveJob>(),
    readShell(),
  ]);
  if (books.length + jobs.length === 0) {
    await caches.delete(cacheNames.kept);
    await settings.delete(shellKey);
    return;
  }
  const needed = new Set(
    [
      ...books.flatMap(({ files }) => Object.keys(files)),
      ...jobs.flatMap(({ files }) => files),
      ...Object.keys(shell?.files ?? {}),
    ].map(wholeKey),
  );
  const cache = await caches.open(cacheNames.kept);
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request);
}

/** A key as the cache tells it. */
export function wholeKey(key: string): string {
  return new URL(key, location.origin).href;
}
