import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { DocumentCache } from '@letsread/http/caching/document-cache.ts';

/** What the open catalogue is served with. */
export interface OpenCatalogue extends CatalogueContext {
  /** Scheme and host of the library's own address; where it is not set, that of each request. */
  publicUrl: string | undefined;
  /** What was sent, to be sent again until the catalogue changes. */
  documents: DocumentCache;
  /** The same of which there is no end, such as searches: apart, so that they push nothing else out. */
  searches: DocumentCache;
}
