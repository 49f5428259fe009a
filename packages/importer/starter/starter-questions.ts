import { maxQuestions, questionKinds } from '@letsread/learning/games/contract.ts';
import { z } from 'zod';
import { slug, words } from './starter-fields.ts';
import { StarterError } from './starter-error.ts';

const maxChoices = 4;

/** In `book.json`: what all languages share of the questions after a book. */
export const questions = z
  .array(
    z.strictObject({
      key: slug,
      /** To look at again; 0 is the cover. */
      page: z.number().int().nonnegative(),
      kind: z.enum(questionKinds),
      choices: z
        .array(z.strictObject({ key: slug, page: z.number().int().positive().optional() }))
        .min(2, 'Fewer than two choices.')
        .max(maxChoices, `More than ${maxChoices} choices.`),
      answer: z.array(slug),
    }),
  )
  .max(maxQuestions, `More than ${maxQuestions} questions.`)
  .default([]);
export type StarterQuestion = z.output<typeof questions>[number];

/** In `<lang>.json`: the words of questions by their keys. A language may leave out a question, and never a part of one. */
export const questionTexts = z
  .record(z.string(), z.strictObject({ prompt: words, choices: z.record(z.string(), words), reply: words }))
  .default({});

interface WithQuestions {
  pages: number;
  questions: StarterQuestion[];
  editions: { file: string; questions: z.output<typeof questionTexts> }[];
}

/** @throws StarterError at the first question that cannot be asked, or text that fits none. */
export function checkQuestions(file: string, { pages, questions: asked, editions }: WithQuestions): void {
  const keys = asked.map(({ key }) => key);
  const twice = firstTwice(keys);
  if (twice !== undefined) throw new StarterError(file, `questions: "${twice}" is there twice.`);
  for (const question of asked) {
    const fault = faultOf(question, pages);
    if (fault !== undefined) throw new StarterError(file, `questions.${question.key}.${fault}`);
  }
  for (const edition of editions) {
    const unknown = Object.keys(edition.questions).find((key) => !keys.includes(key));
    if (unknown !== undefined)
      throw new StarterError(edition.file, `questions.${unknown}: ${file} has no such question.`);
    for (const { key, choices } of asked) checkChoices(edition, key, choices);
  }
}

function checkChoices(
  { file, questions: texts }: WithQuestions['editions'][number],
  key: string,
  choices: StarterQuestion['choices'],
): void {
  const told = texts[key]?.choices;
  if (told === undefined) return;
  const field = `questions.${key}.choices`;
  const missing = choices.find((choice) => told[choice.key] === undefined);
  if (missing !== undefined) throw new StarterError(file, `${field}: "${missing.key}" is missing.`);
  const surplus = Object.keys(told).find((one) => !choices.some((choice) => choice.key === one));
  if (surplus !== undefined) throw new StarterError(file, `${field}: "${surplus}" is no choice of the question.`);
}

/** The field and what is wrong with it, of the first thing that is. */
function faultOf({ page, kind, choices, answer }: StarterQuestion, pages: number): string | undefined {
  const keys = choices.map(({ key }) => key);
  const shown = choices.flatMap((choice) => choice.page ?? []);
  const beyond = [page, ...shown].find((number) => number >= pages);
  if (beyond !== undefined) return `${beyond === page ? 'page' : 'choices'}: there is no page ${beyond}.`;
  if (firstTwice(keys) !== undefined) return `choices: "${firstTwice(keys)}" is there twice.`;
  if (firstTwice(shown) !== undefined) return `choices: page ${firstTwice(shown)} is shown twice.`;
  if (kind === 'picture' && shown.length < choices.length)
    return 'choices: each needs a page, as its picture is shown.';
  if (kind === 'truefalse' && (keys.join() !== 'yes,no' || shown.length > 0))
    return 'choices: those of truefalse are "yes" and "no", without a page.';
  const unknown = answer.find((key) => !keys.includes(key));
  if (unknown !== undefined) return `answer: "${unknown}" is no choice of the question.`;
  if (kind !== 'order') return answer.length === 1 ? undefined : 'answer: give one choice.';
  if (answer.length !== keys.length || firstTwice(answer) !== undefined) return 'answer: give each choice once.';
  return answer.join() === keys.join() ? 'choices: they stand in the right order already.' : undefined;
}

function firstTwice<Item>(items: readonly Item[]): Item | undefined {
  return items.find((item, at) => items.indexOf(item) !== at);
}
