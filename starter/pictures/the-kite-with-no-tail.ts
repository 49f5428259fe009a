import type { DrawnBook } from './kit/picture.ts';
import { cover, none, paper, washingDay, faster, clonk, cats, socks } from './the-kite-with-no-tail/beginning.ts';
import { gifts, steps, balance, lucky } from './the-kite-with-no-tail/end.ts';

export const book: DrawnBook = {
  slug: 'the-kite-with-no-tail',
  pictures: [cover, none, paper, washingDay, faster, clonk, cats, socks, gifts, steps, balance, lucky],
};
