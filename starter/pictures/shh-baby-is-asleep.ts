import type { DrawnBook } from './kit/picture.ts';
import { bread, cover, drumming, featherFalls, mending, sewing, tallHouse } from './shh-baby-is-asleep/beginning.ts';
import { allCome, hullabaloo, hush, tooQuiet, waah } from './shh-baby-is-asleep/end.ts';

export const book: DrawnBook = {
  slug: 'shh-baby-is-asleep',
  pictures: [
    cover,
    tallHouse,
    sewing,
    drumming,
    mending,
    bread,
    featherFalls,
    hush,
    waah,
    tooQuiet,
    allCome,
    hullabaloo,
  ],
};
