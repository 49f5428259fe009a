import type { CompletionKind } from '@letsread/learning/contract.ts';

import { writeNumber } from '../../i18n/page-facts.ts';
import { readCompletions, type Completion } from '../../reading/record/completions.ts';
import { currentSession } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { showForm, showStates } from '../../ui/show-states.ts';
import { progressOf } from '../pathways/progress-of.ts';
import { noteLeaving } from '../sign-in/left-here.ts';
import { progressIn } from './known-progress.ts';
import {
  type CompletionKey,
  doneOf,
  keyOfStep,
  type StepToDo,
  type ProgressOnPath,
  progressOnPath,
} from './progress-on-path.ts';

/** Joins what this device knows with what the library knew, and shows both in the page of a path, or of all paths. */
export async function showProgress(main: HTMLElement): Promise<void> {
  const session = currentSession();
  const completions = await readCompletions((session && currentProfile(session)?.id) ?? '');
  for (const card of main.querySelectorAll<HTMLElement>('[data-path]')) showOnCard(card, completions);
  const stones = [...main.querySelectorAll<HTMLElement>('[data-step]')];
  if (stones.length === 0) return;
  const known = progressIn(main);
  const progress = progressOnPath(
    stones.map(stepOf),
    doneOf(known, completions),
    typeof known?.completedAt === 'string',
  );
  for (const stone of stones) showStone(stone, progress);
  showRewards(main, progress);
  const next = main.querySelector<HTMLElement>('[data-next-step]');
  if (next !== null) showForm(next, progress.next === undefined ? 'end' : keyOfStep(progress.next));
  const status = main.querySelector<HTMLElement>('[data-done]');
  const text = (status?.dataset['done'] ?? '').replace('{done}', writeNumber(progress.count));
  if (status !== null && status.textContent !== text) status.textContent = text;
}

function stepOf({ dataset }: HTMLElement): StepToDo {
  const [kind = '', bookId = ''] = (dataset['step'] ?? '').split(':');
  return { kind: kind as CompletionKind, book: { bookId }, isOptional: dataset['optional'] !== undefined };
}

function showStone(stone: HTMLElement, { done, next }: ProgressOnPath<StepToDo>): void {
  const key = keyOfStep(stepOf(stone));
  const isNext = next !== undefined && keyOfStep(next) === key;
  const isDone = done.has(key);
  show(stone, isDone, isNext);
  const link = stone.querySelector('a');
  if (isNext) link?.setAttribute('aria-current', 'step');
  else link?.removeAttribute('aria-current');
}

function show(stone: HTMLElement, isDone: boolean, isNext = false): void {
  showStates(stone, new Set([isDone ? 'done' : 'open', ...(isNext ? ['now'] : [])]));
  stone.classList.toggle('is-now', isNext);
  stone.classList.toggle('is-done', isDone && !isNext);
  stone.classList.toggle('is-open', !isDone && !isNext);
}

function showRewards(main: HTMLElement, { done, count, isComplete }: ProgressOnPath<StepToDo>): void {
  for (const reward of main.querySelectorAll<HTMLElement>('[data-reward]'))
    showStates(reward, new Set([done.has(reward.dataset['reward'] as CompletionKey) ? 'done' : 'open']));
  for (const badge of main.querySelectorAll<HTMLElement>('[data-badge]')) show(badge, isComplete);
  const offer = main.querySelector<HTMLElement>('[data-save-stickers]');
  if (offer === null) return;
  offer.hidden = count === 0 || currentSession() !== undefined;
  offer.querySelector('a')?.addEventListener('click', noteLeaving);
}

/** Beads, words and badge of a path in the list. */
function showOnCard(card: HTMLElement, completions: readonly Completion[]): void {
  const { path: slug = '', steps = '0' } = card.dataset;
  const known = progressIn(card);
  const { done, isComplete } = progressOf({ slug, steps: Number(steps) }, known, completions);
  const bar = card.querySelector<HTMLElement>('[data-done]');
  if (bar === null) return;
  bar.hidden = done === 0;
  for (const [at, bead] of bar.querySelectorAll('i').entries()) {
    bead.classList.toggle('is-done', at < done);
    bead.classList.toggle('is-now', at === done);
  }
  bar.querySelector('.small')?.replaceChildren((bar.dataset['done'] ?? '').replace('{done}', writeNumber(done)));
  showStates(card, new Set([isComplete ? 'done' : 'open']));
  card.querySelector('.pathcard__badge')?.classList.toggle('is-off', !isComplete);
}
