import type { Book } from './compose.ts';
import { cover, wakingUp, drinking, worm, meadowChase, goatRide } from './papa-counts-to-six/beginning.ts';
import { quietEgg, waiting, crack, six, onePapa } from './papa-counts-to-six/end.ts';

export const book: Book = {
  slug: 'papa-counts-to-six',
  scenes: [cover, wakingUp, drinking, worm, meadowChase, goatRide, quietEgg, waiting, crack, six, onePapa],
};
