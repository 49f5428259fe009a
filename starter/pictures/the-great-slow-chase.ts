import type { DrawnBook } from './kit/picture.ts';
import { cover, gone, goodMorningAnts, roundTheMelon, slowest, stopThief } from './the-great-slow-chase/beginning.ts';
import { again, gotYou, laughing, ready, sameMushroom, whatStrawberry } from './the-great-slow-chase/end.ts';

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
