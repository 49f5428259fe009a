import type { Book } from './compose.ts';
import { cover, inTheGrass, laughter, milkTime, sheepCount } from './how-many-stars/beginning.ts';
import { moreSheep, moreStars, threeCounters, twentyFourTimes } from './how-many-stars/end.ts';
import { nobodyLaughs, theRing, twelveStand, wholeSky } from './how-many-stars/middle.ts';

export const book: Book = {
  slug: 'how-many-stars',
  scenes: [
    cover,
    sheepCount,
    laughter,
    inTheGrass,
    milkTime,
    theRing,
    nobodyLaughs,
    twelveStand,
    wholeSky,
    threeCounters,
    twentyFourTimes,
    moreSheep,
    moreStars,
  ],
};
