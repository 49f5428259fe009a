import type { DrawnBook } from './kit/picture.ts';
import {
  bump,
  cover,
  dancing,
  garden,
  hundredEggs,
  inAHurry,
  straightOut,
} from './why-crab-walks-sideways/beginning.ts';
import { always, asEasily, eversince, looking, shrimpOut, toTheSide } from './why-crab-walks-sideways/end.ts';

export const book: DrawnBook = {
  slug: 'why-crab-walks-sideways',
  pictures: [
    cover,
    straightOut,
    inAHurry,
    garden,
    dancing,
    hundredEggs,
    bump,
    shrimpOut,
    toTheSide,
    asEasily,
    always,
    looking,
    eversince,
  ],
};
