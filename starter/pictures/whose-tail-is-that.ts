import type { Book } from './compose.ts';
import { cover, curlyTail, giraffeHello, highTail, stripedTail, zebraHello } from './whose-tail-is-that/beginning.ts';
import { monkeyHello, roar, spottyTailSeen, whoseTails } from './whose-tail-is-that/end.ts';

export const book: Book = {
  slug: 'whose-tail-is-that',
  scenes: [
    cover,
    stripedTail,
    zebraHello,
    highTail,
    giraffeHello,
    curlyTail,
    monkeyHello,
    spottyTailSeen,
    roar,
    whoseTails,
  ],
};
