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

const current = z.object({ projectCode: z.string().describe('The code of the account’s project; empty when in none') });

export const assignProject = defineEndpoint('assignProject', {
  method: 'PUT',
  path: '/project/{code}/assign',
  summary: 'Joins a project by its code; joining again the one the account is in changes nothing.',
  who: 'account',
  params: z.object({ code: projectCode }),
  output: current,
  problems: { 'project-not-found': 404, 'other-project': 406 },
  example: { params: { code: '1234-5678' } },
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
