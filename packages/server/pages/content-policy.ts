import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Addresses that a page may ask beside its own origin, where they stand elsewhere. */
export interface PolicySources {
  apiUrl: string;
  mediaUrl: string;
  locationUrl: string;
}

/** Who may frame a page. */
const ancestors = { nobody: "'none'", us: "'self'", anybody: '*' } as const;

/**
 * Stands in the answer of a page that may be framed: by other sites, where it has no action of an account, and gets and
 * sets no cookie; or by our own pages.
 */
export const forFrames = { header: 'letsread-frame', anywhere: 'anywhere', here: 'here' } as const;

/**
 * The Content-Security-Policy of a page: only our own origin and these sources, and of inline scripts exactly those that the page
 * was rendered with, by their hashes (so it guards against scripts from elsewhere; that none gets into the page itself
 * is for what renders it). A script kept as inert text is allowed too, since the page starts it later. Only a page made for
 * it may stand in a frame of another site, or of our own, and no form leaves it.
 */
export function contentPolicy(
  html: string,
  { apiUrl, mediaUrl, locationUrl }: PolicySources,
  { framedBy }: { framedBy: keyof typeof ancestors } = { framedBy: 'nobody' },
): string {
  const media = originOf(mediaUrl);
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes(html).join(' ')}`.trimEnd(),
    // Elements carry positions and average colours of pictures as style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${media}`,
    `media-src 'self'${media}`,
    "font-src 'self'",
    // A book is kept on the device by asking for its files.
    `connect-src 'self'${[...new Set([originOf(apiUrl), originOf(locationUrl), media])].join('')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${framedBy === 'nobody' ? "'self'" : "'none'"}`,
    `frame-ancestors ${ancestors[framedBy]}`,
  ].join('; ');
}

function originOf(address: string): string {
  return address.startsWith('http') ? ` ${new URL(address).origin}` : '';
}

function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}
