import { bookCard, englishLanguageId } from '@letsread/catalogue/contract.ts';
import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { day, id } from '@letsread/http/values.ts';
import { maxReaders } from '@letsread/profiles/classes/contract.ts';
import { z } from 'zod';

/** How many things may be handed out to the readers of a class at a time. */
export const maxHandedOut = 40;
/** How many stories of a level may be asked for. */
export const maxGoal = 20;

const teacher = { roles: ['TEACHER'] } as const;
const classId = id.describe('The class');
const ofClass = z.object({ classId });
const ofThing = z.object({ classId, handedOutId: id.describe('What was handed out') });
const inClass = { params: { classId: '1' } };
const level = z.number().int().min(1, 'Give a level from 1 to 5.').max(5, 'Give a level from 1 to 5.');
const howMany = `Give 1 to ${maxGoal} stories.`;

const what = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('book'), id: id.describe('The book') }),
    z.object({ kind: z.literal('collection'), id: id.describe('The collection') }),
    z.object({ kind: z.literal('pathway'), id: id.describe('The path') }),
    z.object({
      kind: z.literal('level'),
      level,
      stories: z.number(howMany).int(howMany).min(1, howMany).max(maxGoal, howMany).describe('How many to finish'),
    }),
  ])
  .describe('A book, a collection, a path, or so many stories of a level');
export type WhatToHandOut = z.output<typeof what>;

const readerIds = z
  .array(id)
  .min(1, 'Name a reader, or give null for the whole class.')
  .max(maxReaders)
  .nullable()
  .describe('Readers of the class; null for whoever is in it');
const untilDay = day.describe('The last day of it');

const handedOutKinds = ['book', 'collection', 'pathway', 'level'] as const;
const thing = z.object({
  id,
  kind: z.enum(handedOutKinds),
  title: z.string().nullable().describe('Of a book, collection or path; null of a level'),
  titleLanguageISOCode: z
    .string()
    .nullable()
    .describe('The language of the title, BCP 47; null where there is none, its parts are in two, or it is not known'),
  slug: z.string().nullable(),
  level: level.nullable().describe('Of stories of a level'),
  languageId: id.describe('The language its stories are handed out in'),
  untilDay: z.string(),
  stories: z.number().int().describe('How many are to be finished; 0 where all of it has been withdrawn'),
});

const handedOut = thing
  .extend({ readerIds: z.array(id).nullable().describe('Which readers of the class; null for the whole class') })
  .meta({ id: 'HandedOut' });
export type HandedOut = z.output<typeof handedOut>;

const list = z.object({ items: z.array(handedOut) });
const notThere = { 'handed-out-not-found': 404 };

export const listHandedOut = defineEndpoint('listHandedOut', {
  method: 'GET',
  path: '/library/classes/{classId}/handed-out',
  summary: 'What is handed out to a class or to readers of it, by its last day.',
  who: teacher,
  owned: { class: 'classId' },
  params: ofClass,
  output: list,
  example: inClass,
});

export const handOut = defineEndpoint('handOut', {
  method: 'POST',
  path: '/library/classes/{classId}/handed-out',
  summary:
    'Hands out a book, a collection, a path or stories of a level to a class or to readers of it. It is done by what they ' +
    `read; of a level only stories count that are first finished from now on. A class has at most ${maxHandedOut} such things.`,
  who: teacher,
  owned: { class: 'classId' },
  params: ofClass,
  body: z.object({
    what,
    languageId: id.default(englishLanguageId).describe('The language to read in; English when not said'),
    readerIds,
    untilDay,
  }),
  output: list,
  problems: {
    'book-not-found': 404,
    'collection-not-found': 404,
    'pathway-not-found': 404,
    'language-not-found': 404,
    'too-many-handed-out': 409,
  },
  example: {
    ...inClass,
    body: { what: { kind: 'level', level: 2, stories: 3 }, readerIds: null, untilDay: '2999-02-28' },
  },
});

export const changeHandedOut = defineEndpoint('changeHandedOut', {
  method: 'PUT',
  path: '/library/classes/{classId}/handed-out/{handedOutId}',
  summary: 'Changes until when something is handed out, and to which readers of the class.',
  who: teacher,
  owned: { class: 'classId' },
  params: ofThing,
  body: z.object({ readerIds, untilDay }),
  output: list,
  problems: notThere,
  example: {
    params: { classId: '1', handedOutId: '1' },
    body: { readerIds: null, untilDay: '2999-03-31' },
  },
});

export const takeBack = defineEndpoint('takeBack', {
  method: 'DELETE',
  path: '/library/classes/{classId}/handed-out/{handedOutId}',
  summary: 'Takes back what was handed out, from everybody; what was read of it stays read.',
  who: teacher,
  owned: { class: 'classId' },
  params: ofThing,
  output: list,
  problems: notThere,
  example: { params: { classId: '1', handedOutId: '1' } },
});

const ofReader = {
  done: z.number().int().describe('How many of the stories are finished'),
  finishedIds: z.array(id).describe('Which books of it are finished; of a level it is only counted'),
};
const cards = { books: z.array(bookCard).describe('Its stories in their order; none of a level') };

const readersTask = thing.extend({ ...cards, ...ofReader }).meta({ id: 'HandedOutToReader' });
export type ReadersTask = z.output<typeof readersTask>;

export const listReadersTasks = defineEndpoint('listReadersTasks', {
  method: 'GET',
  path: '/profile/handed-out/{userId}/{profileId}',
  summary: 'What was handed out to a reader and whose last day is not over, the nearest day first.',
  who: 'account',
  owned: { account: 'userId', profile: 'profileId' },
  params: z.object({ userId: id.describe('The account'), profileId: id.describe('The reader') }),
  query: z.object({ day: day.optional().describe('Today for the reader; else the day before in UTC') }),
  output: z.object({ items: z.array(readersTask) }),
  example: { params: { userId: '1', profileId: '1' } },
});

const classTask = thing
  .extend({ ...cards, readers: z.array(z.object({ profileId: id, ...ofReader })) })
  .meta({ id: 'HandedOutInClass' });
export type ClassTask = z.output<typeof classTask>;

export const listClassTasks = defineEndpoint('listClassTasks', {
  method: 'GET',
  path: '/classroom/{classId}/handed-out',
  summary:
    'What was handed out to the readers of a class, as a browser needs it that is open for it, also without a network.',
  who: 'account',
  owned: { class: 'classId' },
  params: ofClass,
  query: z.object({ day: day.optional().describe('Today for the class; else the day before in UTC') }),
  output: z.object({ items: z.array(classTask) }),
  example: inClass,
});

const look = z
  .discriminatedUnion('why', [
    z.object({
      why: z.literal('questions'),
      question: z.enum(['single', 'truefalse', 'picture', 'order']).describe('The kind of question'),
    }),
    z.object({
      why: z.literal('page'),
      title: z.string().nullable().describe('The book'),
      titleLanguageISOCode: z.string().nullable().describe('The language of the title, BCP 47'),
      page: z.number().int(),
    }),
  ])
  .describe(
    'Why to look: the last two answers to a kind of question were wrong at first, or the last two days in a book ended on the same page',
  );
export type Look = z.output<typeof look>;

export const taskStates = ['not-begun', 'reading', 'finished'] as const;
const cell = z.object({
  handedOutId: id,
  state: z.enum(taskStates),
  done: z.number().int(),
  looks: z.array(look),
});
export type OverviewCell = z.output<typeof cell>;

const overview = z
  .object({
    id,
    name: z.string(),
    since: z.string().describe('The first day of the term that words and levels are told of'),
    things: z.array(handedOut),
    readers: z.array(
      z.object({
        profileId: id,
        name: z.string(),
        hasReadLately: z.boolean().describe('Whether they read within the last seven days'),
        words: z.number().int().describe('Words met in the stories read since'),
        levels: z
          .array(z.object({ level: level.nullable(), books: z.number().int() }))
          .describe('How many of the stories read since were finished, by level'),
        cells: z.array(cell).describe('Of what was handed out to this reader'),
      }),
    ),
  })
  .meta({ id: 'ClassOverview' });
export type ClassOverview = z.output<typeof overview>;

export const getClassOverview = defineEndpoint('getClassOverview', {
  method: 'GET',
  path: '/library/classes/{classId}/overview',
  summary:
    'A class as its teacher sees it: by reader, in the order of names, how far they are with what was handed out.',
  who: teacher,
  owned: { class: 'classId' },
  params: ofClass,
  query: z.object({
    day: day.optional().describe('Today for the teacher; else in UTC'),
    since: day.optional().describe('The first day of the term; else 90 days before'),
  }),
  output: overview,
  example: inClass,
});
