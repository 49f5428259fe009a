import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { cursor, id, limit, listOf } from '@letsread/http/values.ts';
import { z } from 'zod';
import { type CollaboratorRole, collaboratorRoles } from '../credit-roles.ts';

export { type CollaboratorRole, collaboratorRoles };

const collaboratorRole = z.enum(collaboratorRoles);

const collaborator = z
  .object({
    id,
    name: z.string(),
    roles: z.array(collaboratorRole).describe('In all published books; translators and adapters are contributors'),
    logo: z.string().nullable().describe('The address of a picture; null: none is known'),
    url: z.string().nullable().describe('A page of their own; null: none is known'),
    country: z.string().nullable().describe('ISO 3166 code; null: not known'),
    bookCount: z.number().int().positive().describe('Published books they had a part in, in any role and language'),
  })
  .meta({ id: 'Collaborator' });
export type Collaborator = z.output<typeof collaborator>;

export const listCollaborators = defineEndpoint('listCollaborators', {
  method: 'GET',
  path: '/collaborators',
  summary:
    'The people and organisations who made the published books, each once: those with books in the interface ' +
    'language first, then those with the most books, then by name.',
  who: 'anyone',
  query: z.object({
    uiLang: id.optional().describe('The interface language; English where it is not given or not known'),
    name: z.string().max(200).default('').describe('Only names with these words in them; marks and case do not matter'),
    role: collaboratorRole.optional().describe('Only who has this role'),
    limit,
    cursor,
  }),
  output: listOf(collaborator).extend({
    total: z.number().int().nonnegative(),
    roles: z
      .array(z.object({ role: collaboratorRole, count: z.number().int().positive() }))
      .describe('How many people have each role, whichever role was asked for; roles that nobody has are left out'),
  }),
  cache: 'public',
  example: { query: { name: 'amina' } },
});
