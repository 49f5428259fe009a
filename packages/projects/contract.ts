import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { z } from 'zod';
import { plainDigits } from './plain-digits.ts';

const codeForm = 'Give a project code of eight digits, such as 1234-5678.';

/** A project code, nine characters: 1234-5678. Local digits are taken too. */
export const projectCode = z
  .string()
  .regex(/^\p{Nd}{4}-\p{Nd}{4}$/u, codeForm)
  .transform(plainDigits)
  .describe('Eight digits with a hyphen in their middle: 1234-5678; digits of other scripts are taken too');

/** Of the wording of what is shared (`projects.shared…` of the dictionaries): one more whenever its meaning changes. */
export const sharingVersion = 2;

/** Since which wording families have agreed to share what was not shared before. */
export const sharingVersions = { started: 2 } as const;

const current = z.object({ projectCode: z.string().describe('The code of the account’s project; empty when in none') });

export const getProject = defineEndpoint('getProject', {
  method: 'GET',
  path: '/project/{code}',
  summary: 'What an account would join by a code: an open project, or the one it is in. Too many guesses are refused.',
  who: 'account',
  isGuessable: true,
  params: z.object({ code: projectCode }),
  output: z.object({
    code: z.string(),
    name: z.string(),
    partner: z.string().describe('Who runs it; empty where nobody is named'),
    about: z.string().describe('What the partner tells families; may be empty'),
    sharingVersion: z
      .number()
      .int()
      .describe('Of the wording of what is shared with the project, for the header of assignProject'),
  }),
  problems: { 'project-not-found': 404 },
  example: { params: { code: '1234-5678' } },
});

export const assignProject = defineEndpoint('assignProject', {
  method: 'PUT',
  path: '/project/{code}/assign',
  summary:
    'Joins a project by its code; joining again the one the account is in changes nothing. An account of several grown-ups joins none for teachers. Too many guesses are refused.',
  who: 'account',
  isGuessable: true,
  params: z.object({ code: projectCode }),
  headers: {
    'Sharing-Version': 'Which wording of what is shared the family saw, as getProject said it; kept with the consent',
  },
  output: current,
  problems: { 'project-not-found': 404, 'other-project': 406, 'several-grown-ups': 409 },
  example: { params: { code: '1234-5678' }, headers: { 'Sharing-Version': '2' } },
});

export const unassignProject = defineEndpoint('unassignProject', {
  method: 'PUT',
  path: '/project/unassign',
  summary: 'Leaves the project the account is in, if any; nothing more is shared from then on.',
  who: 'account',
  output: current,
});

export const syncProject = defineEndpoint('syncProject', {
  method: 'GET',
  path: '/project/sync',
  summary: 'The code of the project the account is in.',
  who: 'account',
  output: current,
});
