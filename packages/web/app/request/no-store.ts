/** The headers of a page whose address or content is for one person at one moment: no cache may keep it, not even ours. */
export function noStore() {
  return { 'cache-control': 'no-store' };
}
