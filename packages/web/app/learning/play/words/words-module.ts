import { openPlay } from '../playing/open-play.ts';
import { openSentence } from './open-sentence.ts';
import type { SentenceToRebuild } from './rebuilding.ts';

/** Plays the word game of this document: one sentence after another. */
const play = openPlay<{ sentences: SentenceToRebuild[] }>();
if (play !== undefined)
  for (const [at, sentence] of play.data.sentences.entries()) {
    const step = play.steps[at];
    if (step !== undefined) openSentence(play, step, sentence);
  }
