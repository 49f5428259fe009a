import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Database } from '@letsread/database/open-database.ts';
import { serveCovers } from '@letsread/downloads/covers/serve-covers.ts';
import { type Downloads, openDownloads } from '@letsread/downloads/open-downloads.ts';
import { serveBundles } from '@letsread/downloads/bundles/serve-bundles.ts';
import { serveDownloads } from '@letsread/downloads/serve-downloads.ts';
import type { Identity } from '@letsread/identity/open-identity.ts';
import { letAnyoneRead } from '@letsread/http/headers/let-anyone-read.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import type { PictureResizer } from '@letsread/media/pictures/resize-picture.ts';
import { servePictures } from '@letsread/media/pictures/serve-pictures.ts';
import { serveRecordings } from '@letsread/media/recordings/serve-recordings.ts';
import { createStorage } from '@letsread/storage/storage-settings.ts';
import type { FastifyInstance } from 'fastify';
import { namesOfDocuments } from '../framework/safety-headers.ts';
import type { RequestLimits } from '../limits/limit-requests.ts';
import { logError } from '../log-error.ts';
import { mayReadUnpublished } from './may-read-unpublished.ts';
import { allowMaking } from '../limits/partner-keys.ts';
import type { Settings } from '../settings.ts';

/** Pictures, recordings, avatars and files to carry away, each at an address that never changes. */
export async function serveFiles(
  server: FastifyInstance,
  {
    database,
    settings,
    resizer,
    countMadeFile,
    onCarriedAway,
    identify,
  }: {
    database: Database;
    settings: Settings;
    resizer: PictureResizer;
    countMadeFile: RequestLimits['countMadeFile'];
    onCarriedAway: Parameters<typeof serveDownloads>[1]['onCarriedAway'];
    identify: Identity['identify'];
  },
): Promise<Downloads> {
  const storage = createStorage(settings, settings.DATA_DIR);
  const pictures = createPictureStore(settings.DATA_DIR, storage);
  server.addHook('onClose', () => resizer.close());
  const recordings = createRecordingStore(settings.DATA_DIR, storage);
  const downloads = openDownloads({
    database,
    pictures,
    resizer,
    recordings,
    publicUrl: settings.PUBLIC_URL ?? '',
    maxBytes: settings.DOWNLOADS_MB * 1_000_000,
    onFault: (fault) => server.log.error(fault, 'a file to carry away could not be made as it should'),
    onError: (error) => logError(server, 'files that are waited for together', error),
  });
  server.addHook('onClose', () => downloads.close());
  await servePictures(server, { resizer });
  await serveRecordings(server, { store: recordings });
  const mayRead = mayReadUnpublished(database, identify);
  await serveCovers(server, { covers: downloads.covers, mayReadUnpublished: mayRead });
  await serveDownloads(server, {
    downloads,
    allowMaking: allowMaking(countMadeFile, settings.PARTNER_KEYS),
    onCarriedAway,
  });
  await serveBundles(server, { database, downloads, onCarriedAway });
  await server.register(async (avatars) => {
    letAnyoneRead(avatars, { addresses: ['/media/avatars/*'] });
    await avatars.register(fastifyStatic, {
      root: path.join(import.meta.dirname, '../../profiles/avatars'),
      prefix: '/media/avatars/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
    });
  });
  return downloads;
}

/** Headers that speak to documents, and those by which a file is asked for again. */
const needlessForAssets = [...namesOfDocuments, 'etag', 'last-modified', 'accept-ranges'];

/** Files with a hash in their name never change; the few others are asked for again. */
export async function serveClientFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      const lifetime = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      // The service worker: a new one is to be met at the next page.
      reply.header('cache-control', file.endsWith(`${path.sep}sw.js`) ? 'no-cache' : lifetime);
      // A page has a dozen of these, and what is never asked about again needs no more words.
      if (isHashed) for (const name of needlessForAssets) reply.removeHeader(name);
    },
  });
  // Pages name their icon. Beside what is no page (a feed, a file, a picture) browsers look for it here, as do feed readers.
  server.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/icon-192.png'),
  );
}
