import { expect, test } from 'vitest';

import { pairing } from './pairing.ts';

test('what belongs together stays together, in the order in which it was found', () => {
  const { found, bring } = pairing();
  expect([bring('kite', 'kite'), bring('hen', 'hen')]).toEqual(['pair', 'pair']);
  expect(found).toEqual(['kite', 'hen']);
});

test('what does not belong together parts, the second time with a hint; the third shows what does', () => {
  const { found, bring } = pairing();
  expect([bring('kite', 'hen'), bring('hen', 'kite'), bring('kite', 'goat')]).toEqual(['apart', 'apart', 'hint']);
  expect(found).toEqual([]);
  expect(bring('kite', 'hen')).toBe('shown');
  expect(found).toEqual(['kite']);
});
