import type { DrawnBook } from './kit/picture.ts';
import { cover, kitchen, bus } from './five-buns-for-grandma/beginning.ts';
import { bridge, underTree, market } from './five-buns-for-grandma/middle.ts';
import { running, stairs, door } from './five-buns-for-grandma/turn.ts';
import { laughing, flour, feast } from './five-buns-for-grandma/end.ts';

export const book: DrawnBook = {
  slug: 'five-buns-for-grandma',
  pictures: [cover, kitchen, bus, bridge, underTree, market, running, stairs, door, laughing, flour, feast],
};
