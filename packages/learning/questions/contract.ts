import { languageMark } from '@letsread/catalogue/contract.ts';
import { changed } from '@letsread/catalogue/editing/contract.ts';
import { writtenQuestion } from '@letsread/catalogue/editing/written-question.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { sumInFives } from '@letsread/http/sums/sums-of-many.ts';
import { oneLine } from '@letsread/http/one-line.ts';
import { id } from '@letsread/http/values.ts';
import { picture } from '@letsread/media/contract.ts';
import { z } from 'zod';
import { faultOfQuestion } from './question-faults.ts';

const staff = { roles: ['LIBRARIAN', 'EDITOR'] } as const;
const ofEdition = z.object({
  bookId: id.describe('The book'),
  editionId: id.describe('The edition, one of the book’s: in its language questions are read and written'),
});
const noEdition = { 'book-not-found': 404, 'edition-not-found': 404 };
const changedMeanwhile = { 'changed-meanwhile': 409 };

export const maxQuestionText = 300;
export const maxChoices = 4;
/** How many questions a book may have; the first ones that an edition has are asked. */
export const maxWritten = 20;
/** What was taken out comes back also where others were written in its place. */
const maxOrdered = 200;

const text = z
  .string()
  .max(maxQuestionText, `Give ${maxQuestionText} characters at most.`)
  .transform((written) => written.normalize('NFC'))
  .pipe(oneLine('Give at least one character, on one line.').min(1, 'Give at least one character, on one line.'));
const choice = writtenQuestion.shape.choices.element;

/** A question that can be asked as it is. */
const question = writtenQuestion
  .extend({
    prompt: text,
    choices: z
      .array(choice.extend({ text }).meta({ id: 'ChoiceToWrite' }))
      .min(2, 'Give two answers at least.')
      .max(maxChoices, `Give ${maxChoices} answers at most.`),
    reply: text,
  })
  .check(({ value, issues }) => {
    const fault = faultOfQuestion(value);
    if (fault === undefined) return;
    issues.push({ code: 'custom', input: value, path: [fault.field], message: `${fault.field}: ${fault.message}` });
  })
  .meta({ id: 'QuestionToWrite' });

export type WrittenQuestion = z.output<typeof writtenQuestion>;

const questionToEdit = z
  .object({
    id,
    question: writtenQuestion
      .nullable()
      .describe('In the language of the edition, with the page numbers of today; null: it is not asked there'),
    isAsked: z.boolean().describe('Readers of the edition are asked this one'),
    elsewhere: z
      .array(z.object({ language: languageMark, question: writtenQuestion }).meta({ id: 'QuestionElsewhere' }))
      .describe('What it says in the other languages that it is asked in'),
    answered: z
      .object({
        readers: sumInFives.describe('How many readers answered it'),
        rightAtFirst: sumInFives.describe('How many of them were right at the first try'),
      })
      .describe('By readers of the language, in the last thousand answers, since it is asked as it is now'),
  })
  .meta({ id: 'QuestionToEdit' });
export type QuestionToEdit = z.output<typeof questionToEdit>;

const pageOfQuestions = z
  .object({
    number: z.number().int().nonnegative().describe('As a reader counts; 0 is the cover'),
    sourceNumber: z.number().int().nonnegative().describe('The number that revisions call it by'),
    picture: picture.nullable(),
    alt: z.string(),
  })
  .meta({ id: 'PageOfQuestions' });

export const listQuestionsToEdit = defineEndpoint('listQuestionsToEdit', {
  method: 'GET',
  path: '/library/books/{bookId}/editions/{editionId}/questions',
  summary:
    'The questions of a book in the language of one of its editions, in their order, with the pages to choose from.',
  who: staff,
  params: ofEdition,
  output: z.object({ pages: z.array(pageOfQuestions), questions: z.array(questionToEdit) }),
  problems: noEdition,
  example: { params: { bookId: '1', editionId: '1' } },
});
export type QuestionsToEdit = z.output<(typeof listQuestionsToEdit)['output']>;

const exampleQuestion = {
  page: 1,
  kind: 'truefalse',
  prompt: 'Does the wind take the kite?',
  choices: [
    { key: 'yes', text: 'Yes', page: null },
    { key: 'no', text: 'No', page: null },
  ],
  answer: ['yes'],
  reply: 'Yes, the wind takes it.',
} as const satisfies z.output<typeof writtenQuestion>;

const kiteQuestion: WrittenQuestion = {
  page: 1,
  kind: 'picture',
  prompt: 'Who holds the kite?',
  choices: [
    { key: 'wind', text: 'Who holds the kite? wind', page: 3 },
    { key: 'amina', text: 'Who holds the kite? amina', page: 1 },
  ],
  answer: ['amina'],
  reply: 'Who holds the kite? Yes.',
};

export const addQuestion = defineEndpoint('addQuestion', {
  method: 'POST',
  path: '/library/books/{bookId}/editions/{editionId}/questions',
  summary:
    'Writes a new question in the language of an edition. Only there it is asked, until it is written in others too.',
  who: staff,
  params: ofEdition,
  body: z.object({ question: question.describe('All of it, with the page numbers of the edition') }),
  output: changed,
  problems: { ...noEdition, 'page-not-found': 404, 'too-many-questions': 409 },
  example: {
    params: { bookId: '1', editionId: '1' },
    body: { question: { ...exampleQuestion, choices: [...exampleQuestion.choices], answer: ['yes'] } },
  },
});

export const changeQuestion = defineEndpoint('changeQuestion', {
  method: 'PUT',
  path: '/library/books/{bookId}/editions/{editionId}/questions/{questionId}',
  summary:
    'Changes a question, removes it from the edition’s language or writes it there. Page, kind and right answer are those of all its languages; what readers answered stays.',
  who: staff,
  params: ofEdition.extend({ questionId: id.describe('The question') }),
  body: z.object({
    was: writtenQuestion
      .nullable()
      .describe('As it was when the change was begun; where it is another by now, nothing is changed'),
    now: question.nullable().describe('As it shall be; null: not asked in this language'),
  }),
  output: changed,
  problems: { ...noEdition, ...changedMeanwhile, 'question-not-found': 404, 'page-not-found': 404 },
  example: {
    params: { bookId: '1', editionId: '1', questionId: '1' },
    body: { was: kiteQuestion, now: { ...kiteQuestion, prompt: 'Who has the kite?' } },
  },
});

export const orderQuestions = defineEndpoint('orderQuestions', {
  method: 'PUT',
  path: '/library/books/{bookId}/editions/{editionId}/question-order',
  summary: 'Puts the questions of a book into another order, for all its languages.',
  who: staff,
  params: ofEdition,
  body: z.object({
    was: z
      .array(id)
      .max(maxOrdered)
      .describe('The order that was seen; where it is another by now, nothing is changed'),
    now: z.array(id).max(maxOrdered).describe('The same questions in the order that they shall have'),
  }),
  output: changed,
  problems: { ...noEdition, ...changedMeanwhile, 'not-all-questions': 409 },
  example: { params: { bookId: '1', editionId: '1' }, body: { was: ['1', '2'], now: ['2', '1'] } },
});
