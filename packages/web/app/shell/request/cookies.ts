/** The cookies of a `Cookie` header or of `document.cookie`, unescaped; what cannot be unescaped is empty. */
export function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

const yearSeconds = 365 * 24 * 60 * 60;

/** A line that keeps a cookie for a year, for `Set-Cookie` or `document.cookie`; undefined as value removes it. */
export function cookieLine(name: string, value: string | undefined, isSecure: boolean): string {
  const kept = `Path=/; Max-Age=${value === undefined ? 0 : yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value ?? '')}; ${kept}`;
}

/** Browsers refuse a cookie whose name and value are longer than this many bytes (RFC 6265bis section 5.6). */
export const mostCookieBytes = 4096;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
