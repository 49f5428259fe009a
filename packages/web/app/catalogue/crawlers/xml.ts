/**
 * For an hour, where the library knows its own address. Else its links repeat the Host of the request, which anybody can
 * make up: no cache may hand them to somebody else.
 */
export function cachedWith(origin: string | undefined): string {
  return origin === undefined ? 'private, no-store' : 'public, max-age=3600';
}

/** An XML document with links below `origin`, the library's own address where it is known. */
export function xmlResponse(body: string, origin: string | undefined): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cachedWith(origin) },
  });
}

export const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
