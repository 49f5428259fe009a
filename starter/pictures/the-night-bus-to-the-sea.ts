import type { DrawnBook } from './kit/picture.ts';
import {
  bump,
  cover,
  emptyHands,
  firstSnow,
  theMountain,
  thirstyTree,
  tickets,
} from './the-night-bus-to-the-sea/beginning.ts';
import { awake, cloudOfSteam, horn, knowEachOther, moving, salt } from './the-night-bus-to-the-sea/end.ts';

export const book: DrawnBook = {
  slug: 'the-night-bus-to-the-sea',
  pictures: [
    cover,
    tickets,
    emptyHands,
    firstSnow,
    theMountain,
    bump,
    thirstyTree,
    awake,
    cloudOfSteam,
    horn,
    moving,
    knowEachOther,
    salt,
  ],
};
