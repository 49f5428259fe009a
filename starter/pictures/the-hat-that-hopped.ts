import type { DrawnBook } from './kit/picture.ts';
import { cover, nap, hop, mud, onThePig, splash, ontoTheDog } from './the-hat-that-hopped/beginning.ts';
import { hush, leg, found, hot, party } from './the-hat-that-hopped/end.ts';

export const book: DrawnBook = {
  slug: 'the-hat-that-hopped',
  pictures: [cover, nap, hop, mud, onThePig, splash, ontoTheDog, hush, leg, found, hot, party],
};
