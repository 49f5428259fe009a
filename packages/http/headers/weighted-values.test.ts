import { expect, test } from 'vitest';
import { weightedValues } from './weighted-values.ts';

const read = (header: string | string[] | undefined) =>
  weightedValues(header).map(({ value, weight }) => `${value} ${weight}`);

test('the most wanted stands first, and those as much wanted as they were written', () => {
  expect(read('fr, id;q=0.5, ES-mx ; q=0.7, ar')).toEqual(['fr 1', 'ar 1', 'es-mx 0.7', 'id 0.5']);
  expect(read(['gzip;q=0.1', 'br'])).toEqual(['br 1', 'gzip 0.1']);
});

test('other parameters than the weight are passed over', () => {
  expect(read('application/atom+xml;profile=opds-catalog;q=0.5;x=1')).toEqual(['application/atom+xml 0.5']);
});

test('what is not wanted says so, and so does what cannot be read', () => {
  expect(read('a;q=0, b;q=0.000, c;q=high, d;q=1.2.3, e;q=-1, f;q=')).toEqual([
    'a 0',
    'b 0',
    'c 0',
    'd 0',
    'e 0',
    'f 0',
  ]);
  expect(read('a;q=7, b;q=.5, c;Q=1.')).toEqual(['a 1', 'c 1', 'b 0.5']);
});

test('a header that lists nothing has no values', () => {
  expect([read(undefined), read(''), read(';;,,q')]).toEqual([[], [], ['q 1']]);
});
