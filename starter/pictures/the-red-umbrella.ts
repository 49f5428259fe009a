import type { DrawnBook } from './kit/picture.ts';
import { boat, cover, gust, shade, sunny, tree } from './the-red-umbrella/beginning.ts';
import { dusk, home, nest, pouring } from './the-red-umbrella/end.ts';

export const book: DrawnBook = {
  slug: 'the-red-umbrella',
  pictures: [cover, sunny, gust, shade, boat, tree, nest, dusk, pouring, home],
};
