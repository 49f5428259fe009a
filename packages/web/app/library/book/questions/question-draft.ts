import type { WrittenQuestion } from '@letsread/learning/questions/contract.ts';

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

/** A question of another kind, with what is typed already. */
export function ofKind(draft: WrittenQuestion, kind: QuestionKind): WrittenQuestion {
  const isKeyed = kind === 'truefalse' || draft.kind === 'truefalse';
  const from = kind === 'truefalse' ? draft.choices.slice(0, 2) : draft.choices;
  const choices = from.map((choice, at): Choice => {
    const key = kind === 'truefalse' ? ['yes', 'no'][at] : letters[at];
    return { ...choice, key: isKeyed ? (key ?? '') : choice.key, page: kind === 'truefalse' ? null : choice.page };
  });
  return { ...draft, kind, choices, answer: answerOf(kind, choices, draft.answer) };
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
