import type { DrawnBook } from './kit/picture.ts';
import {
  cover,
  knocking,
  oneSock,
  shaking,
  inTheSoup,
  notTheCamel,
  nobodyLiesDown,
} from './the-night-the-goat-came-in/beginning.ts';
import { warmAir, theBeds, quiltRound, warmToo, nineSnores, theRam } from './the-night-the-goat-came-in/end.ts';

export const book: DrawnBook = {
  slug: 'the-night-the-goat-came-in',
  pictures: [
    cover,
    knocking,
    oneSock,
    shaking,
    inTheSoup,
    notTheCamel,
    nobodyLiesDown,
    warmAir,
    theBeds,
    quiltRound,
    warmToo,
    nineSnores,
    theRam,
  ],
};
