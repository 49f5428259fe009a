/**
 * The path of what was asked. A client may send the whole address (RFC 9112, 3.2.2), of whatever host: what we are called
 * stands in Host. A page's address with a stray "%" leads to the page that is not found, as any other wrong address does.
 */
export function readableAddress({ url: target = '/' }: { url?: string }): string {
  const path = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const url = path.startsWith('/') ? path : `/${path}`;
  if (url.startsWith('/api/')) return url;
  try {
    decodeURI(url.split('?')[0] ?? '');
    return url;
  } catch {
    return url.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%[89a-f][0-9a-f]/gi, (bytes) => bytes.replace('%', '%25'));
  }
}
