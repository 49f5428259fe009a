import type { Book } from './compose.ts';
import { cover, kitchen, bus, bridge } from './five-buns-for-grandma/beginning.ts';
import { cobblerMends, market, running, stairs } from './five-buns-for-grandma/middle.ts';
import { none, twoBaskets, flour, knock } from './five-buns-for-grandma/end.ts';

export const book: Book = {
  slug: 'five-buns-for-grandma',
  scenes: [cover, kitchen, bus, bridge, cobblerMends, market, running, stairs, none, twoBaskets, flour, knock],
};
