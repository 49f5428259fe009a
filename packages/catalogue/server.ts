import type { Handler } from '@letsread/http/register-endpoints.ts';
import { handle } from '@letsread/http/register-endpoints.ts';
import type { CatalogueContext } from './context.ts';
import * as contract from './contract.ts';
import { listSlugParts as listSlugPartsContract, listSlugs as listSlugsContract } from './addresses/contract.ts';
import { listSlugParts, listSlugs } from './addresses/list-slugs.ts';
import { countBooksAndTags } from './tags/count-books-and-tags.ts';
import { getBook } from './books/get-book.ts';
import { getCollection, getCollectionBySlug, listCollectionBooks, listCollections } from './collections/collections.ts';
import * as texts from './texts/contract.ts';
import { getInterfaceText } from './texts/get-interface-text.ts';
import { listHomeShelves as listHomeShelvesContract } from './home/contract.ts';
import { listHomeShelves } from './home/list-home-shelves.ts';
import { getLocation, type LocationContext } from './get-location.ts';
import { getPageText } from './texts/get-page-text.ts';
import { listBooksById } from './books/list-books-by-id.ts';
import * as withdrawn from './withdrawn/contract.ts';
import { listBooksNear } from './withdrawn/list-books-near.ts';
import { listWithdrawn } from './withdrawn/list-withdrawn.ts';
import { listCollaborators as listCollaboratorsContract } from './people/contract.ts';
import { listCollaborators } from './people/list-collaborators.ts';
import { getSamplePage as getSamplePageContract } from './levels/contract.ts';
import { getSamplePage } from './levels/get-sample-page.ts';
import { listLanguages } from './languages/list-languages.ts';
import { listShelves as listShelvesContract } from './shelves/contract.ts';
import { listShelves } from './shelves/list-shelves.ts';
import { listTagBooks } from './tags/list-tag-books.ts';
import { listTags } from './tags/list-tags.ts';
import { searchBooks } from './search/search-books.ts';
import { suggestSearch as suggestSearchContract } from './search/contract.ts';
import { suggestSearch } from './search/suggest-search.ts';

/** The calls of the catalogue; suggestBooks and previewBook, which know the reader, are answered by reading. */
export const catalogueCalls: readonly Handler<CatalogueContext>[] = [
  handle(contract.listLanguages, listLanguages),
  handle(contract.searchBooks, searchBooks),
  handle(suggestSearchContract, suggestSearch),
  handle(contract.listBooksById, listBooksById),
  handle(contract.getBook, getBook),
  handle(withdrawn.listBooksNear, listBooksNear),
  handle(withdrawn.listWithdrawn, listWithdrawn),
  handle(getSamplePageContract, getSamplePage),
  handle(contract.listTags, listTags),
  handle(contract.listTagBooks, listTagBooks),
  handle(contract.countBooksAndTags, countBooksAndTags),
  handle(contract.listCollections, listCollections),
  handle(contract.getCollection, getCollection),
  handle(contract.getCollectionBySlug, getCollectionBySlug),
  handle(contract.listCollectionBooks, listCollectionBooks),
  handle(listShelvesContract, listShelves),
  handle(listHomeShelvesContract, listHomeShelves),
  handle(listCollaboratorsContract, listCollaborators),
  handle(listSlugPartsContract, listSlugParts),
  handle(listSlugsContract, listSlugs),
  handle(texts.getInterfaceText, getInterfaceText),
  handle(texts.getPageText, getPageText),
];

/** Apart from the rest, since it asks another database. */
export const locationCalls: readonly Handler<LocationContext>[] = [handle(contract.getLocation, getLocation)];
