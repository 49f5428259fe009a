import type { DrawnBook } from './kit/picture.ts';
import { cover, lightsOut, neverLost, spiceMarket, takeMyElbow } from './the-map-of-smells/beginning.ts';
import { eyesShut, inAMinute, mapOfSmells } from './the-map-of-smells/end.ts';
import { clapAndListen, coffeeCorner, doorToRead, everySmellAtOnce, threeSteps } from './the-map-of-smells/middle.ts';

export const book: DrawnBook = {
  slug: 'the-map-of-smells',
  pictures: [
    cover,
    neverLost,
    spiceMarket,
    lightsOut,
    takeMyElbow,
    coffeeCorner,
    doorToRead,
    clapAndListen,
    everySmellAtOnce,
    threeSteps,
    eyesShut,
    inAMinute,
    mapOfSmells,
  ],
};
