import { id } from '@letsread/http/values.ts';
import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Give lower-case letters, digits and hyphens.');

/** What a question after a book is in one language, as `learning` writes it and a revision remembers it. */
export const writtenQuestion = z
  .object({
    page: z.number().int().nonnegative().max(9999).describe('The page to look at again; 0 is the cover'),
    kind: z.enum(['single', 'truefalse', 'picture', 'order']),
    prompt: z.string(),
    choices: z
      .array(
        z
          .object({
            key: key.max(100).describe('Its name for good: the same in all languages'),
            text: z.string(),
            page: z.number().int().positive().max(9999).nullable().describe('The page whose picture it shows'),
          })
          .meta({ id: 'WrittenChoice' }),
      )
      .describe('In the order in which they are shown'),
    answer: z.array(z.string()).describe('Keys: the right one; of kind order all, in the right order'),
    reply: z.string().describe('The answer as a kind sentence'),
  })
  .meta({ id: 'WrittenQuestion' });
export type WrittenQuestion = z.output<typeof writtenQuestion>;

/** A question as a revision remembers it; its pages by the numbers that they have in the source. */
export const revisedQuestion = writtenQuestion.extend({ id }).meta({ id: 'RevisedQuestion' });
