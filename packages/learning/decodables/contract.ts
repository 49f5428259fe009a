import { bookCard } from '@letsread/catalogue/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { cursor, id, limit, listOf } from '@letsread/http/values.ts';
import { z } from 'zod';

const editionParams = z.object({ editionId: id.describe('The edition') });
const editionExample = { params: { editionId: '1' } };
const noEdition = { 'edition-not-found': 404 };
const noScheme = { 'scheme-not-found': 404 };
const stageNumber = z.coerce
  .number({ error: 'Give a stage from 1 to 99.' })
  .int('Give a stage from 1 to 99.')
  .min(1, 'Give a stage from 1 to 99.')
  .max(99, 'Give a stage from 1 to 99.');
const share = z.number().min(0).max(1).describe('Of the running words that can be read at the stage');

/** The pictures that show a word of a stage, each drawn once for all languages. */
export const wordPictures = [
  'ant',
  'apple',
  'banana',
  'bear',
  'bee',
  'bell',
  'bird',
  'buffalo',
  'butterfly',
  'car',
  'cat',
  'chair',
  'cloud',
  'cow',
  'deer',
  'dog',
  'duck',
  'fish',
  'flower',
  'football',
  'fox',
  'globe',
  'hat',
  'hen',
  'horse',
  'house',
  'key',
  'kite',
  'kiwi',
  'leaf',
  'mango',
  'moon',
  'orange',
  'peacock',
  'picture',
  'rabbit',
  'scarf',
  'scooter',
  'star',
  'sun',
  'tree',
  'watermelon',
  'zebra',
] as const;
export type WordPicture = (typeof wordPictures)[number];

export const getDecodableScheme = defineEndpoint('getDecodableScheme', {
  method: 'GET',
  path: '/decodables/{langId}',
  summary: 'In which order the spellings of a language are taught, and how many books can be read at each stage.',
  who: 'anyone',
  params: z.object({ langId: id.describe('The language') }),
  output: z.object({
    id: z.string(),
    name: z.string().describe('In the language itself'),
    language: bookCard.shape.language,
    stages: z.array(
      z.object({
        n: z.number().int().positive(),
        name: z.string().nullable(),
        graphemes: z.array(z.string()).describe('New at the stage'),
        sightWords: z.array(z.string()).describe('New at the stage, read as a whole'),
        pictureWord: z
          .object({ word: z.string(), picture: z.enum(wordPictures) })
          .nullable()
          .describe('Can be sounded out from this stage on, and what shows it'),
        books: z.number().int().nonnegative().describe('That can be read from this stage on'),
      }),
    ),
    languages: z.array(bookCard.shape.language).describe('All languages that have a scheme and books'),
  }),
  problems: noScheme,
  cache: 'public',
  example: { params: { langId: '4846240843956224' } },
});
export type DecodableScheme = z.output<(typeof getDecodableScheme)['output']>;

const decodableBook = bookCard.extend({ stage: z.number().int().positive(), share }).meta({ id: 'DecodableBook' });
export type DecodableBook = z.output<typeof decodableBook>;

export const listDecodableBooks = defineEndpoint('listDecodableBooks', {
  method: 'GET',
  path: '/decodables/{langId}/books',
  summary: 'The books of a stage of a language’s scheme, those with the fewest words first.',
  who: 'anyone',
  params: z.object({ langId: id.describe('The language') }),
  query: z.object({ stage: stageNumber.describe('Only the books of this stage'), limit, cursor }),
  output: listOf(decodableBook),
  problems: noScheme,
  cache: 'public',
  example: { params: { langId: '4846240843956224' }, query: { stage: '5' } },
});

export const getDecodable = defineEndpoint('getDecodable', {
  method: 'GET',
  path: '/decodables/editions/{editionId}',
  summary:
    'The sounds in a book to tap before reading, words to practise, and which words are still hard at its stage.',
  who: 'anyone',
  params: editionParams,
  output: z.object({
    book: bookCard,
    schemeId: z.string(),
    stage: z.number().int().positive().nullable().describe('null: too hard, or too short, for any stage'),
    share,
    sounds: z.array(z.object({ grapheme: z.string(), stage: z.number().int(), words: z.array(z.string()) })),
    sightWords: z.array(z.string()),
    practice: z
      .object({
        words: z.array(z.string()),
        sounds: z.array(z.object({ grapheme: z.string(), words: z.array(z.string()) })),
        sentences: z.array(z.object({ page: z.number().int(), text: z.string() })),
      })
      .nullable()
      .describe('A sheet to print; null where there is no word to sound out'),
    hardWords: z.array(z.string()).describe('At most twelve, those used most first'),
    names: z.array(z.string()).describe('Names, to be told by who reads along'),
  }),
  problems: { ...noEdition, ...noScheme },
  cache: 'public',
  example: editionExample,
});
export type Decodable = z.output<(typeof getDecodable)['output']>;
