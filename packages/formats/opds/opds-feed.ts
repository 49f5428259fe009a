/** A page of a catalogue, OPDS 1.2 or 2.0; all addresses are absolute. */
export type OpdsFeed = {
  title: string;
  publications: OpdsPublication[];
  /** Further feeds that this one lists, for example one per language. */
  feeds: string[];
  /** The next page of the same list. */
  next: string | undefined;
  /** One feed that has every publication of the catalogue, where there is one. */
  crawlable: string | undefined;
};

/** A book in a catalogue; of other formats and of offers that cost something nothing is kept. */
export type OpdsPublication = {
  title: string;
  /** When it last changed, as written; '' when the feed does not say. */
  updated: string;
  /** Where its EPUB can be had by anybody; else why there is none. */
  epub: string | OpdsUnavailability;
  /** Where the whole entry is, when this one is only a part of it. */
  entry: string | undefined;
};

/** Why a publication cannot be taken: it is to be bought or borrowed; it comes with DRM; there is no EPUB of it. */
export type OpdsUnavailability = { reason: 'not-open' | 'protected' | 'no-epub' };

/** A link as both versions have it. */
export type OpdsLink = {
  href: string;
  type: string;
  relations: string[];
  /** It costs something, or leads to another format first, given here. */
  price: number;
  indirect: string[];
};

const acquisition = 'http://opds-spec.org/acquisition';
const epubType = 'application/epub+zip';
const protectedTypes = /lcp|adobe\.adept|acsm/i;

/** The EPUB that anybody may have, else why there is none. Links are in order of preference, open access before all. */
export function chooseEpub(links: readonly OpdsLink[]): OpdsPublication['epub'] {
  const offers = links.filter(({ relations }) => relations.some((relation) => relation.startsWith(acquisition)));
  const epubs = offers.filter(({ type, indirect }) => isEpub(type) || indirect.some(isEpub));
  const isProtected = (link: OpdsLink) => [link.type, ...link.indirect].some((type) => protectedTypes.test(type));
  const isPlain = (link: OpdsLink) => isEpub(link.type) && link.price === 0 && link.indirect.length === 0;
  const open =
    epubs.find((link) => isPlain(link) && link.relations.includes(`${acquisition}/open-access`)) ??
    epubs.find((link) => isPlain(link) && link.relations.includes(acquisition));
  if (open !== undefined) return open.href;
  if (epubs.length === 0) return { reason: offers.some(isProtected) ? 'protected' : 'no-epub' };
  return { reason: epubs.every(isProtected) ? 'protected' : 'not-open' };
}

/** Whether a link is one to get the book by. */
export function isAcquisition({ relations }: OpdsLink): boolean {
  return relations.some((relation) => relation.startsWith(acquisition));
}

/** An address made absolute; undefined where it is none of the web or of a file. */
export function absoluteAddress(href: string, base: string): string | undefined {
  if (!URL.canParse(href, base)) return undefined;
  const address = new URL(href, base);
  address.hash = '';
  return /^(https?|file):$/.test(address.protocol) ? address.href : undefined;
}

function isEpub(type: string): boolean {
  return type.split(';')[0]?.trim().toLowerCase() === epubType;
}
