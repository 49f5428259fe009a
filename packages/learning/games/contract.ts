import { bookCard } from '@letsread/catalogue/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { picture } from '@letsread/media/contract.ts';
import { deviceTimeHeader } from '@letsread/reading/contract.ts';
import { z } from 'zod';
import { completionKind, level, own, reader, readerExample, sticker, time } from '../contract.ts';

const editionParams = z.object({ editionId: id.describe('The edition') });
const editionExample = { params: { editionId: '1' } };
const noEdition = { 'edition-not-found': 404 };
const span = z
  .object({ from: z.number().int(), to: z.number().int() })
  .meta({ id: 'Span', description: 'UTF-16 offsets in the text of the page' });

const dragWordForm = z
  .enum(['gaps', 'order'])
  .describe(
    'gaps: a third of the words at most is missing, never the first; order: the whole sentence is put in order',
  );

const dragWordGame = z
  .object({
    id: z.string(),
    kind: z.literal('dragWord'),
    form: dragWordForm,
    pageNumber: z.number().int(),
    picture: picture.nullable(),
    alt: z.string(),
    sentence: z.string(),
    span,
    unit: z.enum(['word', 'phrase', 'syllable', 'character']),
    tokens: z
      .array(z.object({ id: z.string(), text: z.string(), spoken: z.string(), span, isGiven: z.boolean() }))
      .describe('In story order; a token fits into the place of another with the same text'),
    gaps: z.array(z.string()).describe('What stands between neighbours'),
    offered: z.array(z.string()).describe('Ids of the tokens to be placed, in the order in which they are offered'),
  })
  .meta({ id: 'DragWordGame' });
export type DragWordToPlay = z.output<typeof dragWordGame>;

const matchGame = z
  .object({
    id: z.literal('match'),
    kind: z.literal('match'),
    items: z.array(
      z.object({
        id: z.string(),
        pageNumber: z.number().int(),
        text: z.string(),
        span,
        kind: z.enum(['word', 'sentence']),
        picture,
        alt: z.string(),
      }),
    ),
    texts: z.array(z.string()).describe('Ids in the order in which texts are offered'),
    pictures: z.array(z.string()).describe('Ids in the order in which pictures are offered'),
  })
  .meta({ id: 'MatchGame' });
export type MatchToPlay = z.output<typeof matchGame>;

/** A reason is a code: see the type MissingGame in games/game.ts. */
const missingGame = z.object({ kind: z.enum(['dragWord', 'match']), reason: z.string() });

export const getGames = defineEndpoint('getGames', {
  method: 'GET',
  path: '/book/games/{editionId}',
  summary: 'The games made from an edition’s own words and pictures; always the same for the same edition.',
  who: 'anyone',
  params: editionParams,
  output: z.object({
    book: bookCard,
    level: level.describe('What the games are sized by'),
    dragWord: z.array(dragWordGame).describe('Sentences to put together again; empty where none makes a good game'),
    match: matchGame.nullable().describe('Texts to bring to the pictures of their pages'),
    without: z.array(missingGame).describe('Why a game is not there'),
  }),
  problems: noEdition,
  cache: 'public',
  example: editionExample,
});
export type GamesToPlay = z.output<(typeof getGames)['output']>;

export const questionKinds = ['single', 'truefalse', 'picture', 'order'] as const;

/** How many questions are asked after a book, at the most. */
export const maxQuestions = 3;

const question = z
  .object({
    id,
    key: z.string(),
    page: z.number().int().nonnegative().describe('The page to look at again; 0 is the cover'),
    picture: picture.nullable().describe('Of that page'),
    alt: z.string(),
    kind: z.enum(questionKinds).describe('order: the choices are to be brought into the order of the story'),
    prompt: z.string(),
    choices: z
      .array(z.object({ key: z.string(), text: z.string(), picture: picture.nullable(), alt: z.string() }))
      .describe('In the order in which they are shown; it never changes'),
    answer: z
      .array(z.string())
      .describe('Keys: one, or all in their order; checked on the device, so that it works offline'),
    reply: z.string().describe('The answer as a kind sentence'),
  })
  .meta({ id: 'Question' });
export type Question = z.output<typeof question>;

export const getQuestions = defineEndpoint('getQuestions', {
  method: 'GET',
  path: '/book/questions/{editionId}',
  summary: `Up to ${maxQuestions} questions to think about after a book, in its language; one without a translation is left out.`,
  who: 'anyone',
  params: editionParams,
  output: z.object({ book: bookCard, questions: z.array(question) }),
  problems: noEdition,
  cache: 'public',
  example: editionExample,
});
export type QuestionsToAnswer = z.output<(typeof getQuestions)['output']>;

export const getActivities = defineEndpoint('getActivities', {
  method: 'GET',
  path: '/book/activities/{editionId}',
  summary: 'What there is to do with an edition after reading, and the sticker that each earns.',
  who: 'anyone',
  params: editionParams,
  output: z.object({
    items: z.array(
      z.object({
        kind: completionKind.describe('book: reading it to its end'),
        count: z
          .number()
          .int()
          .positive()
          .describe('Questions to answer, or sentences and pairs to play; 1 for the book'),
        form: dragWordForm.optional(),
        sticker,
      }),
    ),
  }),
  problems: noEdition,
  cache: 'public',
  example: editionExample,
});
export type Activities = z.output<(typeof getActivities)['output']>;

const howManyAnswers = 'Give 1 to 100 answers.';

export const recordAnswers = defineEndpoint('recordAnswers', {
  method: 'POST',
  path: '/profile/answers/{userId}/{profileId}',
  summary:
    'Says how a reader answered questions; the same question at the same time counts once. Unknown questions are left out.',
  who: 'account',
  owned: own,
  params: reader,
  body: z.object({
    answers: z
      .array(
        z
          .object({
            questionId: id,
            tries: z.number().int().min(1, 'Give 1 to 9 tries.').max(9, 'Give 1 to 9 tries.'),
            isFirstTry: z.boolean('Say true or false.').describe('Right at the first try'),
            lId: id.optional().describe('The language it was asked in'),
            at: time.describe('When it was answered, on the device; still to come counts as now'),
          })
          .refine(({ tries, isFirstTry }) => !isFirstTry || tries === 1, {
            path: ['isFirstTry'],
            error: 'Say true only with one try.',
          }),
      )
      .min(1, howManyAnswers)
      .max(100, howManyAnswers)
      .describe('1 to 100, in any order'),
  }),
  output: z.object({ counted: z.number().int().nonnegative().describe('Not counted before') }),
  headers: deviceTimeHeader,
  example: {
    ...readerExample,
    body: { answers: [{ questionId: '1', tries: 1, isFirstTry: true, at: '2026-02-28T18:30:00.000Z' }] },
  },
});
