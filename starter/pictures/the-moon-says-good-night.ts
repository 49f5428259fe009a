import type { Book } from './compose.ts';
import {
  cover,
  moonRise,
  goodNightGoat,
  goodNightDuck,
  goodNightCamel,
  goodNightElephant,
} from './the-moon-says-good-night/beginning.ts';
import {
  goodNightFish,
  goodNightMonkey,
  warmInBed,
  whereIsOwl,
  goodMorningMoon,
} from './the-moon-says-good-night/end.ts';

export const book: Book = {
  slug: 'the-moon-says-good-night',
  scenes: [
    cover,
    moonRise,
    goodNightGoat,
    goodNightDuck,
    goodNightCamel,
    goodNightElephant,
    goodNightFish,
    goodNightMonkey,
    warmInBed,
    whereIsOwl,
    goodMorningMoon,
  ],
};
