import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runAlone } from '@letsread/database/alone.ts';
import { migrate } from '@letsread/database/migrate.ts';
import { type Database, openDatabase } from '@letsread/database/open-database.ts';
import type { Replica } from '@letsread/database/server/open-replica.ts';
import { hasLibrarian } from '@letsread/identity/roles/select-standing.ts';
import { createPictureStore, type PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { PictureResizer } from '@letsread/media/pictures/resize-picture.ts';
import { failureKind, failureReason } from '@letsread/http/failure-kind.ts';
import { logOnceAMinute } from '@letsread/http/log-once-a-minute.ts';
import { findFocuses } from '@letsread/catalogue/covers/find-focuses.ts';
import { makeAvifAhead } from '@letsread/catalogue/covers/make-avif-ahead.ts';
import { launchProcess } from '@letsread/importer/jobs/launch-process.ts';
import { requireStorage, createStorage } from '@letsread/storage/storage-settings.ts';
import { withImportLock } from '@letsread/importer/with-import-lock.ts';
import { loadStarter } from '@letsread/importer/starter/load-starter.ts';
import { closeDays } from '@letsread/usage/days/close-days.ts';
import { measureEditions } from '@letsread/learning/decodables/measuring/measure-editions.ts';
import { earnMissedAwards } from '@letsread/learning/awards/earn-awards.ts';
import { makeRulePathways } from '@letsread/learning/pathways/make-rule-pathways.ts';
import { loadBuiltWebApp } from './web-app/built-web-app.ts';
import { checkDataDir } from './lifecycle/check-data-dir.ts';
import { createServer, openPictures } from './create-server.ts';
import { developWebApp } from './web-app/develop-web-app.ts';
import { connectionsOfAWorker, type Settings } from './settings.ts';
import { requireFreePort } from './lifecycle/require-free-port.ts';
import { explainStoppedDatabase } from './lifecycle/stopped-database.ts';
import { stopOnSignal } from './lifecycle/stop-on-signal.ts';
import { sayReady } from './workers/say-ready.ts';

/** Opens the database, brings it up to date, listens, and ends on a signal. */
export async function serveLibrary(settings: Settings, { isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  await checkDataDir(settings.DATA_DIR);
  const storage = createStorage(settings, settings.DATA_DIR);
  await requireStorage(storage);
  const pictures = createPictureStore(settings.DATA_DIR, storage);
  const database = await openDatabase({
    ...(settings.DATABASE_URL === undefined
      ? { dataDir: settings.DATA_DIR, isShared: true }
      : {
          url: settings.DATABASE_URL,
          poolSize: connectionsOfAWorker(settings),
          statementTimeoutMs: settings.DATABASE_TIMEOUT_SECONDS * 1000,
        }),
    onFatal(error) {
      // At once: whoever else waits for the database would end the process without a word of why.
      console.error(explainStoppedDatabase(error, settings.DATA_DIR));
      process.exit(1);
    },
    onConnectionLost: reportLostDatabase,
  });
  // Before minutes go into a starter library that nobody could read. Not before the database: who starts the same library twice is told so.
  // Of several workers their primary has asked: they share the port, and what one asks it with would be given connections of readers.
  if (!cluster.isWorker) await requireFreePort({ port: settings.PORT, host: settings.HOST });
  const applied = await migrate(database);
  if (applied.length > 0) console.log(`Prepared the database (${applied.length} migrations).`);
  if (settings.STARTER_LIBRARY === 'on') await loadStarterLibrary(database, pictures);
  const replica = await followReplica(settings);
  const resizer = openPictures(settings);
  const server = await createServer({
    database,
    replica,
    settings,
    resizer,
    isDevelopment,
    launchImport: launchProcess(settings),
    loadWebApp: isDevelopment ? developWebApp : loadBuiltWebApp,
  });

  // What an import left, or an older version measured: thousands of books take seconds, for which nobody waits.
  const stopGrowing = new AbortController();
  let growing: Promise<unknown> = Promise.resolve();

  const toLibrarian = (await hasLibrarian(database.pool)) ? [] : [howToBecomeLibrarian];
  const isStopping = stopOnSignal({
    server: server.server,
    async close() {
      stopGrowing.abort();
      await server.close();
      await growing;
      await replica?.close();
      await database.close();
    },
  });

  try {
    await server.listen({ port: settings.PORT, host: settings.HOST });
  } catch (error) {
    if (!isStopping()) throw error;
  }
  // A signal that comes just now ends the process well; that nothing is open any more is no failure of its start.
  if (isStopping()) return;
  growing = runAlone(
    database,
    'growing',
    (signal) => bringUpToDate({ database, settings, pictures, resizer, signal }),
    stopGrowing.signal,
  ).catch((error: unknown) =>
    console.error(
      'Paths, stickers, decodables, covers, numbers and pictures could not be brought up to date:',
      failureKind(error) === undefined ? error : failureReason(error),
    ),
  );
  const { port } = server.server.address() as AddressInfo;
  sayReady([
    ...toLibrarian,
    `Let's Read is ready at ${settings.PUBLIC_URL ?? `http://${displayHost(settings.HOST)}:${port}`}`,
  ]);
}

/** By one process alone; the others find nothing left to do when it is done. */
async function bringUpToDate({
  database,
  settings,
  pictures,
  resizer,
  signal,
}: {
  database: Database;
  settings: Settings;
  pictures: PictureStore;
  resizer: PictureResizer;
  signal: AbortSignal;
}): Promise<void> {
  await withImportLock(database.pool, makeRulePathways);
  await earnMissedAwards({ database, mediaUrl: settings.MEDIA_URL }, signal);
  await measureEditions(database, { signal });
  await findFocuses({ database, store: pictures, signal });
  await closeDays(database);
  await makeAvifAhead({ database, resizer, signal });
}

/** Where it is away, also at the start, the primary answers. */
async function followReplica(settings: Settings): Promise<Replica | undefined> {
  const { DATABASE_READ_URL: url, DATABASE_URL: primaryUrl } = settings;
  if (url === undefined || primaryUrl === undefined) return undefined;
  const { openReplica } = await import('@letsread/database/server/open-replica.ts');
  const what = 'The replica of DATABASE_READ_URL';
  return openReplica({
    url,
    primaryUrl,
    poolSize: connectionsOfAWorker(settings),
    onAway: (why) => console.error(`${what} cannot be read from (${why}): the primary answers until it is back.`),
    onBack: () => console.error(`${what} is read from again.`),
  });
}

/** One command, once there is an account: nobody has a role from the start, and there is no password that others know. */
const howToBecomeLibrarian =
  'Nobody is its librarian yet: sign up and log in in the browser, then run "npm run people -- grant <your email> LIBRARIAN" beside the library. Your place is then /library.';

/** Ten connections are lost at once, and each try to have another fails anew. */
function reportLostDatabase(error: Error): void {
  const { code } = error as NodeJS.ErrnoException;
  const line = `The database cannot be reached (${code ?? error.message}). It is tried again until it is there.`;
  logOnceAMinute(process, line, console.error);
}

async function loadStarterLibrary(database: Database, pictures: PictureStore): Promise<void> {
  const loaded = await loadStarter(database, pictures, path.resolve(import.meta.dirname, '../../starter'));
  if (loaded.editions > 0) console.log(`Loaded the starter library (${loaded.editions} editions).`);
  if (loaded.left.length > 0)
    console.warn(`Left as they are, because readers know other books by their names: ${loaded.left.join(', ')}.`);
}

function displayHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
