import type { DrawnBook } from './kit/picture.ts';
import { cover, duster, eleven, flooded, goodbye, shadowHare, thursday } from './the-library-boat/beginning.ts';
import { better, cave, first, found, tail, wet } from './the-library-boat/end.ts';

export const book: DrawnBook = {
  slug: 'the-library-boat',
  pictures: [cover, thursday, duster, eleven, flooded, goodbye, shadowHare, first, cave, wet, tail, found, better],
};
