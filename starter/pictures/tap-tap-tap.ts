import type { DrawnBook } from './kit/picture.ts';
import { itIsTheCat, potsAndPans, tapOnAll, theGap, toTheTop } from './tap-tap-tap/rain-band.ts';
import { cover, dadNaps, dim, nanAndDog, theCat } from './tap-tap-tap/search.ts';

export const book: DrawnBook = {
  slug: 'tap-tap-tap',
  pictures: [cover, dim, theCat, nanAndDog, dadNaps, toTheTop, theGap, tapOnAll, potsAndPans, itIsTheCat],
};
