import { cacheNames } from '../app/offline/cache-keys.ts';
import { copyOf, storeSeen } from './runtime-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const cookie = 'sheets';
const monthMs = 30 * 24 * 60 * 60 * 1000;
/** As React writes a sheet that most pages share into a page, and as it links one. */
const written =
  /<style data-precedence="(?:root|library|reader)" data-href="(\/assets\/[\w-]+\.css)">([^]*?)<\/style>/g;
const linked = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)" data-precedence="(?:root|library|reader)"/g;

/** Those that were put behind all that may be let go of, since this worker began. */
const renewed = new Set<string>();

/**
 * Half of a page are sheets that the next one has too: they are kept as they stand in it, without asking for anything, and the library
 * is told by a cookie that pages may link them (decision 65). A page that links them needs them as long as it is kept itself.
 */
export async function keepSheets(page: string): Promise<void> {
  const cookies = (self as { cookieStore?: CookieStore }).cookieStore;
  if (cookies === undefined) return;
  for (const [, address = ''] of page.matchAll(linked)) await renew(address);
  const found = [...page.matchAll(written)];
  if (found.length === 0) return;
  for (const [, address = '', text] of found) {
    const headers = { 'content-type': 'text/css; charset=utf-8' };
    await storeSeen(cacheNames.files, address, new Response(text, { headers }));
    renewed.add(address);
  }
  const names = found.map(([, address = '']) => address.slice('/assets/'.length, -'.css'.length));
  const before = (await cookies.get(cookie))?.value?.split('.') ?? [];
  const others = before.filter((name) => !names.some((one) => kindOf(one) === kindOf(name)));
  // In one order, as the library keeps a page for each value.
  const value = [...others, ...names].toSorted((one, other) => (one < other ? -1 : 1)).join('.');
  await cookies.set({ name: cookie, value, sameSite: 'lax', expires: Date.now() + monthMs });
}

/** What was seen longest ago is let go of first. */
async function renew(address: string): Promise<void> {
  if (renewed.has(address)) return;
  renewed.add(address);
  const copy = await copyOf(cacheNames.files, address);
  if (copy !== undefined) await storeSeen(cacheNames.files, address, copy);
}

/** The name without its hash: of two builds a sheet has two names. */
function kindOf(name: string): string {
  return name.slice(0, -'-12345678'.length);
}
