import type { Book } from './compose.ts';
import { cover, nap, itCanHop, pigInMud, henOnPig } from './the-hat-that-hopped/chase.ts';
import { hush, atHerLeg, aFrog, noHat, allHats } from './the-hat-that-hopped/the-frog.ts';
import { dogInPond, dadOnDog } from './the-hat-that-hopped/pond.ts';

export const book: Book = {
  slug: 'the-hat-that-hopped',
  scenes: [cover, nap, itCanHop, pigInMud, henOnPig, dogInPond, dadOnDog, hush, atHerLeg, aFrog, noHat, allHats],
};
