import type { Book } from './compose.ts';
import { cover, loading, nothingToSee, theseEars } from './the-market-in-the-fog/beginning.ts';
import { frogs, oldBuffalo, teaBoat, lostVoices, followThePot } from './the-market-in-the-fog/middle.ts';
import { likeDucklings, lookBack, nearlyHome } from './the-market-in-the-fog/end.ts';

export const book: Book = {
  slug: 'the-market-in-the-fog',
  scenes: [
    cover,
    loading,
    nothingToSee,
    theseEars,
    frogs,
    oldBuffalo,
    teaBoat,
    lostVoices,
    followThePot,
    likeDucklings,
    lookBack,
    nearlyHome,
  ],
};
