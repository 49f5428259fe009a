import type { WrittenQuestion } from '@letsread/learning/questions/contract.ts';

import { isSame } from '../use-draft.ts';

type Choice = WrittenQuestion['choices'][number];
export type QuestionKind = WrittenQuestion['kind'];

const letters = ['a', 'b', 'c', 'd'];

/** A question to begin with. */
export function blankQuestion(): WrittenQuestion {
  const choices = ['a', 'b'].map((key): Choice => ({ key, text: '', page: null }));
  return { page: 1, kind: 'single', prompt: '', choices, answer: ['a'], reply: '' };
}

/** As it is edited: what is to be brought into order stands in the right one. */
export function draftFromQuestion(question: WrittenQuestion): WrittenQuestion {
  const { kind, choices, answer } = question;
  if (kind !== 'order') return question;
  return { ...question, choices: answer.flatMap((key) => choices.find((choice) => choice.key === key) ?? []) };
}

/** As it is stored: what is to be brought into order is shown in another one, in that of before where there is one. */
export function questionFromDraft(draft: WrittenQuestion, before: WrittenQuestion | null): WrittenQuestion {
  if (draft.kind !== 'order') return draft;
  const answer = draft.choices.map(({ key }) => key);
  const shown = before?.kind === 'order' ? before.choices.map(({ key }) => key) : [];
  const order = [...shown.filter((key) => answer.includes(key)), ...answer.filter((key) => !shown.includes(key))];
  const mixed = order.join() === answer.join() ? [...answer.slice(1), ...answer.slice(0, 1)] : order;
  return {
    ...draft,
    answer,
    choices: mixed.flatMap((key) => draft.choices.find((choice) => choice.key === key) ?? []),
  };
}

/**
 * A question of another kind, with what is typed already. Yes and no are two: `aside` is the question as it was before it became
 * one of them, whose further answers and pictures are there again with another kind, as when the arrow keys go past it.
 */
export function ofKind(draft: WrittenQuestion, kind: QuestionKind, aside?: WrittenQuestion): WrittenQuestion {
  const choices = choicesOf(draft, kind, aside?.choices ?? []);
  const rightAt = draft.choices.findIndex(({ key }) => key === draft.answer[0]);
  const right = choices[rightAt]?.key;
  const put = draft.kind === 'truefalse' && rightAt === 0 ? asideRight(aside) : undefined;
  return { ...draft, kind, choices, answer: answerOf(kind, choices, [put ?? right ?? '']) };
}

function choicesOf({ kind: before, choices }: WrittenQuestion, kind: QuestionKind, aside: readonly Choice[]): Choice[] {
  if (kind === before) return choices;
  if (kind === 'truefalse')
    return choices.slice(0, 2).map((choice, at) => ({ ...choice, key: ['yes', 'no'][at] ?? '', page: null }));
  if (before !== 'truefalse') return choices;
  const first = choices.map((choice, at) => ({
    ...choice,
    key: aside[at]?.key ?? letters[at] ?? '',
    page: aside[at]?.page ?? null,
  }));
  return [...first, ...aside.slice(first.length)];
}

/** The right answer of before, where it had no place among yes and no. */
function asideRight(aside: WrittenQuestion | undefined): string | undefined {
  const at = aside?.choices.findIndex(({ key }) => key === aside.answer[0]) ?? -1;
  return at > 1 ? aside?.choices[at]?.key : undefined;
}

/**
 * What was stored when a draft was begun: `stored`, or, where somebody else has stored something since, what it was then, which the
 * library refuses as changed. Without words it was not written yet.
 */
export function storedBefore(
  was: WrittenQuestion,
  stored: WrittenQuestion | null,
  begun: WrittenQuestion,
): WrittenQuestion | null {
  if (isSame(was, draftFromQuestion(stored ?? begun))) return stored;
  return was.prompt === '' ? null : was;
}

export function withChoice(draft: WrittenQuestion): WrittenQuestion {
  const key = letters.find((letter) => draft.choices.every((choice) => choice.key !== letter)) ?? '';
  return withChoices(draft, [...draft.choices, { key, text: '', page: null }]);
}

export function withChoices(draft: WrittenQuestion, choices: Choice[]): WrittenQuestion {
  return { ...draft, choices, answer: answerOf(draft.kind, choices, draft.answer) };
}

function answerOf(kind: QuestionKind, choices: readonly Choice[], before: readonly string[]): string[] {
  const keys = choices.map(({ key }) => key);
  if (kind === 'order') return keys;
  return [before.find((key) => keys.includes(key)) ?? keys[0] ?? ''];
}
