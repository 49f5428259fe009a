import type { DrawnBook } from './kit/picture.ts';
import {
  cover,
  inTheSoup,
  knocking,
  nobodyLiesDown,
  notTheCamel,
  oneSock,
  shaking,
} from './the-night-the-goat-came-in/beginning.ts';
import { nineSnores, quiltRound, theBeds, theRam, warmAir, warmToo } from './the-night-the-goat-came-in/end.ts';

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
