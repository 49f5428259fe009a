/** A path of this site that a form may lead back to; the home page for everything else. */
export function samePlace(to: unknown): string {
  if (typeof to !== 'string' || to.length > 2000) return '/';
  const here = 'http://same-place.invalid';
  try {
    const url = new URL(to, here);
    return to.startsWith('/') && url.origin === here ? url.pathname + url.search : '/';
  } catch {
    return '/';
  }
}
