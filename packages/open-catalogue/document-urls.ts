import type { FeedAddress } from './feed.ts';

/** Where a document is read: what its addresses begin with, and the language that its links carry on. */
export interface UrlBase {
  /** Scheme and host: "https://library.example". */
  origin: string;
  /** The language that the request's address names, so that those behind the links name it too. */
  lang: string | undefined;
}

export const catalogueVersions = ['v2', 'v1.2'] as const;
export type CatalogueVersion = (typeof catalogueVersions)[number];

/** The whole address of a feed. */
export function feedUrl(
  { origin, lang }: UrlBase,
  version: CatalogueVersion,
  { path, query = {} }: FeedAddress,
): string {
  const asked = Object.entries({ ...query, lang }).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `${origin}/opds/${version}${path}${search === '' ? '' : `?${search}`}`;
}

/** A picture's address, which may stand on another host already. */
export function wholeUrl({ origin }: Pick<UrlBase, 'origin'>, address: string): string {
  return /^https?:/.test(address) ? address : origin + address;
}

/** The addresses of an edition outside the feeds. */
export function editionUrls(
  { origin }: Pick<UrlBase, 'origin'>,
  { editionId, slug }: { editionId: string; slug: string },
) {
  const name = encodeURIComponent(slug);
  return {
    page: `${origin}/book/${name}`,
    reader: `${origin}/read/${name}/0`,
    manifest: `${origin}/publications/${editionId}/manifest.json`,
    pageOfPublication: (number: number) => `${origin}/publications/${editionId}/pages/${number}.html`,
    file: (choice: string) => `${origin}/downloads/${editionId}/${choice}`,
  };
}
