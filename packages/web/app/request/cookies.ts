/** The cookies of a `Cookie` header or of `document.cookie`, unescaped; what cannot be unescaped is empty. */
export function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

/** Where a page is come back to once a profile was made (specification section 4); of no use to the next visitor. */
export const returnMarkers = ['pathwayReturnLink', 'decodablesPage'] as const;

const hourSeconds = 60 * 60;
const yearSeconds = 365 * 24 * hourSeconds;

/**
 * A line that keeps a cookie for a year, a return marker for an hour, for `Set-Cookie` or `document.cookie`; undefined as
 * value removes it.
 */
export function cookieLine(name: string, value: string | undefined, isSecure: boolean): string {
  const lifetime = (returnMarkers as readonly string[]).includes(name) ? hourSeconds : yearSeconds;
  const attributes = `Path=/; Max-Age=${value === undefined ? 0 : lifetime}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value ?? '')}; ${attributes}`;
}

/** Browsers refuse a cookie whose name and value are longer than this many bytes (RFC 6265bis section 5.6). */
export const maxCookieBytes = 4096;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
