/** Stands in the address of who comes back from making a profile (specification section 4). */
const flag = 'loginFromDecodables';

export function hasReturnFlag({ searchParams }: URL): boolean {
  return searchParams.get(flag) === 'true';
}

/** Path and search of an address, as they are without the flag. */
export function withoutReturnFlag(address: URL): string {
  const url = new URL(address);
  url.searchParams.delete(flag);
  return url.pathname + url.search;
}
