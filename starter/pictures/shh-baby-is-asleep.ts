import type { Book } from './compose.ts';
import { cover, drumming, noisyHouse, sewing } from './shh-baby-is-asleep/beginning.ts';
import { bingBangBong, everybodyPlays, waah } from './shh-baby-is-asleep/end.ts';
import { breadComes, featherFalls, hammering, hushEverywhere } from './shh-baby-is-asleep/middle.ts';
import { whoIsAwake } from './shh-baby-is-asleep/night.ts';

export const book: Book = {
  slug: 'shh-baby-is-asleep',
  scenes: [
    cover,
    noisyHouse,
    sewing,
    drumming,
    hammering,
    breadComes,
    featherFalls,
    hushEverywhere,
    waah,
    bingBangBong,
    everybodyPlays,
    whoIsAwake,
  ],
};
