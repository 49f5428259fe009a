import { escapeAttribute } from '@letsread/http/escape-markup.ts';

/** What an embedded book needs to be named by. */
export interface BookToEmbed {
  slug: string;
  title: string;
}

/** In CSS pixels; the page that embeds may make it anything else. */
export interface EmbedSize {
  width: number;
  height: number;
}

/** The shape of a picture with its words below, as on a phone. */
export const embedSize: EmbedSize = { width: 480, height: 640 };

/** Where the embedded reader of an edition is; a page counts as in the reader, the cover is 0. */
export function embedPath(slug: string, page = 0): string {
  return `/embed/${encodeURIComponent(slug)}${page === 0 ? '' : `/${page}`}`;
}

/**
 * The `<iframe>` that shows a book on another site. `origin` is the library's own. Nothing is allowed to it that a page
 * does not allow by itself, and the address of the page it stands on is kept from the library but for its origin.
 */
export function embedCode({ slug, title }: BookToEmbed, origin: string, size: EmbedSize = embedSize): string {
  const attributes = {
    src: origin + embedPath(slug),
    title,
    width: String(size.width),
    height: String(size.height),
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
    style: 'border:0;max-width:100%',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  return `<iframe ${written.join(' ')} allowfullscreen></iframe>`;
}
