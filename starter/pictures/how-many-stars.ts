import type { DrawnBook } from './kit/picture.ts';
import { cover, counted, laughing, asleep, round, edge, ran } from './how-many-stars/beginning.ts';
import { twelve, dome, three, dust, baa, bigger } from './how-many-stars/end.ts';

export const book: DrawnBook = {
  slug: 'how-many-stars',
  pictures: [cover, counted, laughing, asleep, round, edge, ran, twelve, dome, three, dust, baa, bigger],
};
