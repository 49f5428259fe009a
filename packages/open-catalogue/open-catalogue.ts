import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import type { AnswerCache } from '@letsread/http/answer-cache.ts';

/** What the open catalogue is served with. */
export interface OpenCatalogue extends CatalogueContext {
  /** Scheme and host of the library's own address; where it is not set, that of each request. */
  publicUrl: string | undefined;
  /** What was sent, to be sent again until the catalogue changes. */
  cache: AnswerCache;
}
