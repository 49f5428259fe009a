import type { DrawnBook } from './kit/picture.ts';
import { bananas, close, cover, flash, running, stuck } from './jumo-and-the-big-boom/beginning.ts';
import { counting, light, rainbow, softly, tummy } from './jumo-and-the-big-boom/end.ts';

export const book: DrawnBook = {
  slug: 'jumo-and-the-big-boom',
  pictures: [cover, bananas, running, stuck, close, flash, counting, light, softly, rainbow, tummy],
};
