import type { Book } from './compose.ts';
import { cover, noKite, building, washing, pigeons, clonk } from './the-kite-with-no-tail/crashes.ts';
import { itFlies, luckySocks } from './the-kite-with-no-tail/flight.ts';
import { theCat, twoSocks, sariAndTowel, onTheStairs } from './the-kite-with-no-tail/the-tail.ts';

export const book: Book = {
  slug: 'the-kite-with-no-tail',
  scenes: [
    cover,
    noKite,
    building,
    washing,
    pigeons,
    clonk,
    theCat,
    twoSocks,
    sariAndTowel,
    onTheStairs,
    itFlies,
    luckySocks,
  ],
};
