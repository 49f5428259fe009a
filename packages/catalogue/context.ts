import type { Database } from '@letsread/database/open-database.ts';
import type { SearchIndex } from './search/index/open-search-index.ts';

/** What every call of the catalogue is given. */
export interface CatalogueContext {
  database: Database;
  /** The index of this host; without one, searches ask the database. */
  searchIndex?: Pick<SearchIndex, 'reader' | 'settled' | 'reportFailure'> | undefined;
  /** Where pictures are served: "/media", or the address of a CDN. */
  mediaUrl: string;
  /** Where an operator keeps texts of their own for the pages about the library. */
  pagesDir?: string | undefined;
  /** The links that the operator has set for the foot of the page, by name: those texts do not explain others. */
  footerLinks?: readonly string[] | undefined;
}
