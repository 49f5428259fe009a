import type { CatalogueContext } from '../context.ts';
import type { IndexReader } from './index/reading/index-reader.ts';

/** Asks the index of this host; undefined while there is none that can be read. */
export async function queryIndex<Answer>(
  { searchIndex }: Pick<CatalogueContext, 'searchIndex'>,
  read: (reader: IndexReader) => Answer,
): Promise<Answer | undefined> {
  await searchIndex?.settled();
  const reader = searchIndex?.reader();
  if (reader === undefined) return undefined;
  try {
    return reader.atOneMoment(() => read(reader));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SQLITE_ERROR') throw error;
    searchIndex?.reportFailure(error);
    return undefined;
  }
}

/** By id: what the index of this host has, and of the rest what the database has. */
export async function indexFirst<Item>(
  context: Pick<CatalogueContext, 'searchIndex'>,
  ids: readonly string[],
  {
    idOf,
    inIndex,
    inDatabase,
  }: {
    idOf: (item: Item) => string;
    inIndex: (reader: IndexReader) => readonly Item[];
    /** Asked for what is missing, where anything is. */
    inDatabase: (missing: readonly string[]) => Promise<readonly Item[]>;
  },
): Promise<Map<string, Item>> {
  if (ids.length === 0) return new Map();
  const found = new Map(((await queryIndex(context, inIndex)) ?? []).map((item) => [idOf(item), item]));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) for (const item of await inDatabase(missing)) found.set(idOf(item), item);
  return found;
}
