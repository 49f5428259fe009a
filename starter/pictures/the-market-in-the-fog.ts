import type { DrawnBook } from './kit/picture.ts';
import { cover, ears, frogs, loading, lost, sir, tea } from './the-market-in-the-fog/beginning.ts';
import { bong, following, home, seven, voices } from './the-market-in-the-fog/end.ts';

export const book: DrawnBook = {
  slug: 'the-market-in-the-fog',
  pictures: [cover, loading, lost, ears, frogs, sir, tea, voices, bong, following, seven, home],
};
