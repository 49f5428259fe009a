/** A path of this site that a form may lead back to; the home page for everything else. */
export function sameOriginPath(to: unknown): string {
  if (typeof to !== 'string' || to.length > 2000) return '/';
  const here = 'http://same-place.invalid';
  try {
    const url = new URL(to, here);
    const isHere = to.startsWith('/') && url.origin === here && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search : '/';
  } catch {
    return '/';
  }
}
