import type { Book } from './compose.ts';
import { cover, bestFriends, run, doesNotFit, closeToTrunk, whiteFlash } from './jumo-and-the-big-boom/beginning.ts';
import { countingToSix, lightAndSound, farAway, backwards, tummy } from './jumo-and-the-big-boom/end.ts';

export const book: Book = {
  slug: 'jumo-and-the-big-boom',
  scenes: [
    cover,
    bestFriends,
    run,
    doesNotFit,
    closeToTrunk,
    whiteFlash,
    countingToSix,
    lightAndSound,
    farAway,
    backwards,
    tummy,
  ],
};
