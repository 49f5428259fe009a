import type { Book } from './compose.ts';
import { cover, dancing, eggs, garden, hurry, straightAhead } from './why-crab-walks-sideways/beginning.ts';
import { allThatThereIs, bumpAgain, everSince } from './why-crab-walks-sideways/end.ts';
import { firstStep, muddledLegs, shrimpSlips, trap } from './why-crab-walks-sideways/middle.ts';

export const book: Book = {
  slug: 'why-crab-walks-sideways',
  scenes: [
    cover,
    straightAhead,
    hurry,
    garden,
    dancing,
    eggs,
    trap,
    shrimpSlips,
    muddledLegs,
    firstStep,
    allThatThereIs,
    bumpAgain,
    everSince,
  ],
};
