import { openPlay } from '../playing/open-play.ts';
import { openPairs } from './open-pairs.ts';

/** Plays the match game of this document. */
const play = openPlay<{ items: { id: string; text: string }[] }>();
const [step] = play?.steps ?? [];
if (play !== undefined && step !== undefined) openPairs(play, step, play.data.items);
