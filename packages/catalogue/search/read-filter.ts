import type { EndpointRequest } from '@letsread/http/endpoint.ts';
import type { BookLength, searchBooks as contract } from '../contract.ts';
import type { BookFilter } from './book-filter.ts';

/** What a search asks for, from its address. */
export function readFilter(query: EndpointRequest<typeof contract>['query']): BookFilter {
  return {
    words: query.cardName,
    languageId: query.lId,
    isNarrated: query.narrated,
    isSigned: query.signLanguage,
    signLanguages: query.sl?.toLowerCase().split(','),
    levels: query.level?.split(',').map(Number),
    tagIds: query.tag?.split(','),
    lengths: query.length?.split(',') as BookLength[] | undefined,
  };
}
