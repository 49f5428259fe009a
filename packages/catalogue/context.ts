import type { Database } from '@letsread/database/open-database.ts';

/** What every call of the catalogue is given. */
export interface CatalogueContext {
  database: Database;
  /** Where pictures are served: "/media", or the address of a CDN. */
  mediaUrl: string;
  /** Where an operator keeps texts of their own for the pages about the library. */
  pagesDir?: string | undefined;
}
