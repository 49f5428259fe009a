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
