import type { DrawnBook } from './kit/picture.ts';
import { beginning, cover } from './fast-wheels-on-mango-hill/beginning.ts';
import { end } from './fast-wheels-on-mango-hill/end.ts';

export const book: DrawnBook = { slug: 'fast-wheels-on-mango-hill', pictures: [cover, ...beginning, ...end] };
