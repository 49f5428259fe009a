import { cover, please, push, song, tickle, twitch, windPath } from './the-yak-who-would-not-move/beginning.ts';
import { asked, brandNew, hatchoo, moveTrader, wall } from './the-yak-who-would-not-move/end.ts';

export const pictures = [
  cover,
  windPath,
  push,
  song,
  please,
  tickle,
  twitch,
  hatchoo,
  asked,
  brandNew,
  wall,
  moveTrader,
];
