export const sharedKinds = ['book', 'collection', 'path'] as const;
/** What can be passed on. */
export type SharedKind = (typeof sharedKinds)[number];

interface Shared {
  kind: SharedKind;
  slug: string;
  /** The id of the language of a list that whoever shares it sees; a book's edition has its own. */
  languageId?: string | undefined;
}

/** The page with every way to pass something on. */
export function sharePath(shared: Shared): string {
  return `/share/${pathOf(shared)}`;
}

/** The address that is passed on: it leads to the same in the language of whoever opens it. */
export function sharedPath(shared: Shared): string {
  return `/shared/${pathOf(shared)}`;
}

function pathOf({ kind, slug, languageId }: Shared): string {
  return `${kind}/${encodeURIComponent(slug)}${languageId === undefined ? '' : `?lId=${languageId}`}`;
}
