import type { Book } from './compose.ts';
import { cover, hotStreet, gust, shade, canal } from './the-red-umbrella/beginning.ts';
import { ladder, nestBack } from './the-red-umbrella/middle.ts';
import { swing, caught, homeAgain } from './the-red-umbrella/end.ts';

export const book: Book = {
  slug: 'the-red-umbrella',
  scenes: [cover, hotStreet, gust, shade, canal, ladder, nestBack, swing, caught, homeAgain],
};
