import type { questionKinds } from '../games/contract.ts';

/** What all languages share of a question, whoever wrote it. */
export interface QuestionShape {
  page: number;
  kind: (typeof questionKinds)[number];
  choices: readonly { key: string; page?: number | null | undefined }[];
  answer: readonly string[];
}

/** A field of a question and what is wrong with it. */
export interface QuestionFault {
  field: 'page' | 'choices' | 'answer';
  message: string;
}

/** The first thing that is wrong with a question, in itself. */
export function faultOfQuestion({ kind, choices, answer }: QuestionShape): QuestionFault | undefined {
  const keys = choices.map(({ key }) => key);
  const shown = choices.flatMap(({ page }) => page ?? []);
  if (firstTwice(keys) !== undefined) return inChoices(`"${firstTwice(keys)}" is there twice.`);
  if (firstTwice(shown) !== undefined) return inChoices(`page ${firstTwice(shown)} is shown twice.`);
  if (kind === 'picture' && shown.length < choices.length)
    return inChoices('each needs a page, as its picture is shown.');
  if (kind === 'truefalse' && (keys.join() !== 'yes,no' || shown.length > 0))
    return inChoices('those of truefalse are "yes" and "no", without a page.');
  const unknown = answer.find((key) => !keys.includes(key));
  if (unknown !== undefined) return inAnswer(`"${unknown}" is no choice of the question.`);
  if (kind !== 'order') return answer.length === 1 ? undefined : inAnswer('give one choice.');
  if (answer.length !== keys.length || firstTwice(answer) !== undefined) return inAnswer('give each choice once.');
  return answer.join() === keys.join() ? inChoices('they stand in the right order already.') : undefined;
}

/** A page that a question names and the book has not; `pages` counts the cover. */
export function faultOfPages({ page, choices }: QuestionShape, pages: number): QuestionFault | undefined {
  const beyond = [page, ...choices.flatMap((choice) => choice.page ?? [])].find((number) => number >= pages);
  if (beyond === undefined) return undefined;
  return { field: beyond === page ? 'page' : 'choices', message: `there is no page ${beyond}.` };
}

function inChoices(message: string): QuestionFault {
  return { field: 'choices', message };
}

function inAnswer(message: string): QuestionFault {
  return { field: 'answer', message };
}

function firstTwice<Item>(items: readonly Item[]): Item | undefined {
  return items.find((item, at) => items.indexOf(item) !== at);
}
