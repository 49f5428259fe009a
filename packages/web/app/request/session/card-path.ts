const before = '#reader-';

/**
 * Where the code on a reader's printed card leads. Their number stands behind the hash: no server is told whose card it
 * was, and the page that the device has of the class opens it without a network.
 */
export function cardPath(profileId: string): string {
  return `/classroom${before}${profileId}`;
}

/** Whose card led here; undefined without one. */
export function readerOfCard(hash: string): string | undefined {
  const number = hash.startsWith(before) ? hash.slice(before.length) : '';
  return /^\d+$/.test(number) ? number : undefined;
}
