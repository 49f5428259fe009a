import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { oneLine } from '@letsread/http/one-line.ts';
import { day, id, seenVersion } from '@letsread/http/values.ts';
import { anAccount, namedAccount } from '@letsread/identity/roles/contract.ts';
import { z } from 'zod';
import { projectCode } from '../contract.ts';

const librarian = { roles: ['LIBRARIAN'] } as const;
const partners = { roles: ['PARTNER'] } as const;
const params = z.object({ code: projectCode });
const notFound = { 'project-not-found': 404 };

export const maxProjectName = 80;
export const maxAbout = 300;

const line = (max: number) => oneLine().max(max, `Give ${max} characters at most.`);

/** What families read under the code before they join. */
const texts = z.object({
  name: line(maxProjectName).min(1, 'Give the project a name.').describe(`1 to ${maxProjectName} characters`),
  partner: line(maxProjectName).default('').describe('Who runs it; empty where nobody is named'),
  about: line(maxAbout).default('').describe('What the partner tells families; may be empty'),
  isForTeachers: z.boolean('Say true or false.').default(false).describe('Whether who joins becomes a TEACHER'),
});

const partnerProject = z
  .object({
    code: z.string(),
    name: z.string(),
    partner: z.string(),
    about: z.string(),
    isForTeachers: z.boolean().describe('Whether who joins becomes a TEACHER, and may keep classes'),
    version: seenVersion.describe('Of what families read: another one once somebody changes it'),
    createdAt: z.string().describe('ISO 8601, UTC'),
    closedAt: z.string().nullable().describe('ISO 8601, UTC; since when nobody joins it. Null while it is open'),
    readBy: z.array(namedAccount).describe('The accounts of partners that may read its reports'),
  })
  .meta({ id: 'PartnerProject' });
export type PartnerProject = z.output<typeof partnerProject>;

export const listPartnerProjects = defineEndpoint('listPartnerProjects', {
  method: 'GET',
  path: '/library/projects',
  summary: 'The projects whose reports the account may read, the newest first; for a librarian all.',
  who: partners,
  output: z.object({ items: z.array(partnerProject) }),
});

export const createPartnerProject = defineEndpoint('createPartnerProject', {
  method: 'POST',
  path: '/library/projects',
  summary: 'Makes a project; its code is drawn at random.',
  who: librarian,
  body: texts,
  output: partnerProject,
  example: { body: { name: 'Library of Pursat', partner: 'Sipar', about: 'Reading at home, together.' } },
});

export const changePartnerProject = defineEndpoint('changePartnerProject', {
  method: 'PUT',
  path: '/library/projects/{code}',
  summary: 'Changes what families read of a project.',
  who: librarian,
  params,
  body: texts.extend({ version: seenVersion.describe('As it was seen') }),
  output: partnerProject,
  problems: { ...notFound, 'changed-meanwhile': 409 },
  example: {
    params: { code: '1234-5678' },
    body: { version: 'JS5b9KNqLC-Tz66i', name: 'Library of Pursat', partner: 'Sipar', about: '' },
  },
});

export const closePartnerProject = defineEndpoint('closePartnerProject', {
  method: 'POST',
  path: '/library/projects/{code}/closure',
  summary: 'Closes a project: nobody joins it any more, and who is in it stays until they leave. Safe to repeat.',
  who: librarian,
  params,
  output: partnerProject,
  problems: notFound,
  example: { params: { code: '1234-5678' } },
});

export const reopenPartnerProject = defineEndpoint('reopenPartnerProject', {
  method: 'DELETE',
  path: '/library/projects/{code}/closure',
  summary: 'Opens a closed project again. Safe to repeat.',
  who: librarian,
  params,
  output: partnerProject,
  problems: notFound,
  example: { params: { code: '1234-5678' } },
});

export const addProjectPartner = defineEndpoint('addProjectPartner', {
  method: 'POST',
  path: '/library/projects/{code}/partners',
  summary: 'Lets an account read the reports of a project; it becomes a PARTNER where it is none. Safe to repeat.',
  who: librarian,
  params,
  body: anAccount,
  output: partnerProject,
  problems: { ...notFound, 'account-not-found': 404, 'several-accounts': 409, 'several-grown-ups': 409 },
  example: { params: { code: '1234-5678' }, body: { accountId: '1' } },
});

export const removeProjectPartner = defineEndpoint('removeProjectPartner', {
  method: 'DELETE',
  path: '/library/projects/{code}/partners/{accountId}',
  summary: 'Lets an account read the reports of a project no longer; the role stays. Safe to repeat.',
  who: librarian,
  params: params.extend({ accountId: id }),
  output: partnerProject,
  problems: notFound,
  example: { params: { code: '1234-5678', accountId: '1' } },
});

const sum = z.number().int().nonnegative().nullable();
const sums = {
  readers: sum.describe(
    'Who read, began, finished or answered something; null: fewer than five, and then all else is null',
  ),
  started: sum
    .optional()
    .describe(
      'Books begun, in weeks summed since that is counted; null: one to four, or fewer than five readers share it',
    ),
  finished: sum.describe('Books finished for the first time; null: one to four'),
  minutes: sum.describe('Minutes read, but on the days of joining and leaving; null: one to four'),
  answered: sum.describe('Questions answered; null: one to four'),
  rightAtFirst: sum.describe('Of those, right at the first try; null: one to four were right, or one to four wrong'),
};

const projectWeek = z
  .object({
    week: z.string().describe('Its Monday, for example "2026-11-02"; weeks are those of UTC'),
    ...sums,
    languages: z
      .array(
        z
          .object({
            language: z
              .object({ id, name: z.string(), languageISOCode: z.string() })
              .meta({ id: 'ReportLanguage' })
              .nullable()
              .describe('Null: all other languages together'),
            ...sums,
          })
          .meta({ id: 'ProjectLanguage' }),
      )
      .describe('The same readers by the language that each read most; empty where a part would be of fewer than five'),
    levels: z
      .array(z.object({ level: z.number().int(), readers: z.number().int() }).meta({ id: 'ProjectLevel' }))
      .describe(
        'How many readers reached a level, each at the highest; levels that fewer than five reached are left out',
      ),
  })
  .meta({ id: 'ProjectWeek' });
export type ProjectWeek = z.output<typeof projectWeek>;

export const getProjectReport = defineEndpoint('getProjectReport', {
  method: 'GET',
  path: '/library/projects/{code}/report',
  summary:
    'What was read in a project, by week, the newest first: sums of five readers or more. A week is summed once, seven days after its end, and never changes.',
  who: partners,
  params,
  query: z.object({
    from: day.optional().describe('The first day of the first week'),
    to: day.optional().describe('A day of the last week'),
  }),
  output: z.object({
    project: partnerProject,
    weeks: z.array(projectWeek),
    nextWeek: z.string().describe('The Monday of the week that is summed next'),
    nextOn: z.string().describe('The day on which it is'),
  }),
  problems: notFound,
  example: { params: { code: '1234-5678' } },
});
export type ProjectReport = z.output<typeof getProjectReport.output>;
