import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { oneLine } from '@letsread/http/one-line.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { profileName } from '../profile-name.ts';

/** How many readers a class may have. */
export const maxReaders = 60;
/** How many classes an account may keep. */
export const maxClasses = 20;
export const maxClassName = 40;
/** A list of names as it is pasted: sixty of twenty letters, with room for what is left out of it. */
export const maxPastedLetters = 10_000;

const teacher = { roles: ['TEACHER'] } as const;
const classId = id.describe('The class');
const profileId = id.describe('The reader');
const params = z.object({ classId });
const ofReader = z.object({ classId, profileId });
const example = { params: { classId: '1' } };

const className = oneLine('Give a name on one line.')
  .min(1, 'Give the class a name.')
  .max(maxClassName, `Give a name of ${maxClassName} characters at most.`)
  .describe(`1 to ${maxClassName} characters`);

const classReader = z.object({ id, name: z.string(), imageUrl: z.string() }).meta({ id: 'ClassReader' });
export type ClassReader = z.output<typeof classReader>;

const listedClass = z.object({ id, name: z.string(), readers: z.number().int() }).meta({ id: 'ListedClass' });
export type ListedClass = z.output<typeof listedClass>;

const oneClass = z.object({ id, name: z.string(), readers: z.array(classReader) }).meta({ id: 'Class' });
export type Class = z.output<typeof oneClass>;

export const listClasses = defineEndpoint('listClasses', {
  method: 'GET',
  path: '/library/classes',
  summary: 'The classes that the account keeps, by name.',
  who: teacher,
  output: z.object({ items: z.array(listedClass) }),
});

export const createClass = defineEndpoint('createClass', {
  method: 'POST',
  path: '/library/classes',
  summary: `Makes a class without readers; an account keeps at most ${maxClasses}, beside its own family’s readers.`,
  who: teacher,
  body: z.object({ name: className }),
  output: oneClass,
  problems: { 'consent-needed': 403, 'too-many-classes': 409 },
  example: { body: { name: 'Class 2b' } },
});

export const getClass = defineEndpoint('getClass', {
  method: 'GET',
  path: '/library/classes/{classId}',
  summary: 'A class with its readers, by name.',
  who: teacher,
  owned: { class: 'classId' },
  params,
  output: oneClass,
  example,
});

export const renameClass = defineEndpoint('renameClass', {
  method: 'PUT',
  path: '/library/classes/{classId}',
  summary: 'Gives a class another name.',
  who: teacher,
  owned: { class: 'classId' },
  params,
  body: z.object({ name: className }),
  output: oneClass,
  example: { ...example, body: { name: 'Class 3b' } },
});

export const deleteClass = defineEndpoint('deleteClass', {
  method: 'DELETE',
  path: '/library/classes/{classId}',
  summary: 'Deletes a class and its readers with all that was kept of them.',
  who: teacher,
  owned: { class: 'classId' },
  needsFreshSignIn: true,
  params,
  output: z.object({ deleted: z.literal(true) }),
  example: { params: { classId: '2' } },
});

const reasons = ['duplicate', 'too-long', 'not-a-name', 'class-full'] as const;
const refusedLine = z
  .object({
    line: z.number().int().describe('Which line of the list, the first being 1'),
    text: z.string().describe('Its first forty characters'),
    reason: z
      .enum(reasons)
      .describe('The name is there before or in the class; has over 20 characters; is none; the class has 60 readers'),
  })
  .meta({ id: 'RefusedLine' });
export type RefusedLine = z.output<typeof refusedLine>;

export const addClassReaders = defineEndpoint('addClassReaders', {
  method: 'POST',
  path: '/library/classes/{classId}/readers',
  summary:
    `Adds readers by a list of names, one a line, each with a picture that few of the class have; a class has at most ${maxReaders}. ` +
    'The names that can be taken are; of each other line it is said why not. A list that is sent twice adds nobody twice.',
  who: teacher,
  owned: { class: 'classId' },
  params,
  body: z.object({
    names: z
      .string()
      .max(maxPastedLetters, `Give a list of ${maxPastedLetters} characters at most.`)
      .describe('One name a line: 1 to 20 characters each, as a person counts them'),
  }),
  output: z.object({
    class: oneClass,
    added: z.array(id).describe('The readers that are new'),
    refused: z.array(refusedLine),
    emptyLines: z.number().int().describe('How many lines before the last name were empty'),
  }),
  example: { ...example, body: { names: 'Amina\nLuis\n' } },
});

export const changeClassReader = defineEndpoint('changeClassReader', {
  method: 'PUT',
  path: '/library/classes/{classId}/readers/{profileId}',
  summary: 'Gives a reader of a class another name and picture.',
  who: teacher,
  owned: { class: 'classId', profile: 'profileId' },
  params: ofReader,
  body: z.object({
    name: profileName,
    imageUrl: z.string().max(200).describe('The imageUrl of one of the pictures of GET /avatar'),
  }),
  output: oneClass,
  problems: { 'name-taken': 409 },
  example: {
    params: { classId: '1', profileId: '3' },
    body: { name: 'Amina', imageUrl: '/media/avatars/owl.webp' },
  },
});

export const moveClassReader = defineEndpoint('moveClassReader', {
  method: 'POST',
  path: '/library/classes/{classId}/readers/{profileId}/move',
  summary: 'Moves a reader to another class of the account, with all that was kept of them; the answer is that class.',
  who: teacher,
  owned: { class: 'classId', profile: 'profileId' },
  params: ofReader,
  body: z.object({ toClassId: id.describe('The class they move to') }),
  output: oneClass,
  problems: { 'class-full': 409, 'name-taken': 409 },
  example: { params: { classId: '1', profileId: '3' }, body: { toClassId: '2' } },
});

/** What picture passwords are made of, by the names of their files: three of them in their order are hashed. */
export const passwordPictures = [
  'bee',
  'butterfly',
  'cactus',
  'elephant',
  'frog',
  'lion',
  'mushroom',
  'octopus',
  'owl',
  'sunflower',
  'turtle',
  'whale',
] as const;
export type PasswordPicture = (typeof passwordPictures)[number];
/** How many of them a password has; none stands in it twice. */
export const picturesNeeded = 3;

const maxHashLetters = 100;
const base64 = (what: string) =>
  z
    .string()
    .min(16, 'Give 16 letters of Base64 or more.')
    .max(maxHashLetters, `Give ${maxHashLetters} letters of Base64 at most.`)
    .regex(/^[A-Za-z0-9+/=]+$/, 'Give Base64.')
    .describe(what);

const pictures = z
  .object({
    salt: base64('Base64, drawn for this choice alone'),
    hash: base64(
      'PBKDF2 with SHA-256 and 100,000 rounds of the three names with dots between them, such as bee.owl.lion',
    ),
  })
  .meta({ id: 'PicturePassword' });
export type PicturePassword = z.output<typeof pictures>;

const classroomReader = classReader
  .extend({ pictures: pictures.nullable().describe('Null until the reader has chosen three') })
  .meta({ id: 'ClassroomReader' });
export type ClassroomReader = z.output<typeof classroomReader>;

const classroom = z.object({ id, name: z.string(), readers: z.array(classroomReader) }).meta({ id: 'Classroom' });
export type Classroom = z.output<typeof classroom>;

export const getClassroom = defineEndpoint('getClassroom', {
  method: 'GET',
  path: '/classroom/{classId}',
  summary:
    'The readers of a class as a browser needs them that is open for it, also without a network: names, pictures, and what their picture passwords are checked by.',
  who: 'account',
  owned: { class: 'classId' },
  params,
  output: classroom,
  example,
});

export const choosePictures = defineEndpoint('choosePictures', {
  method: 'POST',
  path: '/classroom/{classId}/readers/{profileId}/pictures',
  summary:
    'A reader has chosen the three pictures of their password, on a browser that is open for the class. The first choice stands until the teacher lets them choose anew; safe to repeat.',
  who: 'account',
  owned: { class: 'classId', profile: 'profileId' },
  params: ofReader,
  body: pictures,
  output: z.object({ chosen: z.literal(true) }),
  problems: { 'pictures-chosen': 409 },
  example: {
    params: { classId: '1', profileId: '4' },
    body: { salt: 'bGV0cy1yZWFkLXNhbHQ=', hash: 'dGhyZWUgcGljdHVyZXMgaW4gYW4gb3JkZXIuLi4uLi4=' },
  },
});

export const forgetPictures = defineEndpoint('forgetPictures', {
  method: 'DELETE',
  path: '/library/classes/{classId}/readers/{profileId}/pictures',
  summary: 'Lets a reader choose their three pictures anew, the next time they choose themselves; safe to repeat.',
  who: teacher,
  owned: { class: 'classId', profile: 'profileId' },
  params: ofReader,
  output: z.object({ forgotten: z.literal(true) }),
  example: { params: { classId: '1', profileId: '4' } },
});

export const removeClassReader = defineEndpoint('removeClassReader', {
  method: 'DELETE',
  path: '/library/classes/{classId}/readers/{profileId}',
  summary: 'Takes a reader out of a class: deletes them with all that was kept of them.',
  who: teacher,
  owned: { class: 'classId', profile: 'profileId' },
  needsFreshSignIn: true,
  params: ofReader,
  output: oneClass,
  example: { params: { classId: '1', profileId: '4' } },
});
