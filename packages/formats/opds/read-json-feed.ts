import { FormatError } from '../format-error.ts';
import {
  absoluteAddress,
  chooseEpub,
  isAcquisition,
  type OpdsFeed,
  type OpdsLink,
  type OpdsPublication,
} from './opds-feed.ts';

type Json = Record<string, unknown>;

const maxParts = 800_000;
const partLetters = '[{:,';
const manifestType = 'application/opds-publication+json';

/** Reads an OPDS 2.0 feed, or one publication of it alone. @throws FormatError feed-damaged and not-utf8. */
export function readJsonFeed(bytes: Uint8Array, address: string): OpdsFeed {
  const root = parse(bytes, address);
  const isFeed = ['navigation', 'publications', 'groups'].some((each) => Array.isArray(root[each]));
  const links = linksOf(root, address);
  if (!isFeed && !links.some(isAcquisition))
    throw new FormatError('feed-damaged', { file: address, message: 'It is no catalogue: it lists nothing.' });
  const groups = [root, ...objects(root['groups'])];
  const listed = isFeed ? groups.flatMap((group) => objects(group['publications'])) : [root];
  const navigation = groups.flatMap((group) => linksOf({ links: group['navigation'] }, address));
  // A group shows the first of a list; its own link leads to all of it.
  const lists = objects(root['groups']).flatMap((group) =>
    linksOf(group, address).filter(({ relations }) => relations.includes('self')),
  );
  const linked = (relation: string) => links.find(({ relations }) => relations.includes(relation))?.href;
  return {
    title: textOf(object(root['metadata'])['title']),
    publications: listed.map((each) => publicationOf(each, address)),
    feeds: isFeed ? [...navigation, ...lists].map(({ href }) => href) : [],
    next: isFeed ? linked('next') : undefined,
    crawlable: isFeed ? linked('http://opds-spec.org/crawlable') : undefined,
  };
}

function publicationOf(publication: Json, address: string): OpdsPublication {
  const links = linksOf(publication, address);
  const metadata = object(publication['metadata']);
  const whole = links.find(({ type, relations }) => type.startsWith(manifestType) && relations.includes('self'));
  return {
    title: textOf(metadata['title']),
    updated: textOf(metadata['modified']),
    epub: chooseEpub(links),
    entry: links.some(isAcquisition) || whole?.href === address ? undefined : whole?.href,
  };
}

function linksOf({ links }: Json, address: string): OpdsLink[] {
  return objects(links).flatMap((link) => {
    const href = absoluteAddress(textOf(link['href']), address);
    if (href === undefined || link['href'] === undefined || link['templated'] === true) return [];
    const properties = object(link['properties']);
    const price = Number(object(properties['price'])['value']);
    return {
      href,
      type: textOf(link['type']),
      relations: [link['rel']].flat().filter((each) => typeof each === 'string'),
      price: Number.isFinite(price) ? price : 0,
      indirect: typesOf(properties['indirectAcquisition'], 0),
    };
  });
}

/** Formats within formats; nobody nests them deeper. */
function typesOf(indirect: unknown, depth: number): string[] {
  if (depth > 5) return [];
  return objects(indirect).flatMap((each) => [textOf(each['type']), ...typesOf(each['child'], depth + 1)]);
}

function parse(bytes: Uint8Array, address: string): Json {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FormatError('not-utf8', { file: address, message: 'It is not UTF-8.' });
  }
  if (isTooMuch(text))
    throw new FormatError('feed-damaged', { file: address, message: 'It has more parts than any catalogue.' });
  try {
    return object(JSON.parse(text));
  } catch {
    throw new FormatError('feed-damaged', { file: address, message: 'It is no JSON.' });
  }
}

/** What JSON becomes in memory follows from how many values it has, and so from these letters. */
function isTooMuch(text: string): boolean {
  let parts = 0;
  for (let at = 0; at < text.length && parts <= maxParts; at += 1) if (partLetters.includes(text[at] ?? '')) parts += 1;
  return parts > maxParts;
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null).map(object) : [];
}

/** A string, or the first of a map of strings by language. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const [first] = Object.values(object(value));
  return typeof first === 'string' ? first : '';
}
