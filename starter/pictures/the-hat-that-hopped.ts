import type { DrawnBook } from './kit/picture.ts';
import { cover, hop, mud, nap, onThePig, ontoTheDog, splash } from './the-hat-that-hopped/beginning.ts';
import { found, hot, hush, leg, party } from './the-hat-that-hopped/end.ts';

export const book: DrawnBook = {
  slug: 'the-hat-that-hopped',
  pictures: [cover, nap, hop, mud, onThePig, splash, ontoTheDog, hush, leg, found, hot, party],
};
