import type { Book } from './compose.ts';
import { allAboard, cover, emptyHands, snowInThePot, twoTickets } from './the-night-bus-to-the-sea/beginning.ts';
import { noOtherSide, seaInThePot, youKnowEachOther } from './the-night-bus-to-the-sea/end.ts';
import { forTheBus, steamInTheNight } from './the-night-bus-to-the-sea/engine.ts';
import { elevenBends, onlyRosaAwake, thirstyTree } from './the-night-bus-to-the-sea/ride.ts';

export const book: Book = {
  slug: 'the-night-bus-to-the-sea',
  scenes: [
    cover,
    twoTickets,
    emptyHands,
    snowInThePot,
    allAboard,
    elevenBends,
    thirstyTree,
    onlyRosaAwake,
    steamInTheNight,
    forTheBus,
    noOtherSide,
    youKnowEachOther,
    seaInThePot,
  ],
};
