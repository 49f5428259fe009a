import { libraryName } from '../feed.ts';
import { feedUrl } from '../document-urls.ts';
import { element, textElement, xmlDocument } from '../xml.ts';
import { atomFeedType } from './media-type.ts';
import type { Writing } from './opds2.ts';

/** How OPDS 1.2 searches: an OpenSearch 1.1 description. */
export function writeOpenSearch({ base, t }: Writing): string {
  const search = feedUrl(base, 'v1.2', { path: '/search' });
  const template = `${search}${search.includes('?') ? '&' : '?'}query={searchTerms}&page={startPage?}`;
  return xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      textElement('ShortName', libraryName),
      textElement('Description', t('catalogue.search.description')),
      element('Url', { type: atomFeedType('acquisition'), template }),
      textElement('InputEncoding', 'UTF-8'),
      textElement('OutputEncoding', 'UTF-8'),
    ),
  );
}
