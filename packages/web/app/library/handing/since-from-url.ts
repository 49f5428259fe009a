/** From which day on the address asks for words and levels; a day that was left empty asks for nothing. */
export function sinceFromUrl({ searchParams }: URL): { since?: string } {
  const since = searchParams.get('since');
  return since ? { since } : {};
}
