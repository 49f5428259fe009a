import type { DrawnBook } from './kit/picture.ts';
import { cover, thursday, duster, eleven, flooded, goodbye, shadowHare } from './the-library-boat/beginning.ts';
import { first, cave, wet, tail, found, better } from './the-library-boat/end.ts';

export const book: DrawnBook = {
  slug: 'the-library-boat',
  pictures: [cover, thursday, duster, eleven, flooded, goodbye, shadowHare, first, cave, wet, tail, found, better],
};
