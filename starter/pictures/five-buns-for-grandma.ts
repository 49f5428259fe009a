import type { DrawnBook } from './kit/picture.ts';
import { bus, cover, kitchen } from './five-buns-for-grandma/beginning.ts';
import { feast, flour, laughing } from './five-buns-for-grandma/end.ts';
import { bridge, market, underTree } from './five-buns-for-grandma/middle.ts';
import { door, running, stairs } from './five-buns-for-grandma/turn.ts';

export const book: DrawnBook = {
  slug: 'five-buns-for-grandma',
  pictures: [cover, kitchen, bus, bridge, underTree, market, running, stairs, door, laughing, flour, feast],
};
