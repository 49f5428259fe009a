import type { DrawnBook } from './kit/picture.ts';
import {
  borrowed,
  busAndCart,
  cover,
  firstWord,
  goodManners,
  metalHand,
  repairShop,
} from './the-robot-that-said-sorry/beginning.ts';
import { everywhere, itWasMe, lamp, noNoNo, secondWord, standingOutside } from './the-robot-that-said-sorry/end.ts';

export const book: DrawnBook = {
  slug: 'the-robot-that-said-sorry',
  pictures: [
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
