import { type BookCard, searchBooks } from '@letsread/catalogue/contract.ts';
import { catalogueCalls } from '@letsread/catalogue/server.ts';
import { openSearchIndex } from '@letsread/catalogue/search/index/open-search-index.ts';
import { languageId } from '@letsread/catalogue/writing/language-id.ts';
import { migrate } from '@letsread/database/migrate.ts';
import { openDatabase } from '@letsread/database/open-database.ts';
import { openReport } from '@letsread/importer/import-report.ts';
import { importStories } from '@letsread/importer/stories/import-stories.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { booksDir, type RealEdition } from './real-editions.ts';

/** Gives the keys of at most twenty editions in a language, best first. */
export interface SearchEngine {
  name: string;
  search: (typed: string, languageCode: string) => Promise<string[]>;
  close: () => Promise<void>;
}

/** The call that readers' browsers make, on the embedded database, with all the stories imported. */
export async function openOurs(): Promise<SearchEngine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-quality-'));
  const stories = path.join(folder, 'stories');
  const pictures = path.join(booksDir, 'images') + path.sep;
  await cp(booksDir, stories, { recursive: true, filter: (file) => !file.startsWith(pictures) });
  const database = await openDatabase({ inMemory: true });
  await migrate(database);
  await importStories({ database, store: createPictureStore(folder), folder: stories, report: openReport(undefined) });
  const { rows } = await database.pool.query<{ id: string; source_file: string }>(
    'select id, source_file from edition',
  );
  const keys = new Map(rows.map(({ id, source_file: file }) => [id, file.split('/').slice(-2).join('/')]));
  const searchIndex = await openSearchIndex({
    database,
    mediaUrl: '/media',
    folder: path.join(folder, 'search'),
    onError: (error) => console.error(error),
  });
  await searchIndex.catchUp();
  const handler = catalogueCalls.find(({ call }) => call === searchBooks);
  return {
    name: 'ours',
    async search(typed, languageCode) {
      const query = searchBooks.query.parse({ cardName: typed, lId: languageId(languageCode) });
      const answer = await handler?.answer({ database, searchIndex, mediaUrl: '/media' }, { query } as never);
      const { items } = answer as { items: BookCard[] };
      return items.map(({ editionId }) => keys.get(editionId) ?? '');
    },
    async close() {
      await searchIndex.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** MiniSearch as its guide sets it up for typing: beginnings of words, and one letter in five wrong. */
export function openMiniSearch(editions: RealEdition[]): SearchEngine {
  const engine = new MiniSearch<{ id: string; code: string; title: string; people: string; text: string }>({
    fields: ['title', 'people', 'text'],
    storeFields: ['code'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, people: 2 } },
  });
  engine.addAll(
    editions.map(({ key, language, title, people, pages }) => ({
      id: key,
      code: language.code,
      title,
      people: people.join(' '),
      text: pages.join(' '),
    })),
  );
  return {
    name: 'minisearch',
    search: (typed, languageCode) =>
      Promise.resolve(
        engine
          .search(typed, { filter: ({ code }) => code === languageCode })
          .slice(0, 20)
          .map(({ id }) => String(id)),
      ),
    close: () => Promise.resolve(),
  };
}
