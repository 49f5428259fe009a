import type { DrawnBook } from './kit/picture.ts';
import { cats, clonk, cover, faster, none, paper, socks, washingDay } from './the-kite-with-no-tail/beginning.ts';
import { balance, gifts, lucky, steps } from './the-kite-with-no-tail/end.ts';

export const book: DrawnBook = {
  slug: 'the-kite-with-no-tail',
  pictures: [cover, none, paper, washingDay, faster, clonk, cats, socks, gifts, steps, balance, lucky],
};
