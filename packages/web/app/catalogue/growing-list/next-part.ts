/** The address of the next part of a list: the same, with another place to go on from. */
export function nextPart(url: URL, name: 'cursor' | 'page', from: string | undefined): string | undefined {
  if (from === undefined) return undefined;
  const next = new URL(url);
  next.searchParams.set(name, from);
  return next.pathname + next.search;
}
