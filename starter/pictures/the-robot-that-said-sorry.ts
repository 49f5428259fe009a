import type { Book } from './compose.ts';
import { cover, firstWord, goodManners, metalHand, repairShop } from './the-robot-that-said-sorry/beginning.ts';
import { itWasMe, noNoNo, secondWord, standingOutside } from './the-robot-that-said-sorry/end.ts';
import { borrowed, busAndCart, everywhere, lamp } from './the-robot-that-said-sorry/middle.ts';

export const book: Book = {
  slug: 'the-robot-that-said-sorry',
  scenes: [
    cover,
    repairShop,
    metalHand,
    firstWord,
    goodManners,
    busAndCart,
    borrowed,
    lamp,
    everywhere,
    standingOutside,
    itWasMe,
    noNoNo,
    secondWord,
  ],
};
