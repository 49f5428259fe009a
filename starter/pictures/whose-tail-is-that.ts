import type { DrawnBook } from './kit/picture.ts';
import { aTail, cover, curly, helloGiraffe, helloZebra, upHigh } from './whose-tail-is-that/beginning.ts';
import { helloMonkey, roar, spotty, whose } from './whose-tail-is-that/end.ts';

export const book: DrawnBook = {
  slug: 'whose-tail-is-that',
  pictures: [cover, aTail, helloZebra, upHigh, helloGiraffe, curly, helloMonkey, spotty, roar, whose],
};
