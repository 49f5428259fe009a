import { editionLacks, editionStatuses } from '@letsread/catalogue/stock/contract.ts';

import { isId } from '../../request/is-id.ts';

/** What the address of the shelf asks for; what makes no sense there is left out. */
export interface ShelfQuery {
  words: string;
  status: (typeof editionStatuses)[number] | undefined;
  lacks: (typeof editionLacks)[number] | undefined;
  source: string | undefined;
  langId: string | undefined;
  importId: string | undefined;
}

export function readShelfQuery(params: URLSearchParams): ShelfQuery {
  const langId = params.get('langId');
  const importId = params.get('importId');
  return {
    words: (params.get('words') ?? '').slice(0, 200),
    status: editionStatuses.find((one) => one === params.get('status')),
    lacks: editionLacks.find((one) => one === params.get('lacks')),
    source: params.get('source')?.slice(0, 100) || undefined,
    langId: isId(langId) ? langId : undefined,
    importId: isId(importId) ? importId : undefined,
  };
}

/** The address of the part behind a cursor, narrowed down in the same way. */
export function nextPartOfShelf(query: ShelfQuery, cursor: string): string {
  const entries = Object.entries({ ...query, cursor }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/library/shelf?${new URLSearchParams(entries)}`;
}
