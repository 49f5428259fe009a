import { refreshTokenCookie } from '../contract.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The refresh token that better-auth set as a cookie, in letters that need no escape in any header or cookie. */
export function refreshTokenFrom(setCookies: readonly string[]): string | undefined {
  for (const cookie of setCookies) {
    const value = cookie.startsWith(`${refreshTokenCookie}=`) ? cookie.slice(refreshTokenCookie.length + 1) : undefined;
    if (value !== undefined) return urlSafe(unescaped(value.split(';')[0] ?? ''));
  }
  return undefined;
}

/**
 * The headers that better-auth knows a session by: from Authorization, as an app sends it, or from the cookie.
 * A token of another kind in Authorization (a jwtToken has two dots) is not looked at.
 */
export function sessionHeaders(headers: Headers): globalThis.Headers | undefined {
  const sent = String(headers['authorization'] ?? '').replace(/^Bearer\s+/i, '');
  const token = asSessionToken(sent) ?? asSessionToken(cookieOf(headers['cookie']));
  return token === undefined
    ? undefined
    : new globalThis.Headers({ cookie: `${refreshTokenCookie}=${encodeURIComponent(token)}` });
}

/** "token.signature" with the signature in base64, as better-auth checks it; undefined when it cannot be one. */
function asSessionToken(text: string): string | undefined {
  const [, token, signature] =
    /^([A-Za-z0-9]{16,128})\.([A-Za-z0-9_-]{43})$/.exec(urlSafe(unescaped(text.trim()))) ?? [];
  return signature === undefined ? undefined : `${token}.${signature.replaceAll('-', '+').replaceAll('_', '/')}=`;
}

function cookieOf(header: string | string[] | undefined): string {
  const found = String(header ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${refreshTokenCookie}=`));
  return found?.slice(refreshTokenCookie.length + 1) ?? '';
}

function urlSafe(text: string): string {
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Cookie libraries escape, some of them what is escaped already. */
function unescaped(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decodeURIComponent(once);
  } catch {
    return '';
  }
}
