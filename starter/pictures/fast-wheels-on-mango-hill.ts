import { beginning, cover } from './fast-wheels-on-mango-hill/beginning.ts';
import { end } from './fast-wheels-on-mango-hill/end.ts';
import type { DrawnBook } from './kit/picture.ts';

export const book: DrawnBook = {
  slug: 'fast-wheels-on-mango-hill',
  pictures: [cover, ...beginning, ...end],
};
