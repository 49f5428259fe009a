import type { Book } from './compose.ts';
import { cover, knocking, sockEater, wetDog } from './the-night-the-goat-came-in/beginning.ts';
import { soup, notTheCamel, crowded, fireOut } from './the-night-the-goat-came-in/middle.ts';
import { bedsOut, scarf, pillows, roundAndRound, morning } from './the-night-the-goat-came-in/end.ts';

export const book: Book = {
  slug: 'the-night-the-goat-came-in',
  scenes: [
    cover,
    knocking,
    sockEater,
    wetDog,
    soup,
    notTheCamel,
    crowded,
    fireOut,
    bedsOut,
    scarf,
    pillows,
    roundAndRound,
    morning,
  ],
};
