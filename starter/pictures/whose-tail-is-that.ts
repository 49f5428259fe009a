import type { DrawnBook } from './kit/picture.ts';
import { cover, aTail, helloZebra, upHigh, helloGiraffe, curly } from './whose-tail-is-that/beginning.ts';
import { helloMonkey, spotty, roar, whose } from './whose-tail-is-that/end.ts';

export const book: DrawnBook = {
  slug: 'whose-tail-is-that',
  pictures: [cover, aTail, helloZebra, upHigh, helloGiraffe, curly, helloMonkey, spotty, roar, whose],
};
