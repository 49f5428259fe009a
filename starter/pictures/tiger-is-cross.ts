import type { Book } from './compose.ts';
import { asBigAsACup, asBigAsADrum, asBigAsAHouse, cover, crash } from './tiger-is-cross/beginning.ts';
import { hug, pea } from './tiger-is-cross/end.ts';
import { asBigAsAHill, breathe, splashIn } from './tiger-is-cross/middle.ts';

export const book: Book = {
  slug: 'tiger-is-cross',
  scenes: [cover, crash, asBigAsACup, asBigAsADrum, asBigAsAHouse, asBigAsAHill, breathe, splashIn, hug, pea],
};
