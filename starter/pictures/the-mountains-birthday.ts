import type { Book } from './compose.ts';
import { gorge, lastHouse, waiting } from './the-mountains-birthday/climb.ts';
import { itch, market, scratch } from './the-mountains-birthday/itch.ts';
import { allTogether, cover, toTheLeft } from './the-mountains-birthday/party.ts';
import { broken, quarrel, threeGifts, villages } from './the-mountains-birthday/villages.ts';

export const book: Book = {
  slug: 'the-mountains-birthday',
  scenes: [
    cover,
    villages,
    threeGifts,
    quarrel,
    broken,
    lastHouse,
    gorge,
    waiting,
    itch,
    scratch,
    market,
    allTogether,
    toTheLeft,
  ],
};
