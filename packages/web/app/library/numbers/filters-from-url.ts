const isDay = /^\d{4}-\d\d-\d\d$/;

/** What the numbers are asked of, as the address says it; what is none is left out, and the call refuses the rest. */
export function filtersFromUrl({ searchParams }: URL) {
  const filter = (name: string, isOne: RegExp) => {
    const value = searchParams.get(name) ?? '';
    return isOne.test(value) ? { [name]: value } : {};
  };
  return {
    ...filter('from', isDay),
    ...filter('to', isDay),
    ...filter('languageId', /^[1-9]\d*$/),
    ...filter('bookId', /^[1-9]\d*$/),
    ...filter('country', /^[A-Z]{2}$/),
  } as Partial<Record<'from' | 'to' | 'languageId' | 'bookId' | 'country', string>>;
}
