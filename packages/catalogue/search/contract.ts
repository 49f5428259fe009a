import { defineEndpoint } from '@letsread/http/endpoint.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import { foundCard } from '../contract.ts';

export const suggestSearch = defineEndpoint('suggestSearch', {
  method: 'GET',
  path: '/search/suggest',
  summary: 'What a search may be for, from what is typed so far: titles, people and themes; from the first letter on.',
  who: 'anyone',
  query: z.object({
    q: z.string().max(200).default('').describe('What is typed so far; empty suggests nothing'),
    lId: id.optional().describe('The language of titles and themes; English themes and all titles where not given'),
  }),
  output: z.object({
    items: z
      .array(
        z.object({
          kind: z.enum(['title', 'person', 'theme']),
          text: z.string().describe('The title, or the name of the person or the theme'),
          book: foundCard.nullable().describe('Of a title: the edition that has it'),
          tagId: id.nullable().describe('Of a theme'),
        }),
      )
      .describe('At most eight: titles, then people, then themes'),
  }),
  cache: 'public',
  example: { query: { q: 'kit' } },
});
