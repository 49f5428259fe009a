import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@letsread/database/migrate.ts';
import { openDatabase } from '@letsread/database/open-database.ts';
import { openReport } from '@letsread/importer/import-report.ts';
import { importStories } from '@letsread/importer/import-stories.ts';
import { openPictureStore } from '@letsread/media/picture-store.ts';
import { printTable } from './open-bench.ts';

const books = process.env.BOOKS_DIR ?? path.resolve(import.meta.dirname, '../../shared/books');

/** Editions a second into the embedded database on disk: with pictures, again unchanged, and texts alone. */
export async function measureImport(): Promise<void> {
  if (!existsSync(books)) return console.log(`no books at ${books}; set BOOKS_DIR`);
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-bench-'));
  const texts = path.join(folder, 'texts-alone');
  await cp(books, texts, {
    recursive: true,
    filter: (place) => !place.startsWith(path.join(books, 'images') + path.sep),
  });
  const whole = path.join(folder, 'whole');
  const rows = [
    await measure('with pictures', books, whole),
    await measure('again, unchanged', books, whole),
    await measure('without pictures', texts, path.join(folder, 'light')),
  ];
  await rm(folder, { recursive: true });
  printTable(['import', 'editions', 'seconds', 'editions/s', 'goal'], rows);
}

async function measure(name: string, from: string, dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const begun = performance.now();
  await importStories({
    database,
    store: openPictureStore(dataDir),
    folder: from,
    report: openReport(undefined),
    isDryRun: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::integer as count from edition');
  await database.close();
  const count = rows[0]?.count ?? 0;
  const goals: Record<string, string> = { 'again, unchanged': '2,000', 'without pictures': '100' };
  return [name, String(count), seconds.toFixed(1), (count / seconds).toFixed(0), goals[name] ?? ''];
}
