import type { Book } from './compose.ts';
import { cover, dim, theCat, nanAndDog, dadNaps } from './tap-tap-tap/search.ts';
import { toTheTop, theGap } from './tap-tap-tap/loft.ts';
import { tapOnAll, potsAndPans, itIsTheCat } from './tap-tap-tap/rain-band.ts';

export const book: Book = {
  slug: 'tap-tap-tap',
  scenes: [cover, dim, theCat, nanAndDog, dadNaps, toTheTop, theGap, tapOnAll, potsAndPans, itIsTheCat],
};
