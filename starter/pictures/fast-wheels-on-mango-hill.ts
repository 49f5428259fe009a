import type { Book } from './compose.ts';
import { allThatRolls, cover, noTruck, sleepingGiant } from './fast-wheels-on-mango-hill/beginning.ts';
import { atTheToes, downTheShin, sploosh, whistleOnce } from './fast-wheels-on-mango-hill/end.ts';
import { downTheNose, goatOnTheKnee, roundTheBelly, thePuddle } from './fast-wheels-on-mango-hill/middle.ts';
import { planInTheDust } from './fast-wheels-on-mango-hill/plan.ts';

export const book: Book = {
  slug: 'fast-wheels-on-mango-hill',
  scenes: [
    cover,
    sleepingGiant,
    noTruck,
    allThatRolls,
    planInTheDust,
    downTheNose,
    roundTheBelly,
    goatOnTheKnee,
    thePuddle,
    sploosh,
    downTheShin,
    atTheToes,
    whistleOnce,
  ],
};
