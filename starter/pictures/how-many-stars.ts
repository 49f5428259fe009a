import type { DrawnBook } from './kit/picture.ts';
import { asleep, counted, cover, edge, laughing, ran, round } from './how-many-stars/beginning.ts';
import { baa, bigger, dome, dust, three, twelve } from './how-many-stars/end.ts';

export const book: DrawnBook = {
  slug: 'how-many-stars',
  pictures: [cover, counted, laughing, asleep, round, edge, ran, twelve, dome, three, dust, baa, bigger],
};
