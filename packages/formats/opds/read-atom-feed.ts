import { elementsOf, findAll, readXml, textOf, type XmlElement } from '../epub/markup/read-xml.ts';
import { highestOf } from '../extremes.ts';
import { FormatError } from '../format-error.ts';
import {
  absoluteAddress,
  chooseEpub,
  isAcquisition,
  type OpdsFeed,
  type OpdsLink,
  type OpdsPublication,
} from './opds-feed.ts';

/** More than a page has, for a feed of a whole catalogue of 10,000 books; it lies in memory as a whole. */
const maxNodes = 400_000;

/** Reads an OPDS 1.2 feed, or one entry of it alone. @throws FormatError feed-damaged, and what `readXml` throws. */
export function readAtomFeed(bytes: Uint8Array, address: string): OpdsFeed {
  const root = readXml(bytes, address, { max: maxNodes });
  if (root.name !== 'feed' && root.name !== 'entry')
    throw new FormatError('feed-damaged', { file: address, message: `It is no catalogue, but "${root.name}".` });
  const base = baseOf(root, address);
  const entries = root.name === 'entry' ? [root] : elementsOf(root, 'entry');
  const publications: OpdsPublication[] = [];
  const feeds: string[] = [];
  for (const entry of entries) {
    const links = linksOf(entry, base);
    const whole = links.find(({ type }) => /type=entry/.test(type))?.href;
    const lists = links.filter(({ type }) => isFeed(type)).map(({ href }) => href);
    if (links.some(isAcquisition) || whole !== undefined || root === entry || lists.length === 0)
      publications.push({
        title: textIn(entry, 'title'),
        updated: textIn(entry, 'updated'),
        epub: chooseEpub(links),
        entry: links.some(isAcquisition) || root === entry ? undefined : whole,
      });
    else for (const list of lists) feeds.push(list);
  }
  const ofFeed = root.name === 'feed' ? linksOf(root, base) : [];
  const linked = (relation: string) => ofFeed.find(({ relations }) => relations.includes(relation))?.href;
  return {
    title: textIn(root, 'title'),
    publications,
    feeds,
    next: linked('next'),
    crawlable: linked('http://opds-spec.org/crawlable'),
  };
}

function linksOf(element: XmlElement, feedBase: string): OpdsLink[] {
  const base = baseOf(element, feedBase);
  return elementsOf(element, 'link').flatMap((link) => {
    const { href = '', type = '', rel = 'alternate' } = link.attributes;
    const address = absoluteAddress(href, baseOf(link, base));
    if (address === undefined) return [];
    const prices = elementsOf(link, 'price').map((each) => Number.parseFloat(textOf(each)) || 0);
    const price = highestOf(prices, 0);
    const indirect = findAll(link, 'indirectAcquisition').map(({ attributes }) => attributes['type'] ?? '');
    return { href: address, type, relations: rel.trim().split(/\s+/), price, indirect };
  });
}

function baseOf({ attributes }: XmlElement, base: string): string {
  return absoluteAddress(attributes['xml:base'] ?? '', base) ?? base;
}

function isFeed(type: string): boolean {
  return /^application\/atom\+xml\b/i.test(type) && !/type=entry/.test(type);
}

function textIn(element: XmlElement, name: string): string {
  const [found] = elementsOf(element, name);
  return found === undefined ? '' : textOf(found).replaceAll(/\s+/g, ' ').trim();
}
