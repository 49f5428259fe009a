import path from 'node:path';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { openSearchIndex, type SearchIndex } from '@letsread/catalogue/search/index/open-search-index.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { logOnceAMinute } from '@letsread/http/log-once-a-minute.ts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** The index of the search, opened once the library serves: until it can be read, searches ask the database. */
export function openSearch(
  server: FastifyInstance,
  {
    database,
    settings,
    onChange,
  }: { database: Database; settings: Pick<Settings, 'DATA_DIR' | 'MEDIA_URL'>; onChange: () => void },
): { searchIndex: CatalogueContext['searchIndex']; rebuild: () => void } {
  let index: SearchIndex | undefined;
  const onError = (error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    const what = `The index of the search is not up to date; until it is, searches ask the database (${code ?? message})`;
    logOnceAMinute(server.server, what, (line) => server.log.error({ err: error }, line));
  };
  server.addHook('onListen', async () => {
    index = await openSearchIndex({
      database,
      mediaUrl: settings.MEDIA_URL,
      folder: path.join(settings.DATA_DIR, 'search'),
      onChange,
      onProgress: (line) => server.log.info(line),
      onError,
    });
  });
  server.addHook('onClose', async () => index?.close());
  return {
    searchIndex: {
      reader: () => index?.reader(),
      settled: () => index?.settled(),
      reportFailure: (error) => index?.reportFailure(error),
    },
    rebuild: () => void index?.rebuild(),
  };
}
