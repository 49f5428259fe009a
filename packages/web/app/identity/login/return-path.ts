import { readCookies } from '../../request/cookies.ts';
import { sameOriginPath } from '../../request/same-origin-path.ts';

const name = 'placeAfterMail';

/** As long as the link in a mail works. */
const daySeconds = 24 * 60 * 60;

/** Keeps where somebody was who now leaves for their mail: its link brings them back without that. */
export function storeReturnPath(path: string, isSecure: boolean): string {
  return line(encodeURIComponent(path), path === '/' ? 0 : daySeconds, isSecure);
}

/** The return path that was stored; the home page when there is none. */
export function storedReturnPath({ headers }: Pick<Request, 'headers'>): string {
  return sameOriginPath(readCookies(headers.get('cookie') ?? '').get(name));
}

export function clearReturnPath(isSecure: boolean): string {
  return line('', 0, isSecure);
}

function line(value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}
