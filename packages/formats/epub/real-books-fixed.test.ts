import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { realLanguages, realRoundTrips } from '../testing/real-round-trip.ts';

test('what there is to test is looked for', () => {
  expect([0, 73]).toContain(realLanguages().length);
});

// One layout a file, so that both cores have one.
describe.each(realLanguages())('real books in %s', (languageCode) => {
  test('come back whole from an EPUB of fixed layout', async () => {
    let books = 0;
    for await (const { name, written, read, warnings } of realRoundTrips(languageCode, 'fixed')) {
      // Comparing with expect takes longer than all the rest.
      if (!isDeepStrictEqual(read, written))
        expect({ name, ...(read as object) }).toEqual({ name, ...(written as object) });
      expect(warnings).toEqual([]);
      books += 1;
    }
    expect(books).toBeGreaterThan(0);
  });
});
