import { sendWaiting } from '../../../offline/outbox/outbox.ts';
import { registerWorker } from '../../../offline/register-worker.ts';
import { whenIdle } from '../../../reading/turning/when-idle.ts';
import { find, findAll } from './find.ts';
import { openVoice, type Voice } from './open-voice.ts';
import { showEnd } from './show-end.ts';
import { wayBack } from './way-back.ts';

/** What the modules say, in the language of the interface. */
export interface Says {
  /** Of the row of beads, at each step. */
  steps: string[];
  /** From one on, in the digits of the language. */
  numbers: string[];
  /** What has the number, from one on: "Pair 1", "Number 1". */
  pairs: string[];
  order: string[];
  /** Before the word that is picked up or put down. */
  picked: string;
  putDown: string;
  pickFirst: string;
  anotherLook: string;
  lookHere: string;
  yes: string;
  /** Before the answer that is shown. */
  itGoes: string;
  together: string;
  done: string;
}

/** Said at the lower edge of a step. */
interface Outcome {
  /** Whether it was found; else there is more to do, or it was shown. */
  isFound: boolean;
  /** Of the interface. */
  words: string;
  /** Of the book. */
  ofBook?: string;
}

/** An activity as its module plays it. */
export interface Play<Data> {
  main: HTMLElement;
  says: Says;
  data: Data;
  voice: Voice;
  steps: HTMLElement[];
  /** Says something to who does not see it; what is of the book in its own language. */
  tell: (words: string, ofBook?: string) => void;
  sayInFoot: (step: HTMLElement, outcome: Outcome) => void;
  /** Fills one bead more. */
  fillBead: () => void;
  /** Shows what came of a step, and the way to the next. */
  finishStep: (step: HTMLElement, outcome: Outcome) => void;
}

/** Opens the activity of this document; undefined where there is none. `onShow` is called for each step but the first. */
export function openPlay<Data>(onShow: (step: HTMLElement) => void = () => {}): Play<Data> | undefined {
  const main = document.querySelector<HTMLElement>('main.play');
  if (main === null) return undefined;
  const { says, ...data } = JSON.parse(find(main, '[data-play]').textContent ?? '{}') as Data & { says: Says };
  const voice = openVoice(main);
  const steps = findAll(main, '[data-step]');
  const ofBookAs = { lang: main.dataset['tag'] ?? '', dir: main.dir };
  const fillBead = beadFiller(find(main, '[data-beads]'), says.steps);

  function tell(words: string, ofBook = ''): void {
    const own = Object.assign(document.createElement('span'), ofBookAs, { textContent: ofBook });
    find(document, '[data-status]').replaceChildren(`${words} `, own);
  }

  function sayInFoot(step: HTMLElement, { isFound, words, ofBook = '' }: Outcome): void {
    const strong = Object.assign(document.createElement('b'), { textContent: words });
    const own = Object.assign(document.createElement('bdi'), ofBookAs, { textContent: ofBook });
    find(step, '[data-outcome]').replaceChildren(strong, ' ', own);
    find(step, '[data-foot]').dataset['foot'] = isFound ? 'found' : 'said';
    tell(words, ofBook);
  }

  function finishStep(step: HTMLElement, outcome: Outcome): void {
    step.dataset['done'] = '';
    for (const button of findAll(step, '[data-foot] button')) button.hidden = true;
    sayInFoot(step, outcome);
    const next = find(step, '[data-next]');
    next.hidden = false;
    next.focus({ preventScroll: true });
    if (outcome.ofBook !== undefined) voice.speak(outcome.ofBook);
  }

  for (const step of steps)
    find(step, '[data-next]').addEventListener('click', () => {
      tell('');
      step.hidden = true;
      const following = steps[steps.indexOf(step) + 1];
      if (following === undefined) showEnd(main);
      else {
        showStep(following);
        onShow(following);
      }
    });
  const away = find<HTMLAnchorElement>(main, '[data-away]');
  away.href = wayBack(away.href);
  whenIdle(() => {
    registerWorker();
    void sendWaiting().catch((error: unknown) => console.warn(error));
  });
  return { main, says, data: data as Data, voice, steps, tell, sayInFoot, fillBead, finishStep };
}

function showStep(step: HTMLElement): void {
  step.hidden = false;
  scrollTo(0, 0);
  find(step, 'h1').focus({ preventScroll: true });
}

function beadFiller(beads: HTMLElement, names: string[]): () => void {
  let filled = 0;
  return () => {
    filled += 1;
    for (const [at, bead] of [...beads.children].entries())
      bead.className = at < filled ? 'is-done' : at === filled ? 'is-now' : '';
    beads.setAttribute('aria-label', names[Math.min(filled, names.length - 1)] ?? '');
  };
}
