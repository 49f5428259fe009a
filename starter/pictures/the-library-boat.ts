import type { Book } from './compose.ts';
import { cover, thursday, duster, elevenBooks } from './the-library-boat/beginning.ts';
import { flood, tiedUp, bump, finger } from './the-library-boat/middle.ts';
import { tigerCave, wetPages } from './the-library-boat/story.ts';
import { longLine, found, newEnd } from './the-library-boat/end.ts';

export const book: Book = {
  slug: 'the-library-boat',
  scenes: [
    cover,
    thursday,
    duster,
    elevenBooks,
    flood,
    tiedUp,
    bump,
    finger,
    tigerCave,
    wetPages,
    longLine,
    found,
    newEnd,
  ],
};
