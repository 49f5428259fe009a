import { maxQuestions, questionKinds } from '@letsread/learning/games/contract.ts';
import { faultOfPages, faultOfQuestion } from '@letsread/learning/questions/question-faults.ts';
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
export function checkQuestions(file: string, { pages, questions: listed, editions }: WithQuestions): void {
  const keys = listed.map(({ key }) => key);
  const twice = firstTwice(keys);
  if (twice !== undefined) throw new StarterError(file, `questions: "${twice}" is there twice.`);
  for (const question of listed) {
    const fault = faultOfPages(question, pages) ?? faultOfQuestion(question);
    if (fault !== undefined) throw new StarterError(file, `questions.${question.key}.${fault.field}: ${fault.message}`);
  }
  for (const edition of editions) {
    const unknown = Object.keys(edition.questions).find((key) => !keys.includes(key));
    if (unknown !== undefined)
      throw new StarterError(edition.file, `questions.${unknown}: ${file} has no such question.`);
    for (const { key, choices } of listed) checkChoices(edition, key, choices);
  }
}

function checkChoices(
  { file, questions: texts }: WithQuestions['editions'][number],
  key: string,
  choices: StarterQuestion['choices'],
): void {
  const listed = texts[key]?.choices;
  if (listed === undefined) return;
  const field = `questions.${key}.choices`;
  const missing = choices.find((choice) => listed[choice.key] === undefined);
  if (missing !== undefined) throw new StarterError(file, `${field}: "${missing.key}" is missing.`);
  const surplus = Object.keys(listed).find((one) => !choices.some((choice) => choice.key === one));
  if (surplus !== undefined) throw new StarterError(file, `${field}: "${surplus}" is no choice of the question.`);
}

function firstTwice<Item>(items: readonly Item[]): Item | undefined {
  return items.find((item, at) => items.indexOf(item) !== at);
}
