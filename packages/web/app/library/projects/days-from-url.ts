/** From which day to which, as the address says; days that were left empty ask for nothing. */
export function daysFromUrl({ searchParams }: URL): { from?: string; to?: string } {
  const [from, to] = [searchParams.get('from'), searchParams.get('to')];
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}
