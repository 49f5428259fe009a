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

export function readShelfQuery(asked: URLSearchParams): ShelfQuery {
  const langId = asked.get('langId');
  const importId = asked.get('importId');
  return {
    words: (asked.get('words') ?? '').slice(0, 200),
    status: editionStatuses.find((one) => one === asked.get('status')),
    lacks: editionLacks.find((one) => one === asked.get('lacks')),
    source: asked.get('source')?.slice(0, 100) || undefined,
    langId: isId(langId) ? langId : undefined,
    importId: isId(importId) ? importId : undefined,
  };
}

/** The address of the part behind a cursor, narrowed down in the same way. */
export function nextPartOfShelf(query: ShelfQuery, cursor: string): string {
  const given = Object.entries({ ...query, cursor }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/library/shelf?${new URLSearchParams(given)}`;
}
