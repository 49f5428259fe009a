import { openPlay } from '../playing/open-play.ts';
import { openSentence, type SentenceToRebuild } from './open-sentence.ts';

/** Plays the word game of this document: one sentence after another. */
const play = openPlay<{ sentences: SentenceToRebuild[] }>();
if (play !== undefined)
  for (const [at, sentence] of play.data.sentences.entries()) {
    const step = play.steps[at];
    if (step !== undefined) openSentence(play, step, sentence);
  }
