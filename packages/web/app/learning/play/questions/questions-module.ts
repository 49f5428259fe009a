import { find } from '../playing/find.ts';
import { openPlay } from '../playing/open-play.ts';
import { openChoice } from './open-choice.ts';
import { openOrder } from './open-order.ts';
import type { AskedHere } from './answering.ts';

/** Asks the questions of this document, one after another. */
const play = openPlay<{ questions: AskedHere[] }>((step) => play?.voice.speak(find(step, 'h1').textContent ?? ''));
if (play !== undefined)
  for (const [at, question] of play.data.questions.entries()) {
    const step = play.steps[at];
    if (step === undefined) continue;
    if (question.kind === 'order') openOrder(play, step, question);
    else openChoice(play, step, question);
  }
