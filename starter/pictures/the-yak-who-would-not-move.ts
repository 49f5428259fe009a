import type { Book } from './compose.ts';
import { cover, monkSings, narrowPath, teacherBegs, traderPushes } from './the-yak-who-would-not-move/beginning.ts';
import { everyoneSits, newWings, pemaAsks, traderStands } from './the-yak-who-would-not-move/end.ts';
import { deepBreath, feather, sneeze } from './the-yak-who-would-not-move/middle.ts';

export const book: Book = {
  slug: 'the-yak-who-would-not-move',
  scenes: [
    cover,
    narrowPath,
    traderPushes,
    monkSings,
    teacherBegs,
    feather,
    deepBreath,
    sneeze,
    pemaAsks,
    newWings,
    everyoneSits,
    traderStands,
  ],
};
