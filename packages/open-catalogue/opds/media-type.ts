import type { Feed } from '../feed.ts';

/** As links name them and as the documents are sent. */
export const mediaTypes = {
  opds2: 'application/opds+json',
  opds2Publication: 'application/opds-publication+json',
  webPublication: 'application/webpub+json',
  atomEntry: 'application/atom+xml;type=entry;profile=opds-catalog',
  openSearch: 'application/opensearchdescription+xml',
  epub: 'application/epub+zip',
  pdf: 'application/pdf',
} as const;

/** OPDS 1.2 section 7.1.3. */
export function atomFeedType(kind: Feed['kind']): string {
  return `application/atom+xml;profile=opds-catalog;kind=${kind}`;
}

export const openAccess = 'http://opds-spec.org/acquisition/open-access';
