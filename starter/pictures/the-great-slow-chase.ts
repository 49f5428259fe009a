import type { DrawnBook } from './kit/picture.ts';
import { cover, gone, stopThief, slowest, goodMorningAnts, roundTheMelon } from './the-great-slow-chase/beginning.ts';
import { sameMushroom, ready, gotYou, whatStrawberry, laughing, again } from './the-great-slow-chase/end.ts';

export const book: DrawnBook = {
  slug: 'the-great-slow-chase',
  pictures: [
    cover,
    gone,
    stopThief,
    slowest,
    goodMorningAnts,
    roundTheMelon,
    sameMushroom,
    ready,
    gotYou,
    whatStrawberry,
    laughing,
    again,
  ],
};
