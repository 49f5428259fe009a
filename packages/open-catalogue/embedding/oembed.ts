import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import type { Book } from '@letsread/catalogue/contract.ts';
import { getBook } from '@letsread/catalogue/books/get-book.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { z } from 'zod';
import { libraryName } from '../feed.ts';
import { wholeUrl } from '../document-urls.ts';
import { element, textElement, xmlDocument } from '../xml.ts';
import { embedCode, embedSize } from './embed-code.ts';

const pixels = 'Give a whole number of pixels.';
const oembedQuery = z.object({
  url: z.string('Give the address of a book.').max(3000),
  maxwidth: z.coerce.number(pixels).int(pixels).min(1, pixels).optional(),
  maxheight: z.coerce.number(pixels).int(pixels).min(1, pixels).optional(),
  format: z.string().default('json'),
});

/** @throws Problem invalid-input (400), format-not-offered (501, as oEmbed wants it). */
export function readOembedQuery(query: unknown): z.output<typeof oembedQuery> {
  const parsed = oembedQuery.safeParse(query);
  if (!parsed.success) {
    throw commonProblem('invalid-input', {
      errors: parsed.error.issues.map(({ path, message }) => ({ path: `query.${path.join('.')}`, message })),
    });
  }
  if (parsed.data.format === 'json' || parsed.data.format === 'xml') return parsed.data;
  throw new Problem('format-not-offered', 501, { detail: 'Ask for json or xml.' });
}

/**
 * What oEmbed 1.0 says of a book of this library: the embedded reader as type "rich".
 * @throws Problem book-not-found.
 */
export async function oembed(
  context: CatalogueContext,
  {
    origin,
    slug,
    maxwidth,
    maxheight,
  }: { origin: string; slug: string; maxwidth?: number | undefined; maxheight?: number | undefined },
): Promise<Record<string, string | number>> {
  const book = await getBook(context, { params: { slug }, query: {} } as Parameters<typeof getBook>[1]);
  const size = {
    width: Math.min(embedSize.width, maxwidth ?? Infinity),
    height: Math.min(embedSize.height, maxheight ?? Infinity),
  };
  return {
    type: 'rich',
    version: '1.0',
    title: book.title,
    ...authorOf(book),
    provider_name: libraryName,
    provider_url: `${origin}/`,
    cache_age: 3600,
    ...thumbnailOf(book, { origin, maxwidth, maxheight }),
    html: embedCode(book, origin, size),
    ...size,
  };
}

export function oembedXml(facts: Readonly<Record<string, string | number>>): string {
  const fields = Object.entries(facts).map(([name, value]) => textElement(name, value));
  return xmlDocument(element('oembed', {}, ...fields)).replace('?>', ' standalone="yes"?>');
}

/**
 * The slug in the address of a book's page, of any page of its reader, or of the embedded reader itself.
 * @throws Problem book-not-found for every other address.
 */
export function readBookAddress(address: string, origin: string): string {
  const slug = slugOf(address, origin);
  // No slug has a NUL, and the database takes none.
  if (slug === undefined || slug.includes('\0'))
    throw new Problem('book-not-found', 404, { detail: 'This is not the address of a book here.' });
  // As they are kept: however it is written, it is one book and one answer.
  return slug.normalize('NFC').toLowerCase();
}

function slugOf(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== origin) return undefined;
  const [, slug] = /^\/(?:book|read|embed)\/([^/]+)(?:\/\d+)?\/?$/.exec(url.pathname) ?? [];
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

function authorOf({ credits }: Book): { author_name?: string } {
  const names = new Set(credits.filter(({ role }) => role === 'AUTHOR').map(({ name }) => name));
  return names.size === 0 ? {} : { author_name: [...names].join(', ') };
}

/** oEmbed wants it no larger than what was asked for. */
function thumbnailOf(
  { cover }: Book,
  {
    origin,
    maxwidth = Infinity,
    maxheight = Infinity,
  }: { origin: string; maxwidth?: number | undefined; maxheight?: number | undefined },
): Record<string, string | number> {
  const size = [640, 256, 128]
    .map((asked) => ({ asked, width: Math.min(asked, cover.width) }))
    .map(({ asked, width }) => ({
      asked,
      width,
      height: Math.max(1, Math.round((width * cover.height) / cover.width)),
    }))
    .find(({ width, height }) => width <= maxwidth && height <= maxheight);
  if (size === undefined) return {};
  return {
    thumbnail_url: wholeUrl({ origin }, `${cover.url}/${size.asked}.jpg`),
    thumbnail_width: size.width,
    thumbnail_height: size.height,
  };
}
