import type { Book } from './compose.ts';
import { cover, neverLost, spiceMarket } from './the-map-of-smells/beginning.ts';
import { lightsOut, takeMyElbow } from './the-map-of-smells/dark.ts';
import { eyesShut, inAMinute, mapOfSmells } from './the-map-of-smells/end.ts';
import { clapAndListen, coffeeCorner, doorToRead } from './the-map-of-smells/middle.ts';
import { everySmellAtOnce, threeSteps } from './the-map-of-smells/square.ts';

export const book: Book = {
  slug: 'the-map-of-smells',
  scenes: [
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
